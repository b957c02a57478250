import type { Command } from 'commander'
import { setImmediate } from 'node:timers/promises'
import { MAX_SEED } from '../../engine/experiments/spec/shapes'
import { createPlainProver } from '../../engine/solver/plainKalah'
import { message } from '../../locales/message'
import { readJson } from '../options/inputFile'
import { whole } from '../options/numbers'
import { t } from '../output/language'
import { addOutputOptions, print, type OutputOptions } from '../output/output'
import { createProgressBar } from '../output/progressBar'
import { claimsIn, type Drawn } from '../verify/claims'

interface VerifyOptions extends OutputOptions, Drawn {
  readonly progress?: boolean
}

/** `verify` proves a stored answer about kalah a second time, with a solver that shares nothing with the first. */
export function register(program: Command): void {
  const command = program
    .command('verify')
    .summary(t('commands.verify'))
    .description(t('commands.verifyLong'))
    .argument('<FILE>', t('options.verifiedFile'))
    .option('--sample <N>', t('options.verifiedSample'), whole(1, 1_000_000))
    .option('--seed <N>', t('options.seed'), whole(0, MAX_SEED), 1)
    .option('--progress', t('options.progress'))
  addOutputOptions(command, 'json').action(verify)
}

async function verify(file: string, options: VerifyOptions): Promise<void> {
  const { game, claims } = claimsIn(readJson(file, 'FILE'), options)
  const bar = createProgressBar(message('kinds.unitPositions'), options.progress)
  const wrong: string[] = []
  let done = 0
  const prover = createPlainProver(game, (nodes) => bar.update(done / claims.length, nodes))
  for (const claim of claims) {
    if (!claim.holds(prover)) wrong.push(claim.text)
    done += 1
    bar.update(done / claims.length, prover.nodes())
    await setImmediate()
  }
  bar.clear()
  if (wrong.length > 0) process.exitCode = 1
  const checked = claims.length
  const answer = {
    json: { checked, wrong, verified: wrong.length === 0, nodes: prover.nodes() },
    text: [
      ...wrong.map((claim) => t('printed.notVerified', { claim })),
      t('printed.verified', { right: checked - wrong.length, checked }),
    ].join('\n'),
  }
  print(options, answer, {
    kind: 'verify',
    spec: { file, sample: options.sample ?? null, seed: options.seed },
  })
}
