import { inEnglish } from '../../../src/locales/english'
import { message } from '../../../src/locales/message'
import { EXPERIMENT_KINDS, type ExperimentKind } from '../../../src/engine/experiments/contract/experiment'
import type { Column, Table } from '../../../src/engine/experiments/report/report'
import { meaningOf } from '../../../src/engine/publish/columnMeaning'
import { perform } from '../perform'
import { SMALL_SPECS } from '../smallSpecs'

const INTRODUCTION = `# Columns

Every column of every table that Lumbung writes, with what it means. The first table of a run is its main CSV file; \`--csv FILE\` writes
the others next to it, with their names added to the name of the file. The Data Package in a research bundle holds the same descriptions, in your
language.

- Names of columns are the same in every language.
- **Shares are parts of one**: 0.61 is 61%. Differences of shares are parts of one too: 0.01 is one percentage point.
- Numbers have every digit, with a point as the decimal mark. An empty cell means that there is nothing to say, not zero.
- In the app, each row also ends with \`runVariant\`, \`runSouth\`, \`runNorth\`, \`runSeed\` and \`lumbungVersion\`: the game, both players, the random seed and
  the version that made it, as far as a run has one.
- Columns that end in \`Low\` and \`High\` are the ends of a 95% interval ([statistics.md](statistics.md)).

_This page is generated: \`npm run reference\` writes it again._`

/** Kinds that show further tables with other settings. */
const FURTHER: Partial<Record<ExperimentKind, readonly object[]>> = {
  ladder: [{ players: ['greedy', 'novice'], find: 'test', games: 60, seed: 3 }, { pace: { greedy: 100 } }],
  matchSeries: [
    {
      published: {
        source: 'a paper',
        of: null,
        rows: [{ category: '1', games: 100, first: 60, second: 35, ties: 5 }],
      },
    },
  ],
  startLayouts: [{ moved: 1, find: 'shares', games: 4, seed: 3 }],
  winningOpenings: [
    { goal: 'count', effort: 2 },
    { goal: 'analyse', line: '1 4 2', effort: 2 },
  ],
}

/** docs/columns.md: every column of every table of every kind of experiment. */
export async function columnsPage(): Promise<string> {
  const kinds: string[] = []
  for (const kind of EXPERIMENT_KINDS) kinds.push(await kindText(kind))
  return `${[INTRODUCTION, ...kinds].join('\n\n')}\n`
}

async function kindText(kind: ExperimentKind): Promise<string> {
  const small = SMALL_SPECS[kind]
  const tables = new Map<string, Table>()
  for (const further of [{}, ...(FURTHER[kind] ?? [])]) {
    const { report } = await perform({ kind, spec: { ...small, ...further } })
    for (const table of report.tables) {
      // Some columns only appear with some settings, among the others.
      if (table.columns.length > (tables.get(table.id)?.columns.length ?? 0)) tables.set(table.id, table)
    }
  }
  const texts = [...tables.values()].map(tableText)
  return [`## ${inEnglish(message(`kinds.${kind}`))}`, ...texts].join('\n\n')
}

function tableText({ id, title, columns }: Table): string {
  const rows = columns.map((column) => `| \`${column.key}\` | ${meaning(column)} |`)
  return [
    `### ${inEnglish(title)} (\`${id}\`)`,
    ['| column | meaning |', '| --- | --- |', ...rows].join('\n'),
  ].join('\n\n')
}

function meaning(column: Column): string {
  return inEnglish(meaningOf(column)).replaceAll('|', '\\|')
}
