import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PRESETS } from '../../src/engine/variant/catalogue'
import { type Attack, must } from '../attack'
import { lumbung } from '../support/inProcess'
import type { Luck } from '../support/luck'
import { mutatedText, mutatedValue } from '../support/mutate'

const CALLS_PER_CASE = 10
/** A call that turns out to be sound is stopped after this many milliseconds. */
const LIMIT_MS = 200
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  variants: ['--json'],
  play: ['--variant', '--moves', '--holes', '--seeds', '--set', '--trace'],
  simulate: [
    '--variant',
    '--first',
    '--second',
    '--games',
    '--seed',
    '--categories',
    '--range',
    '--published',
    '--csv',
    '--resume',
  ],
  matrix: ['--variant', '--agents', '--games', '--seed', '--resume'],
  'skill-curve': ['--variant', '--laps', '--games', '--seed'],
  survey: ['--variants', '--first', '--second', '--games', '--seed', '--resume'],
  compare: ['--variants', '--games', '--seed', '--csv'],
  rounds: ['--variant', '--matches', '--first', '--seed'],
  merge: ['FILE', 'FILE', '--csv'],
  openings: ['--variant', '--goal', '--position', '--line', '--effort', '--proof', '--holes', '--resume'],
  solve: ['--variant', '--layout', '--moves', '--memory', '--holes', '--seeds', '--resume'],
  values: ['--variant', '--holes', '--seeds', '--memory'],
  tree: ['--variant', '--holes', '--seeds', '--strategy'],
  sweep: ['--variant', '--holes', '--seeds', '--csv'],
  'check-strategy': ['--variant', '--strategy', '--holes', '--seeds'],
  layouts: ['--variant', '--holes', '--seeds', '--moved', '--find'],
  reproduce: ['FILE', '--report', '--resume', '--list'],
}
const SOUND = [
  'kalah',
  'congkak',
  'novice',
  '2',
  '3',
  '1..3',
  '4,4+0 4,4+0',
  'count',
  'exact',
  '1,2,3',
  'pok-alt',
  'sow.relay=never',
]
const HOSTILE = [
  '',
  ' ',
  '-',
  '--',
  '-1',
  '0',
  '1e9',
  '99999999999999999999',
  '0x10',
  'NaN',
  '1..',
  '..',
  '5..1',
  '1..1..1',
  '１',
  'a\0b',
  'x'.repeat(300),
  `${'d/'.repeat(200)}f`,
  '/dev/zero',
  '/dev/null',
  '/',
  '.',
  '..',
  '/proc/self/mem',
  '/etc/shadow/x',
  '__proto__',
  'toString',
  'constructor.x=1',
  '=',
  'a=b=c',
  '{',
  '[]',
  'null',
  '%s%n',
  '$(id)',
  '\u202e\ud800',
  '🌱'.repeat(99),
]

/** Malformed calls of every command and option: all end with an exit code of bad input, none as an internal error. */
export const options: Attack = {
  name: 'options',
  unit: 'malformed calls',
  share: 1,
  patience: 120,
  run: async ({ luck, folder }) => {
    process.chdir(folder)
    for (let call = 0; call < CALLS_PER_CASE; call++) {
      const args = argumentsOf(luck, folder)
      const { code, err } = await lumbung(args, LIMIT_MS)
      const said = (): string => `exit ${code} for ${JSON.stringify(args)}\n${err.slice(0, 2000)}`
      must([0, 1, 2, 130].includes(code), said)
      must(code !== 2 || (err.trim() !== '' && !/^\s+at /m.test(err)), said)
    }
    return CALLS_PER_CASE
  },
}

function argumentsOf(luck: Luck, folder: string): readonly string[] {
  const [command, known] = luck.pick(Object.entries(COMMANDS))
  const names = Array.from({ length: 1 + luck.below(4) }, () =>
    luck.pick([...known, '--json', '--workers', '--lang']),
  )
  const args = names.flatMap((name) => {
    const value = luck.pick([luck.pick(HOSTILE), luck.pick(HOSTILE), luck.pick(SOUND), fileOf(luck, folder)])
    return name === 'FILE' ? [value] : luck.onceIn(12) ? [name] : [name, value]
  })
  const mutated = luck.onceIn(10) ? args.map((arg) => (luck.onceIn(3) ? mutatedText(arg, luck) : arg)) : args
  return [command, ...mutated, ...(command === 'simulate' ? ['--workers', '1'] : [])]
}

/** A file with content that no option expects. */
function fileOf(luck: Luck, folder: string): string {
  const file = join(folder, `f${luck.below(1e6)}.json`)
  const deep = '['.repeat(20_000)
  const variant = luck.pick(PRESETS).make()
  writeFileSync(
    file,
    luck.pick([
      '',
      'null',
      '[]',
      '{}',
      deep,
      '{"format":"lumbung-run"}',
      '{"kind":"matchSeries","spec":{},"counts":{}}',
      JSON.stringify(mutatedValue(variant, luck)),
      mutatedText(JSON.stringify(variant), luck),
    ]),
  )
  return file
}
