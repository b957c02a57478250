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
    'On the Board, press a number to play a hole, or a letter for a button. When this is off, these keys work only while a hole is selected, for example with the Tab key.',
  keysSwitch: 'Use single keys anywhere on the Board page',
  hintsAndSounds: 'Hints and sounds',
  hintsAndSoundsNote:
    'On the Board, hints show what a move would do and what it is worth, and sounds play as seeds drop. The Board’s menu changes the same settings.',
  hintsSwitch: 'Show hints',
  soundsSwitch: 'Play sounds',
  workers: 'Workers',
  workersNote:
    'How many threads experiments may use; {usual} by default on this computer. The window has its own thread.',
  notifications: 'Notifications',
  notificationsNote: 'You are notified only while the window is in the background.',
  notificationsSwitch: 'Tell me when a long experiment is done',
  linkAddress: 'Address for links',
  linkAddressNote:
    'Where links that you copy on the Board open: the address of Lumbung on a web server, such as https://example.org/lumbung/. Without one, you copy a code that others paste into their own Lumbung.',
  linkAddressProblem: 'This must be an address that starts with https://',
  linkAddressDefault: 'Empty: links lead to {address}',
  about: 'About',
  aboutNote: 'A laboratory for sowing games. Free software under the MIT licence.',
  versionDesktop: 'Lumbung {version}, desktop app',
  versionBrowser: 'Lumbung {version}, in the browser',
  licences: 'Licences',
  licencesNote: 'The packages included in Lumbung, and their licences.',
  licenceText: 'Licence text',
  data: 'Your data',
  dataNote: 'Runs, variants and games are stored on this computer and nowhere else.',
  exportAll: 'Export all',
  import: 'Import',
  deleteAll: 'Delete all',
  deleteAllTitle: 'Delete everything?',
  deleteAllNote:
    'This deletes all runs, variants and games on this computer and stops running experiments. You can undo it for a few seconds. Export first to be safe.',
  keep: 'Keep',
  damaged: 'Damaged records',
  damagedNote:
    '{count, plural, one {# stored record cannot be read. {reason}} other {# stored records cannot be read. The first: {reason}}}',
  exportDamaged: 'Export them',
  deleteDamaged: 'Delete them',
} as const

/** Endgame tables that are stored, on the Settings page. */
export const storedTables = {
  note: 'Values of all positions with few seeds. The experiment “Endgame tables” computes and stores them; the Board and reviews use them.',
  none: 'None stored.',
  table: '{name}, {holes} holes per side, up to {seeds} seeds',
  entry: '{table}: {size}',
  delete: 'Delete',
  deleteTable: 'Delete the table for {table}',
  deleted: 'Deleted the table for {table}.',
  notStored: 'The table was computed but not stored. {reason}',
} as const

/** Looking for newer versions of the desktop app. */
export const updates = {
  title: 'Updates',
  note: 'Each time it starts, Lumbung asks {address} for the newest version number. It sends nothing about you or your work, and downloads nothing. This is off until you switch it on.',
  noAddress: 'This build has no update address, so it cannot check for updates.',
  switch: 'Check for updates each time Lumbung starts',
  lookNow: 'Check now',
  looking: 'Checking…',
  newest: 'This is the newest version.',
  newer: 'Version {version} is available.',
  openPage: 'Open the download page',
  failed: 'The check failed: {reason}',
  noRelease: 'The server answered, but lists no release.',
  unreadable: 'The server answered, but not with a version number.',
  unreachable: 'The server cannot be reached.',
} as const

/** The web edition, kept by the browser. */
export const webEdition = {
  title: 'On this device',
  note: 'In a browser, Lumbung stores itself, so that it opens without a network and can be installed like any app: here, or from the menu of your browser (“Install” or “Add to Home Screen”).',
  unable: 'This browser does not store Lumbung, so it needs a network.',
  storing: 'Storing Lumbung on this device…',
  stored: 'Stored. Lumbung also opens without a network.',
  failed: 'Lumbung could not be stored completely. It will be tried again at the next visit.',
  install: 'Install Lumbung',
  newer: 'A new version of Lumbung is ready. Your work is kept.',
  restart: 'Restart now',
  lookFailed: 'The check failed. Is there a network?',
} as const
