/** Words that controls share, whatever page they are on. */
export const ui = {
  close: 'Close',
  undo: 'Undo',
  less: '{label}: fewer',
  more: '{label}: more',
  notCopied: 'Nothing was copied: the clipboard is not available.',
  somethingWrong: 'Something went wrong: {reason}',
} as const
