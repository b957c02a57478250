/** What a number of games can tell, said before and after they are played. */
export const power = {
  foreseen:
    '{games, plural, one {# game for each share} other {# games for each share}}: 95% intervals of at most ±{half} percentage points; a difference of {difference} points between two such shares is found with 80% power (two-sided test at 5%, games independent).',
  tooFew:
    '{games, plural, one {# game for each share} other {# games for each share}}: 95% intervals of up to ±{half} percentage points; too few games to find any difference with 80% power.',
  wanted: 'Wanted interval: ± percentage points',
  needs: '{games, plural, one {needs # game} other {needs # games}}',
  needsTooMany: 'needs more games than a run may have',
  use: 'Use this number',
} as const
