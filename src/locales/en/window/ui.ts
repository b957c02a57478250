/** Words that controls share, whatever page they are on. */
export const ui = {
  close: 'Close',
  undo: 'Undo',
  less: '{label}: decrease',
  more: '{label}: increase',
  notCopied: 'Nothing was copied: the clipboard is not available.',
  somethingWrong: 'Something went wrong: {reason}',
} as const
