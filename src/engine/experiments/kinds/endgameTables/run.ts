import * as v from 'valibot'
import { start } from '../../../rules/match'
import { oneRoundOf } from '../../../solver/oneRound'
import { positionsUpTo } from '../../../solver/memory'
import { through } from '../../../through'
import { checksumOfBytes } from '../../../checksum'
import { tableOf } from '../../../tables/endgameTable'
import { createFiller, createFillerInCrew, crewBytesFor } from '../../../tables/fillTables'
import { loadedLayer } from '../../../tables/loadedTables'
import { halfRanks } from '../../../tables/halfRanks'
import { countLayer, layerCountsShape, type LayerCounts } from '../../../tables/layerCounts'
import { leavesAHoleEmpty } from '../../../variant/support'
import { tabledMoves, type TabledMove } from '../../../tables/moveValues'
import { readTablePosition } from '../../../tables/positionText'
import type { LayerFiller, CrewFiller } from '../../../tables/layerFiller'
import { tableable, tableBytes, type Filler } from '../../../tables/tableable'
import type { Estimate, Progress, Task, Together } from '../../contract/experiment'
import { choiceShape } from '../partShapes'
import type { EndgameTablesSpec } from './spec'
import { Refusal } from '../../../refusal'
import type { CrewPlace } from '../../../kernel/crew'

/** A layer that was filled, with the checksum of its values. */
export interface FilledLayer extends LayerCounts {
  readonly checksum: string
}

/** The value of the requested position for the mover, and its moves. */
interface AskedPosition {
  readonly value: number
  readonly moves: readonly TabledMove[]
}

/** The layers, and the requested position, if any. */
export interface EndgamePart {
  readonly layers: readonly FilledLayer[]
  readonly asked: AskedPosition | null
}

/** The shape of a part. */
export const partShape: v.GenericSchema<unknown, EndgamePart> = v.object({
  layers: v.array(v.object({ ...layerCountsShape, checksum: v.string() })),
  asked: v.nullable(
    v.object({ value: v.number(), moves: v.array(v.object({ choice: choiceShape, value: v.number() })) }),
  ),
})

/** One task, because each layer depends on all below it. */
export function planEndgameTables(): readonly Task[] {
  return [{ index: 0, weight: 1 }]
}

/** Microseconds per position, by filling method; measured. */
const MICROSECONDS = { kalah: 0.05, awari: 0.06, any: 4 } as const

/** A rough estimate of filling. */
export function estimateEndgameTables({ variant, seeds }: EndgameTablesSpec): Estimate {
  const how = tableable(variant, seeds)
  const filler = how.ok ? how.filler : 'any'
  const positions = Number(positionsUpTo(variant.board.holes, seeds))
  return {
    seconds: (positions * MICROSECONDS[filler]) / 1e6,
    memoryBytes: tableBytes(variant, seeds, filler),
    csvBytes: 60 * (seeds + 1),
  }
}

/** Fills the layers from below. */
export function* runEndgameTables(spec: EndgameTablesSpec): Generator<Progress, EndgamePart> {
  const variant = oneRoundOf(spec.variant)
  return yield* fillLayers(spec, createFiller(variant, spec.seeds, fillerFor(spec)))
}

/** Fills the layers with a filler; those that exist are taken over. */
export function* fillLayers(
  spec: EndgameTablesSpec,
  filler: LayerFiller,
  existing: typeof loadedLayer = loadedLayer,
): Generator<Progress, EndgamePart> {
  const variant = oneRoundOf(spec.variant)
  const { holes } = variant.board
  const ranks = halfRanks(holes)
  const oneEmpty = leavesAHoleEmpty(variant)
  const all = Number(positionsUpTo(holes, spec.seeds))
  const layers: FilledLayer[] = []
  let units = 0
  for (let seeds = 0; seeds <= spec.seeds; seeds++) {
    const positions = ranks.positions(seeds)
    const stored = existing(variant, seeds)
    if (stored) filler.put(seeds, stored)
    else
      yield* through(filler.fill(seeds), (share): Progress => {
        const filled = units + share * positions
        return { done: filled / all, units: Math.round(filled) }
      })
    units += positions
    const values = filler.layer(seeds).slice()
    const checksum = checksumOfBytes(new Uint8Array(values.buffer))
    const counts = countLayer(values, ranks, holes, seeds, oneEmpty)
    layers.push({ ...counts, checksum })
    yield { done: units / all, units }
    if (!stored) yield { done: units / all, units, layer: { variant, counts, values } }
  }
  const table = tableOf(variant, spec.seeds, filler.layer)
  return { layers, asked: spec.position === '' ? null : ask(spec, table) }
}

/** How the tables of a spec are filled. */
export function fillerFor(spec: EndgameTablesSpec): Filler {
  const how = tableable(oneRoundOf(spec.variant), spec.seeds)
  if (!how.ok) throw new Refusal(how.because)
  return how.filler
}

function ask({ variant, position }: EndgameTablesSpec, table: ReturnType<typeof tableOf>): AskedPosition {
  const read = readTablePosition(variant, position)
  if (!read.ok) throw new Error('The position was not checked')
  const game = { ...start(oneRoundOf(read.value.laid)), seen: [] }
  return { value: table.lookup(game.position)!, moves: tabledMoves(table, game) ?? [] }
}

/** Large tables are filled by all workers at once, in one memory. */
export const together: Together<EndgameTablesSpec, Task, EndgamePart> = {
  crewOf(spec) {
    const variant = oneRoundOf(spec.variant)
    const bytes = crewBytesFor(variant, spec.seeds, fillerFor(spec))
    return bytes === null ? null : { key: JSON.stringify([variant, spec.seeds]), bytes }
  },
  *lead(spec, _task, place) {
    const filler = (yield* memberOf(spec, place))!
    try {
      // Others may have begun a layer of kalah's tables by now, which cannot be replaced under their hands.
      const existing = fillerFor(spec) === 'kalah' ? (): undefined => undefined : loadedLayer
      return yield* fillLayers(spec, filler, existing)
    } finally {
      filler.endTurn(place.turn)
    }
  },
  *help(spec, _task, place) {
    const filler = yield* memberOf(spec, place)
    if (filler) yield* through(filler.help(place.turn), underWay)
  },
}

function* memberOf(spec: EndgameTablesSpec, place: CrewPlace): Generator<Progress, CrewFiller | null> {
  const filler = fillerFor(spec)
  if (filler === 'any') throw new Error('Only one worker fills tables by the rules')
  const joining = createFillerInCrew(oneRoundOf(spec.variant), spec.seeds, filler, place)
  return yield* through(joining, underWay)
}

function underWay(): Progress {
  return { done: 0 }
}
