import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Option } from 'commander'
import { programOf } from '../../src/cli/main'
import { PRESETS } from '../../src/engine/variant/catalogue'
import { type Attack, must } from '../attack'
import { lumbung } from '../support/inProcess'
import type { Luck } from '../support/luck'
import { mutatedText, mutatedValue } from '../support/mutate'

const CALLS_PER_CASE = 10
/** Done, a check failed, bad input, not written, stopped. */
const EXPECTED = [0, 1, 2, 4, 130]
/** A call that turns out to be sound is stopped after this many milliseconds. */
const LIMIT_MS = 200
/** Commands that are not called, with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  bench: 'measures for minutes and cannot be stopped',
  queue: 'connects to whatever server it is given',
  work: 'connects to whatever server it is given, and waits there for work',
}
/** Every other command with its options; `FILE` stands for an argument without a name. */
const COMMANDS: readonly (readonly [name: string, known: readonly string[]])[] = (await programOf()).commands
  .filter((command) => !(command.name() in LEFT_OUT))
  .map((command) => [
    command.name(),
    [...command.registeredArguments.map(() => 'FILE'), ...command.options.filter(isSafe).flatMap(nameOf)],
  ])

/** Folders would be written wherever a hostile name leads, such as /. */
function isSafe({ flags }: Option): boolean {
  return !flags.includes('<DIR>')
}

function nameOf({ long }: Option): readonly string[] {
  return long ? [long] : []
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
  'last.2.makes=2,3',
  'last=congkak',
  'last+={at:any}',
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

/** Malformed calls of nearly every command and option: none ends as an internal error. */
export const options: Attack = {
  name: 'options',
  unit: 'malformed calls',
  share: 1,
  patience: 120,
  run: async ({ luck, folder, trying }) => {
    process.chdir(folder)
    for (let call = 0; call < CALLS_PER_CASE; call++) {
      const args = argumentsOf(luck, folder)
      trying(JSON.stringify(args).slice(0, 2000))
      const { code, err } = await lumbung(args, LIMIT_MS)
      const said = (): string => `exit ${code} for ${JSON.stringify(args)}\n${err.slice(0, 2000)}`
      must(EXPECTED.includes(code), said)
      must(code !== 2 || (err.trim() !== '' && !/^\s+at /m.test(err)), said)
    }
    return CALLS_PER_CASE
  },
}

function argumentsOf(luck: Luck, folder: string): readonly string[] {
  const [command, known] = luck.pick(COMMANDS)
  const names = Array.from({ length: 1 + luck.below(4) }, () => luck.pick([...known, '--json', '--workers']))
  const args = names.flatMap((name) => {
    const value = luck.pick([luck.pick(HOSTILE), luck.pick(HOSTILE), luck.pick(SOUND), fileOf(luck, folder)])
    return name === 'FILE' ? [value] : luck.onceIn(12) ? [name] : [name, value]
  })
  const mutated = luck.onceIn(10) ? args.map((arg) => (luck.onceIn(3) ? mutatedText(arg, luck) : arg)) : args
  return [command, ...mutated, ...(known.includes('--workers') ? ['--workers', '1'] : [])]
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
