import { EXPERIMENT_KINDS, STUDY_KINDS } from '../../src/engine/experiments/contract/experiment'
import { anyExperimentOf } from '../../src/engine/experiments/contract/catalogue'
import { partsOf } from '../../src/engine/experiments/contract/parts'
import { parseAgent } from '../../src/engine/agents/agent'
import { parsePosition, parseRecord } from '../../src/engine/board/notation'
import { readCsv } from '../../src/engine/csv/read'
import { parsePlayer } from '../../src/engine/players/player'
import { PRESETS } from '../../src/engine/variant/catalogue'
import { parseVariant, parseVariantText } from '../../src/engine/variant/parse'
import { SMALL_SPECS } from '../../tests/support/smallSpecs'
import { type Attack, Finding, must } from '../attack'
import type { Luck } from '../support/luck'
import { mutatedText, mutatedValue } from '../support/mutate'

const INPUTS_PER_CASE = 200
const LONGEST_MS = 5_000
const KINDS = [...EXPERIMENT_KINDS, ...STUDY_KINDS]

/** A parser, and an input made for it. */
type Trial = readonly [name: string, input: unknown, parse: (input: never) => unknown]

/** Malformed input to every parser: each answers with a value or a reason, soon, and never throws. */
export const parsers: Attack = {
  name: 'parsers',
  unit: 'malformed inputs',
  share: 1,
  patience: 120,
  run: ({ luck }) => {
    for (let at = 0; at < INPUTS_PER_CASE; at++) {
      const [name, input, parse] = trialOf(luck)
      const before = process.cpuUsage()
      try {
        ;(parse as (input: unknown) => unknown)(input)
      } catch (error) {
        throw new Finding(`${name} throws on ${clip(input)}: ${(error as Error).stack}`)
      }
      // Processor time: on a busy machine, the clock says little about a parser.
      const { user, system } = process.cpuUsage(before)
      const took = (user + system) / 1000
      must(took < LONGEST_MS, () => `${name} takes ${Math.round(took)} ms for ${clip(input)}`)
    }
    return Promise.resolve(INPUTS_PER_CASE)
  },
}

function trialOf(luck: Luck): Trial {
  const variant = luck.pick(PRESETS).make()
  const kind = luck.pick(KINDS)
  const text = (from: string): string => mutatedText(luck.onceIn(3) ? mutatedText(from, luck) : from, luck)
  return luck.pick<() => Trial>([
    () => ['parseVariant', mutatedValue(variant, luck), parseVariant],
    () => ['parseVariantText', text(JSON.stringify(variant)), parseVariantText],
    () => ['parsePosition', text('7,7,7+0 7,x,7+3 S'), parsePosition],
    () => ['parseRecord', text('1 4 2c/3 1 5'), (input: string) => parseRecord(variant, input)],
    () => ['parseAgent', text(luck.pick(['novice', 'minimax:3', 'mcts:40', 'calculator:2'])), parseAgent],
    () => ['parsePlayer', text(luck.pick(['strategy:pok-alt', 'perfect', 'greedy'])), parsePlayer],
    () => ['readCsv', text('category,games,first\n1,"2,5",3\n'), readCsv],
    () => [`spec of ${kind}`, mutatedValue(SMALL_SPECS[kind], luck), (input) => planned(kind, input)],
    () => [
      `parts of ${kind}`,
      mutatedValue({ games: 3, nodes: [] }, luck),
      (input) => partsOf(kind, new Map([[0, input]])),
    ],
  ])()
}

/** Parses a spec; what is still a spec can be planned and estimated without searching. */
function planned(kind: (typeof KINDS)[number], input: unknown): void {
  const experiment = anyExperimentOf(kind)
  const parsed = experiment.parse(input)
  if (!parsed.ok) return
  experiment.plan(parsed.value)
  experiment.estimate(parsed.value)
}

function clip(input: unknown): string {
  return String(JSON.stringify(input)).slice(0, 2000)
}
