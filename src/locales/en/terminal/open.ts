/** Lumbung and other programs: move counts, moves on request, servers, programs as players. */
export const open = {
  positionOption: 'the position to start from, such as 4,4,4+0 4,4,4+0 S; default: the start of the game',
  twoPositions: '--moves already begins with a position; give one or the other',
  perft: 'count the move sequences of a game, to compare programs',
  perftLong:
    'count the sequences of 1, 2, … moves that the rules allow, in all and by first move; two programs that agree on these counts very probably play the same rules. Every choice counts as a move, also one that keeps the turn; a forced pass does not',
  depth: 'length of the longest sequences',
  move: 'ask a player for its move in a position',
  moveLong:
    'ask a player for its move: the choice, its value as South’s seeds minus North’s, and how the player would continue for both sides',
  player: 'who is asked',
  line: 'moves to show, at most',
  exactly: 'Value: {value} (South’s seeds minus North’s at the end, proven)',
  about: 'Value: about {value} (South’s seeds minus North’s, estimated by a search)',
  continues: 'Line: {line}',
  unknownVariant: 'There is no game “{name}” in the catalogue.',
  nothingToReview: 'There are no moves to review.',
  tooManyRecords: 'At most {most} games can be recorded in one answer.',
  lineTooLong: 'The line is longer than {bytes} bytes.',
  timeIsUp: 'The answer took longer than {seconds} seconds; ask for less, or allow more with --seconds.',
  unknownUgi: 'unknown command: {command}',
  serve: 'play for other programs: JSON, UGI or KGP',
  serveLong:
    'answer other programs: one JSON request per line (--json), as an engine of the Universal Game Interface (--ugi), or in the Kalah Game Protocol (--kgp). docs/programs.md describes all three',
  serveJson: 'answer JSON requests, one per line, on stdin and stdout',
  serveUgi: 'be a UGI engine on stdin and stdout',
  servePlayer: 'who plays for Lumbung',
  serveSeconds: 'time limit per JSON request',
  oneProtocol: 'choose one of --json, --ugi and --kgp',
  serveKgp:
    'play kalah in the Kalah Game Protocol: wait for clients at HOST:PORT, or at ws://HOST:PORT for WebSockets',
  join: 'with --kgp: play as a client at HOST:PORT, ws://HOST:PORT/PATH or wss://HOST/PATH; a token is read from LUMBUNG_KGP_TOKEN',
  kgpGames: 'games with each KGP client',
  moveSeconds: 'seconds that a KGP client has for a move',
  clients: 'stop after this many KGP clients have played; default: until stopped',
  kgpAddress: 'it must be HOST:PORT, ws://HOST:PORT/PATH or wss://HOST/PATH',
  kgpNoTls:
    'Lumbung cannot wait for clients at a wss:// address; put a web server in front, and use ws:// behind it',
  kgpKalah: 'the Kalah Game Protocol plays kalah only, in any size: use --variant kalah, --holes and --seeds',
  kgpVersion: 'the server speaks version {version} of the protocol, and Lumbung speaks version 1',
  portTaken: '{address} is in use by another program; choose another port',
  cannotListen: 'cannot wait for clients at {address}: {reason}',
  cannotConnect:
    'cannot connect to {address}: {reason}. Check the address, and whether the server is running',
  listening: 'Waiting for clients at port {port}. Stop with Ctrl-C.',
  guestDone: 'The server has ended the connection. Moves made: {boards}.',
} as const
