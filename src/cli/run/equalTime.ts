import { startsOf } from '../../engine/experiments/kinds/ladder/run'
import { type LadderSpec, pairsPerPairing } from '../../engine/experiments/kinds/ladder/spec'
import { decide } from '../../engine/players/decide'
import { playGame } from '../../engine/players/playedGame'
import { type Player, playerNamed } from '../../engine/players/player'
import { drawMove } from '../../engine/players/playSeries'
import { thinkingTimeOf } from '../../engine/players/thinkingTime'
import { streamOf } from '../../engine/random/stream'
import { finish } from '../../engine/through'
import type { Decision } from '../../engine/kernel/kernel'
import type { Variant } from '../../engine/variant/variant'

/** What a player did in some games. */
export interface Thought {
  readonly name: string
  /** Moves tried and milliseconds of processor time, for each choice. */
  readonly nodes: number
  readonly milliseconds: number
}

/** Lets a player choose, and tells the milliseconds that it took. */
type Timed = (
  choose: () => Decision,
  name: string,
) => { readonly decision: Decision; readonly milliseconds: number }

/** Starts for each guess of a budget, and how many guesses: how long a move takes depends on how many are tried. */
const SAMPLE = 12
const GUESSES = 4

/**
 * The players of a ladder with budgets with which they need as much processor time for a choice as the first, who keeps its own, and
 * how they thought in games against the first. Players without a budget stay as they are; programs from outside are not asked.
 */
export function atEqualTime(spec: LadderSpec, timed: Timed = byProcessorTime): readonly Thought[] {
  const [first = '', ...others] = spec.players
  const thoughts = others
    .filter((other) => playerNamed(other).kind !== 'outside')
    .map((other) => {
      let [own, theirs] = match(spec, [first, other], timed)
      for (let guess = 1; guess < GUESSES; guess++) {
        const time = thinkingTimeOf(theirs.name)
        if (time === null || theirs.milliseconds === 0) break
        const name = time.with((time.number * own.milliseconds) / theirs.milliseconds)
        ;[own, theirs] = match(spec, [first, name], timed)
      }
      return [own, theirs] as const
    })
  return [...thoughts.slice(0, 1).map(([own]) => own), ...thoughts.map(([, theirs]) => theirs)]
}

/** Plays some of the games of a ladder, each from both seats. */
function match(
  spec: LadderSpec,
  names: readonly [string, string],
  timed: Timed,
): readonly [Thought, Thought] {
  const seats = [new Seat(names[0], timed), new Seat(names[1], timed)] as const
  const pairs = pairsPerPairing(spec)
  const sample = Math.min(SAMPLE, pairs)
  for (let i = 0; i < sample; i++) {
    const from = Math.floor((i * pairs) / sample)
    for (const { variant } of startsOf(spec, { from, to: from + 1 })) {
      play(spec, variant, from, seats[0], seats[1])
      play(spec, variant, from, seats[1], seats[0])
    }
  }
  return [seats[0].thought(), seats[1].thought()]
}

function play(
  { variant, seed, starts, drawnMoves }: LadderSpec,
  from: Variant,
  game: number,
  south: Seat,
  north: Seat,
): void {
  const chance = streamOf(seed, game, 'opening')
  let toDraw = starts === 'random' ? drawnMoves : 0
  const playing = playGame(from, seed, game, function* ({ now, made, roundStart }, luck) {
    if (toDraw-- > 0) return yield* drawMove(variant, now, chance)
    const seat = now.position.toMove === 'south' ? south : north
    const number = Number(luck.next() >> 11n)
    // One kernel for all starts: making another takes time that is not the player's.
    return seat.choose(() => finish(decide(variant, now, seat.player, number, made, roundStart)))
  })
  finish(playing)
}

/** A player, and what it has spent on its choices. */
class Seat {
  readonly player: Player
  #choices = 0
  #nodes = 0
  #milliseconds = 0

  constructor(
    private readonly name: string,
    private readonly timed: Timed,
  ) {
    this.player = playerNamed(name)
  }

  choose(decided: () => Decision): Decision {
    const { decision, milliseconds } = this.timed(decided, this.name)
    this.#milliseconds += milliseconds
    this.#choices++
    this.#nodes += decision.nodes ?? 0
    return decision
  }

  thought(): Thought {
    const choices = Math.max(1, this.#choices)
    return { name: this.name, nodes: this.#nodes / choices, milliseconds: this.#milliseconds / choices }
  }
}

function byProcessorTime(choose: () => Decision): ReturnType<Timed> {
  const before = process.cpuUsage()
  const decision = choose()
  const { user, system } = process.cpuUsage(before)
  return { decision, milliseconds: (user + system) / 1000 }
}
