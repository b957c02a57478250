import { list, message } from '../../locales/message'
import { BadInput } from '../options/badInput'
import { readJson } from '../options/inputFile'
import { indicesAsRanges } from './indexList'
import { type MergeOptions, partsRead, writeResult } from './mergeFolder'
import { FORMAT } from './partEntries'
import { type FolderPlan, isPlan, planFrom } from './planFolder'

/** The plan among the files given on the command line, if there is one; the other files are then its parts. */
export function planAmong(files: readonly string[]): { plan: FolderPlan; parts: readonly string[] } | null {
  for (const file of files.filter((each) => each.endsWith('plan.json'))) {
    const content = readJson(file, 'FILE')
    if (isPlan(content))
      return { plan: planFrom('.', file, content), parts: files.filter((each) => each !== file) }
  }
  return null
}

/** Merges parts from any location, in any order; a part that appears twice is used once. */
export async function mergeLoose(
  plan: FolderPlan,
  files: readonly string[],
  options: MergeOptions,
): Promise<void> {
  const places = new Map<number, string>()
  for (const file of files) {
    const { format, part } = (readJson(file, 'FILE') ?? {}) as { format?: unknown; part?: unknown }
    if (format !== FORMAT || typeof part !== 'number')
      throw new BadInput('FILE', message('cluster.notAPartFile', { file }))
    places.set(part, file)
  }
  const missing = [...plan.shares.keys()].filter((part) => !places.has(part))
  if (missing.length > 0)
    throw new BadInput(
      'FILE',
      message('cluster.looseMissing', { parts: list(indicesAsRanges(missing), 'comma') }),
    )
  const { parts, done } = partsRead(plan, options, (part) => places.get(part)!)
  await writeResult({ ...plan, parts }, options)
  done()
}
