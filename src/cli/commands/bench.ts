import type { Command } from 'commander'
import { cpus } from 'node:os'
import { grouped } from '../../engine/digits'
import { signature, type Signature } from '../../../bench/signature/signature'
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
}

/**
 * `bench` plays fixed work of the whole catalogue for its signature and measures speeds; exit 1 on another signature.
 */
export function register(program: Command): void {
  const bench = program
    .command('bench')
    .description('check the signature of the engine and measure its speed')
  bench
    .option('--rounds <N>', 'rounds of measuring; each program’s best counts', whole(1, 1000), 9)
    .option(
      '--native <FOLDER>',
      'C++ programs to compare with in place of our own',
      folderToRead,
      process.env['LUMBUNG_NATIVE'],
    )
    .option('--signature-only', 'measure nothing')
  addOutputOptions(bench, 'json').action(async (options: BenchOptions) => {
    const found = signature()
    const asExpected = found.total === found.expected
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

function signatureLines({ total, expected, parts }: Signature): readonly string[] {
  const line = (name: string, found: number, wanted: number) =>
    `${name} ${found}${found === wanted ? '' : `, expected ${wanted}`}`
  return [
    line('signature', total, expected),
    ...parts.map((part) => line(`  ${part.name}`, part.found, part.expected)),
  ]
}

function speedLines({ speeds, ratios }: SpeedReport): readonly string[] {
  const rates = speeds.map(
    ({ name, unit, perSecond }) => `${name.padEnd(38)}${grouped(perSecond).padStart(14)} ${unit}/s`,
  )
  const held = ratios.map(
    ({ name, value, wanted, holds }) =>
      `${name.padEnd(38)}${value.toFixed(2).padStart(14)} × (${wanted}${holds ? '' : ': falls short'})`,
  )
  return ['', ...rates, '', ...held]
}

function stopLines(stops: readonly Stops[]): readonly string[] {
  return [
    '',
    ...stops.map(
      ({ name, stops: times, medianMs, slowestMs }) =>
        `stop ${name.padEnd(38)} median ${medianMs} ms, slowest of ${times}: ${slowestMs} ms (wanted: at most 50)`,
    ),
  ]
}
