/** The Settings page. */
export const settings = {
  title: 'Settings',
  language: 'Language',
  languageNote: 'The language of the window, of reports and of exported figures. CSV files stay in English.',
  followSystem: 'System',
  colours: 'Colours',
  coloursNote: 'Light or dark, or the same as your desktop.',
  light: 'Light',
  dark: 'Dark',
  sowing: 'Sowing speed',
  sowingNote: 'How fast seeds are sown on the Board. The slider under the board changes the same setting.',
  keys: 'Single-key shortcuts',
  keysNote:
    'Letters and digits play holes and press buttons on the Board. When switched off, they work only while the board has the focus.',
  keysSwitch: 'Use single keys anywhere on the Board page',
  workers: 'Workers',
  workersNote:
    'Experiments run in this many threads at once. {usual} leaves one core of this computer free for the window.',
  notifications: 'Notifications',
  notificationsNote: 'Only while the window is in the background.',
  notificationsSwitch: 'Tell me when a long experiment is done',
  about: 'About',
  aboutNote: 'A laboratory for sowing games. Free software under the MIT licence.',
  versionDesktop: 'Lumbung {version}, desktop app',
  versionBrowser: 'Lumbung {version}, in the browser',
} as const
