import { isDeepStrictEqual } from 'node:util'
import { playBatchLine, type BatchAnswer } from '../../src/cli/batch/batchGame'
import type { Choice } from '../../src/engine/board/choice'
import { otherSide } from '../../src/engine/board/position'
import { legal } from '../../src/engine/rules/legal'
import { startFrom, startPosition } from '../../src/engine/rules/match'
import { describePlayProblem, play } from '../../src/engine/rules/play'
import type { Variant } from '../../src/engine/variant/variant'
import { createReplay } from './replay'
import { batchOf, type Trace } from './traces'
import { asKernelGame } from './twin'

/**
 * Where the other program stops though the round could continue: at a majority, when too few seeds are left to capture,
 * after a thousand moves, and after 75 laps, when it loses the seeds in hand.
 */
const STOPS_EARLY = /enoughSeeds|tooFewSeedsToCapture|1000moves|CUT|endlessSowing/
/** The first of these stops, which a game may have as its own rule; then it counts when a turn is over. */
const ENOUGH = 'enoughSeeds'

/** Where the reference differs from a trace: only the first difference, since others follow from it. */
export function rulesDiffer(variant: Variant, trace: Trace): readonly string[] {
  const whole = trace.reason.includes('endlessSowing') ? withoutLast(trace) : trace
  return differences(whole, playBatchLine(batchOf(whole, variant)), variant)
}

function withoutLast(trace: Trace): Trace {
  return { ...trace, moves: trace.moves.slice(0, -1) }
}

/** Where an answer differs from the trace; only the first difference, since others follow from it. */
function differences(
  trace: Trace,
  { positions, problem, over, winner }: BatchAnswer,
  { end, turn }: Variant,
): readonly string[] {
  let mover = trace.first
  for (const [index, { choice, legal, after, again }] of trace.moves.entries()) {
    const [before, next] = [positions[index]!, positions[index + 1]]
    const at = `${trace.preset}, move ${index + 1}`
    if (before.toMove !== mover) return [`${at}: ${before.toMove} is to move, not ${mover}`]
    const expected = choice === null ? [] : (legal ?? filledHoles(before.holes, mover === 'south'))
    if (inShort(before.legal) !== expected.toSorted().join()) {
      return [`${at}: legal are ${inShort(before.legal)}, not ${expected.join()}`]
    }
    if (next === undefined) return [`${at}: ${problem}`]
    const board = JSON.stringify({ holes: next.holes, stores: next.stores })
    if (after !== null && board !== JSON.stringify(after)) {
      return [`${at}: ${board}, not ${JSON.stringify(after)}`]
    }
    mover = again ? mover : otherSide(mover)
  }
  const stopsAlike = end.when === 'majority' && trace.reason === ENOUGH && !trace.moves.at(-1)!.again
  if ((STOPS_EARLY.test(trace.reason) && !stopsAlike) || hasNothingToGive(trace, turn)) return []
  const ours = over ? winner : null
  return ours === trace.winner
    ? []
    : [`${trace.preset} (${trace.reason}): won by ${ours}, not ${trace.winner}`]
}

/**
 * The other program also ends a round when the player who should give the opponent a seed has only single ones. By its
 * own description of the game, such a player simply moves, and so it is here.
 */
function hasNothingToGive({ reason, moves }: Trace, { mustFeed }: Variant['turn']): boolean {
  const gives = { yes: false, no: false, ifPossible: false, giveOne: true }[mustFeed]
  return gives && reason === 'nextPlayerHasNoMove' && moves.at(-1)!.after!.holes.every((seeds) => seeds < 2)
}

function filledHoles(holes: readonly number[], south: boolean): readonly string[] {
  const n = holes.length / 2
  const row = south ? holes.slice(0, n) : holes.slice(n)
  return row.flatMap((seeds, i) => (seeds > 0 ? [String(i + 1)] : []))
}

/** Legal moves as in a trace: a direction only if the other one is barred. */
function inShort(moves: BatchAnswer['positions'][number]['legal']): string {
  const written = moves.map((move) => {
    if (typeof move === 'number') return String(move)
    const bothWays = moves.filter((other) => typeof other === 'object' && other.hole === move.hole).length > 1
    return bothWays ? String(move.hole) : `${move.hole}${move.way === 'cw' ? 'c' : 'a'}`
  })
  return [...new Set(written)].toSorted().join()
}

/** Plays a trace in both engines; returns where they differ or a move is refused, or null. */
export function kernelDiffers(variant: Variant, trace: Trace): string | null {
  const n = variant.board.holes
  const { holes, stores } = trace.start
  const seeds = [...holes.slice(0, n), stores[0]!, ...holes.slice(n), stores[1]!]
  let game = startFrom(variant, { ...startPosition(variant, trace.first), seeds })
  const kernel = createReplay(variant)
  kernel.takeUp(game)
  for (const [index, { choice }] of trace.moves.entries()) {
    if (choice === null) continue
    const choices = legal(variant, game)
    if (!isDeepStrictEqual(kernel.legal(), choices)) return `legal before move ${index + 1}`
    const played = play(variant, game, choiceOf(choices, choice))
    if (!played.ok) return `move ${index + 1}: ${describePlayProblem(played.error).key}`
    ;({ game } = played.value)
    const ours = kernel.play(choiceOf(choices, choice))
    if (!isDeepStrictEqual(ours, asKernelGame(variant, game))) return `move ${index + 1}`
  }
  return null
}

function choiceOf(
  choices: readonly Choice[],
  { hole, way }: NonNullable<Trace['moves'][number]['choice']>,
): Choice {
  const ofHole = choices.filter((choice) => choice.hole === hole)
  return (
    ofHole.find((choice) => choice.way === { ccw: 'anticlockwise', cw: 'clockwise' }[way ?? 'ccw']) ?? {
      hole,
    }
  )
}
