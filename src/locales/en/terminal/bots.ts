/** Programs from outside on the command line. */
export const bots = {
  badFile: '{file}: {problem}',
  badDescription: 'this does not describe a program ({where}); docs/programs.md shows what it must hold',
  noFolder: 'there is no folder {folder}',
  notFound: 'the program {command} was not found',
  unknown:
    '{player} is a program from outside; Lumbung starts it only if its file is named on the command line: --player FILE.json',
  onlyHere: 'programs from outside play only on this computer, with “run” or a command of their own',
  notInAFile:
    'a file may not name programs to start; name them on the command line: --player FILE.json, and bot:ID@HASH in the file',
  noRecordsLater:
    'games with programs from outside cannot be played again, so those of the earlier session have no records',
  forfeits:
    '{player} lost {lost} of {games} games by default ({reasons}). What it was sent and what it printed is in {log}.',
  plays: 'a program from outside, described by a file (docs/programs.md)',
} as const
