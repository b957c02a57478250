import type { Command } from 'commander'
import { version } from '../../../../package.json'
import type { Json } from '../../../engine/experiments/contract/experiment'
import { writeResult, type ResultOptions } from '../../cluster/mergeFolder'
import { readSpecFile } from '../../cluster/specFile'
import { addPlayerOption } from '../../options/playerFiles'
import { t } from '../../output/language'
import { addOutputOptions } from '../../output/output'
import { fileToWrite } from '../../output/outputFile'
import { addRunOptions, runSpec, type RunOptions } from '../../run/runSpec'

/** `run` runs the spec of any kind on this machine; `plan`, `part` and `merge` give the same bytes on many. */
export function register(program: Command): void {
  const command = program
    .command('run')
    .summary(t('cluster.run'))
    .description(t('cluster.runLong'))
    .argument('<SPEC>', t('cluster.spec'))
    .option('--out <FILE>', t('cluster.outFile'), fileToWrite)
  addRunOptions(addOutputOptions(addPlayerOption(command))).action(
    async (file: string, options: RunOptions & ResultOptions & { readonly player: readonly string[] }) => {
      const { kind, spec } = readSpecFile(file, options.player)
      const run = await runSpec(kind, spec, options)
      const found: readonly (readonly [number, unknown])[] = [...run.parts]
      const parts = new Map([...found].sort(([a], [b]) => a - b)) as ReadonlyMap<number, Json>
      await writeResult({ version, kind, spec: run.spec, parts }, options)
    },
  )
}
