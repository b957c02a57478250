import type { Command } from 'commander'
import { cpus } from 'node:os'
import { plain, share } from '../../locales/message'
import { speech, t } from '../output/language'
import { signature, type Signature } from '../../../bench/signature/signature'
import { checkEstimates, type EstimateCheck } from '../../../bench/estimates'
import { errorRates } from '../../../bench/errorRates'
import { comparePlainLoops, median, type PlainLoop } from '../../../bench/plainLoops'
import { measurePresets } from '../../../bench/presetSpeeds'
import { measureSpeed, type SpeedReport } from '../../../bench/speed'
import { measureStops, type Stops } from '../../../bench/stops'
import { folderToRead } from '../options/inputFile'
import { whole } from '../options/numbers'
import { addOutputOptions, print, type OutputOptions } from '../output/output'
import { spawnThread } from '../run/spawnThread'

interface BenchOptions extends OutputOptions {
  readonly rounds: number
  readonly native?: string
  readonly signatureOnly?: boolean
  readonly presets?: boolean
  readonly errorRates?: boolean
  readonly plainLoops?: readonly string[] | true
  readonly estimates?: boolean | string
}

/**
 * `bench` runs a fixed workload over the whole catalogue, checks its signature and measures speeds; exit 1 if the
 * signature differs.
 */
export function register(program: Command): void {
  const bench = program.command('bench').description(t('commands.bench'))
  bench
    .option('--rounds <N>', t('options.rounds'), whole(1, 1000), 9)
    .option('--native <FOLDER>', t('options.native'), folderToRead, process.env['LUMBUNG_NATIVE'])
    .option('--signature-only', t('options.signatureOnly'))
    .option('--plain-loops [IDS]', t('options.plainLoops'), (text: string) => text.split(','))
    .option('--presets', t('options.presetSpeeds'))
    .option('--error-rates', t('options.errorRates'))
    .option('--estimates [RUNS]', t('options.estimates'))
  addOutputOptions(bench, 'json').action(async (options: BenchOptions) => {
    if (options.presets) return printPresets(options)
    if (options.plainLoops) return printPlainLoops(options, options.plainLoops)
    if (options.errorRates) return printErrorRates(options)
    if (options.estimates) return printEstimates(options)
    const found = signature()
    const asExpected = found.parts.every((part) => part.found === part.expected)
    const speed = options.signatureOnly
      ? { speeds: [], ratios: [] }
      : await measureSpeed(spawnThread, { rounds: options.rounds, nativeFolder: options.native })
    const stops = options.signatureOnly ? [] : await measureStops(spawnThread)
    const machine = { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.version }
    const answer = {
      json: {
        signature: found.total,
        expected: found.expected,
        asExpected,
        parts: found.parts,
        machine,
        ...speed,
        stops,
      },
      text: [...signatureLines(found), ...speedLines(speed), ...stopLines(stops)].join('\n'),
    }
    const { rounds, signatureOnly = false } = options
    print(options, answer, { kind: 'bench', spec: { rounds, signatureOnly } })
    if (!asExpected) process.exitCode = 1
  })
}

/** Prints how fast every game of the catalogue is played. */
function printPresets(options: BenchOptions): void {
  const presets = measurePresets()
  const lines = presets.map(({ id, gamesPerSecond, movesPerSecond }) =>
    t('printed.presetSpeed', {
      name: id,
      games: Math.round(gamesPerSecond),
      moves: Math.round(movesPerSecond),
    }),
  )
  print(options, { json: { presets }, text: lines.join('\n') }, { kind: 'bench', spec: { presets: true } })
}

