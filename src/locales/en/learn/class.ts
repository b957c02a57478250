/** The game for a class: large board, one sentence, QR code. */
export const classPage = {
  invite: 'QR code',
  inviteTitle: 'Open this position',
  inviteAbout: 'Scan the code to open just this game and position.',
  code: 'QR code of this position',
  tooLong: 'This position does not fit into a QR code. Share the address instead.',
  noAddress:
    'This code opens on devices where Lumbung is installed. If your school hosts Lumbung, enter its address in Settings.',
  leave: 'All of Lumbung',
} as const
