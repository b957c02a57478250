/** Players with a trained network: their names, and why one is refused. */
export const learned = {
  trained: 'Trained',
  net: '{network}, one ply',
  netMinimax: '{network}, {count} turn ahead | {network}, {count} turns ahead',
  netMcts: '{network}, {count} visit | {network}, {count} visits',
  netPlays: 'the move that a trained network likes best',
  netMinimaxPlays: 'looks ahead like Minimax, with a trained network to judge positions',
  netMctsPlays: 'grows a tree of moves where a trained network sees promise',
  visits: 'Visits per choice',
  malformed: 'A learned player is written net:ID, net-minimax:ID:turns or net-mcts:ID:visits, not “{got}”.',
  unknown: 'No trained network is called “{got}”. There are {choices}. Import the file of others first.',
  otherVariant: 'The network {network} was trained for {game} and cannot play {variant}.',
  notAPlayer: 'This is not the file of a trained player.',
  otherVersion: 'The file of this player has version {got}, but this program reads version {known}.',
  damaged: 'The file of this player is damaged: its content does not match its checksum.',
  otherSize: 'The network in this file does not have the size that its board needs.',
} as const
