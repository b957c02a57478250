import type { SentencesOf } from './sentence'

/** What the last seed brings about and what may be chosen, in words. */
export const turnSentences: SentencesOf<'turn'> = {
  'turn.lastInStore': ({ board, turn }) => {
    const sown = {
      moveAgain: 'A last seed in the mover’s own store earns another move.',
      turnOver: 'A last seed in the mover’s own store ends the turn: turns always alternate.',
    }[turn.lastInStore]
    return { own: sown, capturesOnly: null }[board.stores]
  },
  'turn.lastInOwnEmpty': ({ turn }) =>
    ({
      captureOpposite:
        'A last seed in an empty hole of the mover captures the seeds in the hole across and goes to the store with them.',
      nothing: 'A last seed in an empty hole of the mover captures nothing across.',
    })[turn.lastInOwnEmpty],
  'turn.emptyOpposite': ({ turn }) => {
    const across =
      { captureOpposite: true, nothing: false }[turn.lastInOwnEmpty] ||
      { captureOpposite: true, nothing: false }[turn.lastOnSingle]
    const sentence = {
      nothing: 'If the hole across is empty, nothing is captured.',
      takeLast: 'If the hole across is empty, the hole of the last seed is still taken.',
    }[turn.emptyOpposite]
    return across ? sentence : null
  },
  'turn.lastInOpponents': ({ turn }) =>
    ({
      nothing: 'No hole of the opponent is captured for the number of seeds in it.',
      captureCounts: `A last seed that brings an opponent’s hole to ${either(turn.captureCounts)} captures that hole.`,
    })[turn.lastInOpponents],
  // Said by turn.lastInOpponents.
  'turn.captureCounts': () => null,
  'turn.lastOnSingle': ({ turn }) =>
    ({
      nothing: null,
      captureOpposite:
        'A last seed in a hole of the mover that held exactly one captures both of them and the seeds in the hole across.',
    })[turn.lastOnSingle],
  'turn.lastHole': ({ turn }) =>
    ({
      nothing: null,
      take: 'Where no other capture applies, the mover takes all seeds of the hole in which the last one falls.',
    })[turn.lastHole],
  'turn.captures': ({ turn }) =>
    ({
      one: 'A move captures once.',
      chain:
        'Holes sown just before the last one are captured too, as long as each qualifies by the same rule.',
    })[turn.captures],
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
    }[end.when]
  },
  'turn.mustFeed': ({ turn }) =>
    ({
      yes: 'If the opponent’s holes are empty, only moves that leave seeds there are allowed.',
      no: 'Nobody has to feed an opponent without seeds.',
    })[turn.mustFeed],
  'turn.grandSlam': ({ turn }) =>
    ({
      allowed: 'A capture may take everything the opponent has.',
      void: 'A capture that would empty the opponent’s holes captures nothing.',
      forbidden: 'A move whose capture would empty the opponent’s holes is not allowed.',
      ifForced:
        'A move whose capture would empty the opponent’s holes is allowed only if there is no other move.',
    })[turn.grandSlam],
}

function either(counts: readonly number[]): string {
  return counts.length < 2 ? counts.join('') : `${counts.slice(0, -1).join(', ')} or ${counts.at(-1)}`
}
