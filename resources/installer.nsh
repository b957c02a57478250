; The app registers itself for lumbung: links when it starts (src/main/links.ts); its removal takes that back.
!macro customUnInstall
  DeleteRegKey HKCU "Software\Classes\lumbung"
!macroend
