import { tableOf, type EndgameTable } from '../../engine/tables/endgameTable'
import type { Filler } from '../../engine/tables/tableable'
import type { Variant } from '../../engine/variant/variant'
import { message } from '../../locales/message'
import { BadInput } from '../options/badInput'
import { t } from '../output/language'
import { createProgressBar } from '../output/progressBar'
import { STOP_SIGNALS } from '../run/stopped'
import { Stopped } from '../run/stopped'
import { buildTable, type Built, type BuildListener } from './buildTable'
import { openTableFolder, type TableFolder } from './tableFolder'
import { createWorkforce } from './workforce'

/** Where tables are kept, how many workers fill them, and whether progress is printed. */
export interface LoadOptions {
  readonly folder: string
  readonly workers: number
  readonly progress?: boolean
}

/** A table, and whether it came from its folder. */
interface LoadedTable {
  readonly table: EndgameTable
  readonly folder: TableFolder
  readonly isStored: boolean
}

/** Reads a table from its folder, or fills it in memory. */
export async function loadTable(
  options: LoadOptions,
  variant: Variant,
  seeds: number,
  filler: Filler,
): Promise<LoadedTable> {
  const layers = new Map<number, Int8Array>()
  const folder = openTableFolder(options.folder, variant, refuseDamaged)
  const stored = new Set(folder.layers().map((layer) => layer.seeds))
  const isStored = Array.from({ length: seeds + 1 }, (_, layer) => layer).every((layer) => stored.has(layer))
  if (!isStored) {
    // Nothing is written: a request for a value is not a request for files.
    const workforce = createWorkforce(variant, seeds, filler, options.workers)
    const built = await withSignals(options, (listener) =>
      buildTable(
        variant,
        seeds,
        workforce,
        null,
        listener,
        (layer, values) => void layers.set(layer, values),
      ),
    ).finally(workforce.dismiss)
    if (built.status === 'stopped') throw new Stopped(t('tableCommands.noValue'), 130)
  }
  const table = tableOf(variant, seeds, (layer) => layers.get(layer) ?? fetch(folder, layers, layer))
  return { table, folder, isStored }
}

/** Builds with a bar; Ctrl-C stops after the slice under way. */
export async function withSignals(
  options: LoadOptions,
  work: (listener: BuildListener) => Promise<Built>,
): Promise<Built> {
  const bar = createProgressBar(message('kinds.unitPositions'), options.progress)
  let stopping = false
  const stop = (): void => void (stopping = true)
  for (const signal of STOP_SIGNALS) process.on(signal, stop)
  try {
    return await work({ progress: bar.update, damaged: sayDamaged, stopped: () => stopping })
  } finally {
    for (const signal of STOP_SIGNALS) process.off(signal, stop)
    bar.clear()
  }
}

/** Says that a damaged file is built again. */
export function sayDamaged(file: string): void {
  process.stderr.write(`${t('tableCommands.builtAgain', { file })}\n`)
}

function fetch(folder: TableFolder, layers: Map<number, Int8Array>, layer: number): Int8Array {
  const read = folder.read(layer)
  if ('damaged' in read) return refuseDamaged(read.damaged)
  layers.set(layer, read.values)
  return read.values
}

/** Refuses a damaged file. */
export function refuseDamaged(file: string): never {
  throw new BadInput('--folder', message('tableCommands.damaged', { file }))
}
