/** Why first turns are not searched, or not fast, and why a game cannot be solved. */
export const searchReasons = {
  lifting: 'First turns cannot be searched in games that restrict which holes may be played.',
  ways: 'First turns cannot be searched in games whose holes are sown in different directions.',
  sowing: 'First turns cannot be searched in games with this sowing rule.',
  capturing: 'First turns cannot be searched in games with this capture rule.',
  claims: 'First turns cannot be searched in games in which holes are claimed.',
  past: 'First turns cannot be searched in games with special rules for the start of a round.',
  ownStore: 'A turn can continue only if players sow into their own store.',
  noRelay: 'Winning openings can be searched only in games with relays.',
  storeEndsTurn:
    'Winning openings can be searched only in games where a last seed in the store earns another move.',
  goal: 'Winning openings can be searched only in games that are won by counting seeds.',
  eitherWay: 'The fast search does not support sowing in either direction.',
  byCount: 'The fast search does not support captures by count.',
  onSingle: 'The fast search does not support captures on a single seed.',
  lastHole: 'The fast search does not support taking the last hole.',
  chains: 'The fast search does not support chains of captures.',
  feeding: 'The fast search does not support the duty to feed the opponent.',
  grandSlam: 'The fast search does not support rules about capturing everything.',

  unsolvedClaims: 'Games in which holes are claimed cannot be solved.',
  unsolvedPast: 'Games with special rules for the start of a round cannot be solved.',
  dealt: 'The seeds are dealt at random before each game, so there is no single start to search from.',
  bothAtOnce:
    'Both players choose at the same time in the opening, so a search of lines of play cannot determine the value.',
  repeatsPlayOn:
    'If repeated positions do not end a round, a search of lines of play cannot determine its value.',
  goalNotEstimated:
    'No proof reaches this position, and a search cannot estimate moves in games that are not won by counting seeds.',
  tooLarge:
    '{seeds} seeds in {holes} holes are too many to solve a game with these rules. Try fewer holes or seeds.',
  tooLargeRepeating:
    '{seeds} seeds in {holes} holes are too many to solve a game in which positions can repeat. Try fewer holes or seeds.',
  memoryRange: 'The memory must be from {min} to {max} MiB.',
  memoryNeeded: 'Listing the positions of this game needs {memory} MiB.',
  memoryTooSmall:
    '{memory} MiB is not enough to distinguish the positions of {seeds} seeds in {holes} holes.',
  fourRows: 'First turns are not searched on boards of four rows.',
  unsolvedFourRows: 'Games on boards of four rows are not solved yet.',
} as const
