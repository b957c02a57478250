/** Links that carry a game, a position or rules. */
export const links = {
  copyGame: 'Copy link to this game',
  copyPosition: 'Copy link to this position',
  copyRules: 'Copy link to these rules',
  copied: 'Link copied. Open it in a browser, or paste it on the Board.',
  copiedCode:
    'Code copied. Paste it on the Board of any Lumbung, or drop it on its window. For links that open in a browser, set an address for links in Settings.',
  game: 'Shared game',
  position: 'Shared position',
  notOpened: 'The link was not opened: {reason}',
  tooLong: 'This game is too long for a link. Save it as a file instead.',
  tooLongToOpen: 'it is longer than any link that Lumbung makes',
  newer: 'it was made by a newer version of Lumbung',
  damaged: 'it is damaged or incomplete. Ask for it again',
} as const
