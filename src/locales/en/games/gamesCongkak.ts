/** The games of the family congkak: what each is, what sets it apart, and how its source was read. */
export const gamesCongkak = {
  'congkak.summary':
    'If your last seed falls in a hole with seeds, you pick them up and keep sowing; if it falls in one of your own empty holes, you capture the seeds opposite.',
  'congkak.detail': 'One round is played until all seeds are in the stores; a player without seeds passes.',
  'congkak.reading1':
    'The paper’s pseudocode treats a last seed in the opponent’s last hole as if it were in the mover’s own. This preset follows the text, and the published figures agree with the text.',
  'congkak.reading2':
    'The paper counts only wins, ties and losses. Winning comes first here too; where games are solved, both players also play for the largest margin.',
  'congkak-rounds.summary': 'Rounds follow one another until a player has lost all holes.',
  'congkak-rounds.detail':
    'Players refill their holes from their stores; a hole that cannot be filled is burnt, and laps skip it.',
  'congkak-rounds.reading1':
    'The paper does not say who starts a later round. Here the winner of a round starts the next one; after a tie, the player who did not start does.',
  'congkak-rounds.reading2':
    'A match lasts until a player has lost all holes or concedes. Here nobody concedes, and a match that is still open after 1,000 rounds is undecided.',
  'congkak-rounds-confiscate.summary': 'Congkak in rounds, with burnt holes that still receive seeds.',
  'congkak-rounds-confiscate.detail': 'A seed that falls in a burnt hole goes to the opponent’s store.',
  'congkak-rounds-confiscate.reading1':
    'The paper mentions as a further rule that a seed in a burnt hole goes to the opponent, but not what a last seed there does. Here it ends the turn, because a burnt hole holds no seeds.',
  'congklak.summary': 'The first player to hold more than half of all seeds at the end of a turn wins.',
  'congklak.detail':
    'The first player can win before the opponent has moved at all; a patched version prevents that.',
  'congklak.reading1':
    'On the rule sheet, a last seed in the store ends the turn and gives the mover another, and the win is checked at the end of a turn. Here a turn lasts until the opponent is to move, and the win is checked then. An independent calculation that checks after every last seed in the store gives margins of 25 and 38 seeds for 4 and 5 holes instead of 30 and 46; South wins either way.',
  'congklak.reading2':
    'The rule sheet defines no margin: a player wins or does not. Results first say who wins; the margin is the difference between the stores when the round ends.',
  'congklak.reading3':
    'The rule sheet does not say what happens when neither player can reach a majority. Here the round ends when neither player can move, and is a tie.',
  'congklak-patched.summary': 'Congklak in which sowing continues only from your own holes.',
  'congklak-patched.detail': 'The patch was proposed to keep the first player from winning in one turn.',
  'congklak-patched.reading1':
    'The patch names only the hole that is sown on from. All other rules are those of the rule sheet, read as for Congklak.',
  'dakon.summary': 'The round ends when the player to move has no seeds left.',
  'dakon.detail': 'A capture across takes the last seed even when the opposite hole is empty.',
  'dakon.reading1':
    'The paper does not say whether the last seed is taken when the opposite hole is empty. Here it is, because only then do the counts of openings match the published ones.',
  'dakon.reading2':
    'The text calls an opening winning once it has 2n² − n seeds. The published counts require one more, so that the opponent is left with fewer than n seeds.',
  'dakon-russ.summary': 'Dakon in which a player without seeds passes.',
  'dakon-russ.detail': 'A capture across needs seeds in the opposite hole.',
  'jongkak.summary':
    'Relay sowing with captures across; the round ends as soon as a player’s own move empties their row.',
  'jongkak.detail': 'Seven holes per side with five seeds each.',
  'jongkak.reading1': 'One description starts with seven seeds per hole; this preset starts with five.',
  'ohvalhu.summary': 'Dakon as played in the Maldives, sown clockwise on eight holes per side.',
  'ohvalhu.detail': 'Each store is on its owner’s left; holes are still refilled from the left.',
  'ohvalhu.reading1':
    'The paper says only that Ohvalhu is sown clockwise, with the store on the left. All other rules are those of Dakon; holes are still refilled from the left.',
  'ohvulhu.summary': 'Relay sowing through your own store, with captures across, on eight holes per side.',
  'ohvulhu.detail':
    'The round ends when the player to move has no seeds, and players keep the seeds in their own row.',
  'sungka.summary':
    'Dakon as played in the Philippines, in which both players make their first turn at once.',
  'sungka.detail': 'The player who stops first moves next; whoever lasted longest starts the next round.',
  'sungka.reading1':
    'The paper says only that both players start at once in the first round. Here they drop one seed each in turn, South before North; picking up, capturing and choosing take no time.',
  'sungka.reading2':
    'Players who choose at once do not see each other’s choice. Here North chooses after South and sees South’s choice.',
  'sungka.reading3':
    'The player who can move longest starts the next round. The paper does not say what happens when both openings last equally long. Here South moves next, and North starts the second round.',
  'congkak.reading3':
    'Families sow in either direction. This preset sows anticlockwise, with each store to the right of its row; sown clockwise, with the store to the left, it is the same game seen in a mirror, and all figures stay the same. When you start congkak in the window, you can choose either way.',
} as const
