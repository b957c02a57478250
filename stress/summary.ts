import { ATTACKS } from './attacks'
import type { Tally } from './watch'

/** The counts of all attacks as a table. */
export function summary(tallies: readonly Tally[], seed: number): string {
  const inOrder = ATTACKS.flatMap((attack) => tallies.filter((tally) => tally.attack === attack))
  const rows = inOrder.map(({ attack, cases, count, findings, seconds }) => [
    attack.name,
    `${count.toLocaleString('en-US')} ${attack.unit}`,
    cases.toLocaleString('en-US'),
    `${Math.round(seconds)} s`,
    String(findings),
  ])
  const table = [['attack', 'tried', 'cases', 'time', 'findings'], ...rows]
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)))
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  const covered = inOrder.flatMap(({ attack, covered: these }) => attack.covered?.(these) ?? [])
  return [`Seed ${seed}:`, '', line(table[0]!), rule, ...rows.map(line), '', ...covered].join('\n').trimEnd()
}
