/** What the words of the field mean; a term and its meaning for each. */
export const glossary = {
  hole: 'Hole',
  holeMeans: 'A small pit on a player’s side of the board.',
  store: 'Store',
  storeMeans:
    'A player’s large pit, where their seeds are gathered. In Java it is called lumbung, “granary”.',
  seed: 'Seed',
  seedMeans: 'A piece: a cowrie, a marble, a tamarind stone.',
  sides: 'South, North',
  sidesMeans: 'The two players. South has the lower row of the board and usually moves first.',
  n: 'dakon-n, kalah(m, n)',
  nMeans:
    'How sizes are written. Dakon-7 has seven holes per side. Kalah(6, 4) has six holes per side with four seeds in each.',
  lap: 'Lap',
  lapMeans: 'One sowing: from picking up the seeds of a hole to dropping the last of them.',
  relay: 'Relay',
  relayMeans:
    'When the last seed falls into a hole with seeds, you pick them all up and sow them onward as the next lap.',
  move: 'Move',
  moveMeans:
    'Everything that follows from choosing one hole: one lap, or several if sowing continues in relays.',
  turn: 'Turn',
  turnMeans:
    'All the moves a player makes before the opponent plays. Usually one; more if a move earns another.',
  round: 'Round, match',
  roundMeans:
    'A round is played from filled holes to the final count. In some games several rounds make a match, and the stores refill the holes between them.',
  tie: 'Tie, draw',
  tieMeans:
    'Nobody wins. Here “tie” is the result of a game that was played; “draw” is the value of a game or position that neither side can win with best play.',
  capture: 'Capture',
  captureMeans:
    'Taking seeds off the board into your store, usually those in the hole opposite the one where your last seed fell.',
  burnt: 'Burnt hole',
  burntMeans: 'A hole that its player could not fill for the new round; it stays closed for that round.',
  cycle: 'Cycle',
  cycleMeans:
    'One trip round the board: all the holes and the player’s own store. A large pile goes round more than once; openings can be ranked by how few cycles they take.',
  repunit: 'Repunit',
  repunitMeans:
    'A number written using only ones. In base 3, the numbers 4, 13 and 40 are 11, 111 and 1111. A theorem says that the first player loses kalah(1, n) for every such n; Papers checks it.',
  opening: 'Winning opening',
  openingMeans: 'A first turn that already wins: after it the opponent cannot catch up.',
  variant: 'Variant',
  variantMeans: 'A set of rules. Every rule can be changed on the Variants page.',
  value: 'Value',
  valueMeans:
    'The seeds of the player to move minus the opponent’s at the end, if both play their best. Plus is good for the player to move.',
  randomSeed: 'Random seed',
  randomSeedMeans:
    'The number from which everything random in a run starts. The same number gives the same games again.',
  level: 'Level',
  levelMeans:
    'How well an opponent plays, from novice to master. Which computer player a level stands for depends on the game; a novice always moves at random.',
  category: 'Category',
  categoryMeans:
    'One of several equal groups of games in a match series. The groups show how much results vary by chance; the congkak paper has five groups of 20,000 games.',
} as const