/** Prints a table of how games of the catalogue compare with a plain C++ loop of their rules; exit 1 if a game differs. */
function printPlainLoops(options: BenchOptions, named: readonly string[] | true): void {
  const ids = named === true ? [] : named
  const rows: PlainLoop[] = []
  for (const row of comparePlainLoops(ids)) {
    process.stderr.write(`${row.id} ${row.lacks ?? row.ratio.toFixed(2)}\n`)
    rows.push(row)
  }
  const measured = rows.filter(({ lacks }) => lacks === null).toSorted((a, b) => b.ratio - a.ratio)
  const header = ['game', 'games_per_second', 'native_per_second', 'ratio', 'compared', 'differing', 'lacks']
  const cells = [...measured, ...rows.filter(({ lacks }) => lacks !== null)].map((row) => [
    row.id,
    Math.round(row.gamesPerSecond),
    Math.round(row.nativePerSecond),
    row.ratio.toFixed(2),
    row.compared,
    row.differing,
    row.lacks ?? '',
  ])
  const differing = sum(rows.map((row) => row.differing))
  print(
    options,
    { json: { rows }, text: [header, ...cells].map((line) => line.join(',')).join('\n') },
    { kind: 'bench', spec: { plainLoops: ids } },
  )
  const slowest = measured.at(-1)
  if (slowest === undefined) return
  const summary = t('printed.plainLoops', {
    games: sum(rows.map(({ compared }) => compared)),
    differing,
    median: speech.formats.fixed(median(measured.map(({ ratio }) => ratio)), 2),
    lowest: speech.formats.fixed(slowest.ratio, 2),
    slowest: slowest.id,
  })
  process.stderr.write(`${summary}\n`)
  if (differing > 0) process.exitCode = 1
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0)
}

/** Prints how often tests and intervals are wrong in simulated runs. */
function printErrorRates(options: BenchOptions): void {
  const rates = errorRates()
  const lines = rates.map(({ name, found, nominal, runs, atMost }) =>
    t(atMost ? 'printed.errorRateAtMost' : 'printed.errorRate', {
      name: name.padEnd(54),
      found: share(found),
      nominal: share(nominal),
      runs,
    }),
  )
  print(options, { json: { rates }, text: lines.join('\n') }, { kind: 'bench', spec: { errorRates: true } })
}

/** Prints how long runs of all kinds were said to take, and how long they took. */
async function printEstimates(options: BenchOptions): Promise<void> {
  const fixed = (value: number) => speech.formats.fixed(value, 2)
  const line = ({ kind, name, foreseen, low, high, seconds, factor }: EstimateCheck): string =>
    t('printed.estimateCheck', {
      name: `${kind}: ${name}`.padEnd(50),
      foreseen: `${fixed(foreseen)} s`,
      low: fixed(low),
      high: fixed(high),
      seconds: `${fixed(seconds)} s`,
      factor: fixed(factor),
    })
  const only = typeof options.estimates === 'string' ? options.estimates : ''
  const tell = (check: EstimateCheck) => void process.stderr.write(`${line(check)}\n`)
  const checks = await checkEstimates(spawnThread, tell, only)
  const factors = checks.map(({ factor }) => factor).sort((a, b) => a - b)
  const [median, worst] = [factors[factors.length >> 1]!, factors.at(-1)!]
  const within = factors.filter((factor) => factor <= 2).length
  const summary = t('printed.estimateSummary', {
    median: fixed(median),
    worst: fixed(worst),
    within,
    count: factors.length,
  })
  const text = [...checks.map(line), '', summary].join('\n')
  const spec = { estimates: only || true }
  print(options, { json: { checks, median, worst }, text }, { kind: 'bench', spec })
}

function signatureLines({ total, expected, parts }: Signature): readonly string[] {
  const line = (name: string, found: number, wanted: number) =>
    found === wanted
      ? `${name} ${found}`
      : t('printed.expected', { name, found: plain(found), expected: plain(wanted) })
  return [
    line(t('printed.signature'), total, expected),
    ...parts.map((part) => line(`  ${part.name}`, part.found, part.expected)),
  ]
}

function speedLines({ speeds, ratios }: SpeedReport): readonly string[] {
  const rates = speeds.map(
    ({ name, unit, perSecond }) =>
      `${name.padEnd(38)}${speech.formats.number(perSecond).padStart(14)} ${unit}/s`,
  )
  const held = ratios.map(
    ({ name, value, wanted, holds }) =>
      `${name.padEnd(38)}${speech.formats.fixed(value, 2).padStart(14)} × (${holds ? wanted : t('printed.fallsShort', { wanted })})`,
  )
  return ['', ...rates, '', ...held]
}

function stopLines(stops: readonly Stops[]): readonly string[] {
  return [
    '',
    ...stops.map(({ name, stops: times, medianMs: median, slowestMs: slowest }) =>
      t('printed.stops', { name: name.padEnd(38), stops: times, median, slowest }),
    ),
  ]
}
