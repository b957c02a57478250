import type { SentencesOf } from './sentence'
import { captureSentences } from './captures'

/** What the last seed brings about and what may be chosen, in words. */
export const turnSentences: SentencesOf<'turn'> = {
  ...captureSentences,
  'turn.lastInStore': ({ board, turn }) => {
    const sown = {
      moveAgain: 'A last seed in the mover’s own store earns another move.',
      turnOver: 'A last seed in the mover’s own store ends the turn: turns always alternate.',
    }[turn.lastInStore]
    return { own: sown, capturesOnly: null }[board.stores]
  },
  'turn.noMove': ({ end, turn }) => {
    const sentence = {
      pass: 'A player with nothing to play passes; when neither can play, the round ends.',
      roundEnds: 'The round ends when a player has nothing to play.',
    }[turn.noMove]
    return {
      allInStores: sentence,
      moverCannotMove: null,
      eitherSideEmpty: sentence,
      majority: sentence,
      moverSideEmpty: sentence,
    }[end.when]
  },
  'turn.mustFeed': ({ turn }) =>
    ({
      yes: 'If the opponent’s holes are empty, only moves that leave seeds there are allowed.',
      no: 'Nobody has to feed an opponent without seeds.',
      ifPossible:
        'If the opponent’s holes are empty, only moves that put seeds there are allowed, unless there is no such move.',
    })[turn.mustFeed],
  'turn.grandSlam': ({ turn }) =>
    ({
      allowed: 'A capture may take everything the opponent has.',
      void: 'A capture that would empty the opponent’s holes captures nothing.',
      forbidden: 'A move whose capture would empty the opponent’s holes is not allowed.',
      ifForced:
        'A move whose capture would empty the opponent’s holes is allowed only if there is no other move.',
      leavesRight:
        'A capture that would empty several holes of the opponent, the last ones with seeds, spares the one furthest to the mover’s right.',
      leavesLeft:
        'A capture that would empty several holes of the opponent, the last ones with seeds, spares the one furthest to the mover’s left.',
      movesAgain: 'A capture that empties the opponent’s holes earns another move.',
    })[turn.grandSlam],
}
