import { game } from '../preset'
import { congkak } from './congkak'

/** Congklak as on the rule sheet. */
export const congklak = game(congkak, {
  id: 'congklak',
  name: 'Congklak',
  summary: 'The first player to hold more than half of all seeds at the end of a turn wins.',
  detail: 'The first player can win without the other ever moving; a patched version takes that away.',
  regions: ['Southeast Asia'],
  source: 'Congklak rule sheet, after Kasim 2016, Playing the game of Congklak with reinforcement learning',
  end: { when: 'majority', leftovers: 'nobody' },
  win: { by: 'majority' },
  readings: [
    'On the rule sheet a last seed in the store ends the turn and gives the mover another, and the win is checked at the end of a turn. A turn lasts until the opponent is to move, and the win is checked then. An independent calculation that checks it after every last seed in the store gives 25 and 38 seeds on 4 and 5 holes instead of 30 and 46; South wins both ways.',
    'The rule sheet defines no margin: a player wins or does not. Results say who wins first. Margins are the seeds in the stores when the round ends.',
    'The rule sheet does not say what happens when neither player can reach a majority. The round ends when neither player can move, and is a tie.',
  ],
})

/** Congklak with the patch that keeps the first player from winning at once. */
export const congklakPatched = game(congklak, {
  id: 'congklak-patched',
  name: 'Congklak with Kasim’s patch',
  summary: 'Congklak in which seeds are sown on only from the player’s own holes.',
  detail: 'The patch was proposed to keep the first player from winning in one turn.',
  regions: ['Southeast Asia'],
  sow: { relay: 'own' },
  readings: [
    'The patch names only the hole that is lifted again. All other rules are those of the rule sheet, read as for Congklak.',
  ],
})
