/** What becomes of runs on the command line: saved work, stops and failures. */
export const saving = {
  internalError: 'Internal error: {reason}',
  noReport: 'The report could not be built: {reason}',
  notWritten: 'The answer could not be written: {reason}',
  saved: 'Finished work was saved to {file}. Continue with the same command and --resume {file}',
  stopped: 'Stopped. {saved}',
  recordsStopped: 'Stopped. The answer is complete, but no records were written to {file}.',
  notSaved: 'Finished work could not be saved either: {reason}',
  onTheWay:
    'Work so far is saved to {file}. If it is interrupted, continue with the same command and --resume {file}',
  left: 'An earlier run with these options was saved to {file}. To continue it, add --resume {file}',
  damaged: '{file} is damaged: {parts} will be computed again',
  onePart: 'part {parts}',
  severalParts: 'parts {parts}',
  manyParts: 'parts {parts} and {more} more',
  changed: '{file} was changed after it was saved: only parts that match their checksums are used',
  otherVersion:
    '{file} was saved by Lumbung {made}, and this is Lumbung {here}: everything is computed again, so that all results come from one version',
  otherPlan: '{file} was saved by a program that divides this run differently: everything is computed again',
  noChecksums:
    '{file} was saved by an earlier version and has no checksums: changes to it cannot be detected',
  noChecksum:
    '{file} was printed by an earlier version and has no checksum: changes to it cannot be detected',
} as const
