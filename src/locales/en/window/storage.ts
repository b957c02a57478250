/** What is stored on this computer: problems, backups, damaged records. */
export const storage = {
  full: 'Storage is full. Delete or export old results to make room. Everything stored so far is safe.',
  blocked: 'The browser does not let Lumbung store data. Allow site data for this page.',
  silent: 'The browser’s storage does not answer. Restart the browser to try again.',
  failed: 'Storage failed: {reason}',
  setAside:
    'The stored results could not be read: they are damaged or come from a newer version of Lumbung. They were left untouched, and Lumbung started with empty storage.',
  otherWindow:
    'An older version of Lumbung is open in another window. Close it so that this one can read your results.',
  outdated:
    'A newer version of Lumbung was opened in another window. Reload this one to keep storing results.',
  erased:
    'The stored results were deleted, in another window or in the settings of the browser. What this window still shows can be exported; new results are stored again.',
  memoryOnly:
    'This browser stores nothing. Results are lost when the window closes, so export what you need.',
  memoryOnlyFor: '{reason} Until then results are lost when the window closes, so export what you need.',
  contradictory: 'A variant whose rules contradict each other cannot be saved.',
  damagedField: 'The field “{path}” is missing or wrong.',
  damagedRecord: 'It is not a valid record.',
  altered: 'It does not match its checksum: it was changed or damaged.',
  notABackup: 'This is not a Lumbung backup.',
  damagedBackup: 'This backup is damaged or incomplete. Nothing was imported.',
  damagedBackupRecord: 'Record {place} of “{shelf}” in this backup is damaged. Nothing was imported.',
  newerBackup: 'This backup was made by a newer version of Lumbung.',
  contents: '{runs}, {variants}, {games}',
  runs: '{count, plural, one {# run} other {# runs}}',
  variants: '{count, plural, one {# variant} other {# variants}}',
  games: '{count, plural, one {# game} other {# games}}',
  exporting: '{count, plural, one {Exporting: # record} other {Exporting: # records}}',
  importing: '{name}: {share} imported',
  restoring: 'Restoring: {share}',
  imported: 'Imported {contents}',
  importedSome: 'Imported {contents}. Damaged records skipped: {skipped}',
  restored: 'Restored {contents}',
  restoredSome: 'Restored {contents}. Damaged records skipped: {skipped}',
  deleted: 'Deleted {contents}',
  notExported: 'Nothing was exported. {reason}',
  notDeleted: 'Nothing was deleted. {reason}',
} as const
