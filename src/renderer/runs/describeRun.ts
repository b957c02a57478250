import { experimentOf, type AnyExperiment } from '../../engine/experiments/contract/catalogue'
import type { ExperimentKind, Json } from '../../engine/experiments/contract/experiment'
import { GOAL_WORDS, type Goal } from '../../engine/experiments/kinds/winningOpenings/spec'
import { capital } from '../../engine/experiments/report/wording'
import { describePlayer } from '../../engine/players/player'
import { factsOf as specFactsOf } from '../../engine/publish/publication'
import { findStrategy } from '../../engine/strategies/catalogue'
import { findPreset } from '../../engine/variant/catalogue'
import type { Variant } from '../../engine/variant/variant'
import { variantTitle } from '../../engine/variant/variantTitle'
import { list, message, nameOf, type Text } from '../../locales/message'
import type { RunRecord } from '../storage/records'

/** The title of a run in lists. */
interface RunWords {
  readonly title: Text
  readonly summary: Text
  readonly seed: string | null
}

/** What a run is about, piece by piece: lists and headings put the pieces together as they need them. */
interface RunFacts {
  /** The kind of experiment. */
  readonly kind: Text
  /** Games, holes and seeds: `1,000 games, 6 holes`; null if the spec has none. */
  readonly size: Text | null
  /** Whether the title already names the kind. */
  readonly titleNamesKind: boolean
}

/** What a run is about, by its spec. */
export function aboutRun({ kind, spec }: { readonly kind: ExperimentKind; readonly spec: Json }): RunFacts {
  return describe(experimentOf(kind), spec).facts
}

/** The settings of a run with the complete rules of its games; null if they cannot be read. */
export function parsedSpec({
  kind,
  spec,
}: {
  readonly kind: ExperimentKind
  readonly spec: Json
}): object | null {
  const parsed = experimentOf(kind).parse(spec)
  return parsed.ok ? parsed.value : null
}

/** The games that a run is about. */
export function variantsOf(run: Parameters<typeof parsedSpec>[0]): readonly Variant[] {
  return specFactsOf(parsedSpec(run) ?? {}).variants
}

/** Names a run after its spec: variant, players, sizes. */
export function describeRun(experiment: AnyExperiment, spec: Json): RunWords {
  return describe(experiment, spec).words
}

function describe(
  experiment: AnyExperiment,
  spec: Json,
): { readonly words: RunWords; readonly facts: RunFacts } {
  const used = isObject(spec) ? withoutUnused(spec) : {}
  const at = (key: string): Json | undefined => used[key]
  const variant = variantWords(at('variant') ?? surveyed(at('variants'), at('own')))
  const players = playersWords(at)
  const boards = boardWords(at('variant') ?? at('variants'))
  const size =
    at('sizes') === 'own' ? boards : [...(at('holes') === undefined ? boards : []), ...sizeWords(at)]
  const kind: Text = experiment.title
  return {
    words: {
      title: titleOf(variant, players, kind),
      summary: factsOf([kind, ...size]),
      seed: at('seed') === undefined ? null : String(at('seed')),
    },
    facts: { kind, size: size.length > 0 ? factsOf(size) : null, titleNamesKind: players === null },
  }
}

/** Layouts that are solved are not played: their spec's games and random seed have no effect. */
function withoutUnused(spec: { readonly [key: string]: Json }): { readonly [key: string]: Json } {
  if (spec.find !== 'values' && spec.find !== 'results') return spec
  const { games: _, seed: __, ...used } = spec
  return used
}

function titleOf(variant: Text | null, players: Text | null, kind: Text): Text {
  if (variant === null) return kind
  return players === null
    ? message('results.variantAndKind', { variant, kind })
    : message('results.variantAndPlayers', { variant, players })
}

function factsOf(facts: readonly Text[]): Text {
  return facts.length === 1 ? facts[0]! : message('results.facts', { facts: list(facts, 'comma') })
}

/** A run with everything that distinguishes it from others, for captions and unique file names. */
export function fullName({ title, summary, seed }: RunWords): Text {
  return seed === null
    ? message('results.fullName', { title, summary })
    : message('results.fullNameSeeded', { title, summary, seed })
}

/** The details next to a run's title: the kind, unless the title names it, and the sizes. */
export function besideTitle(run: Parameters<typeof aboutRun>[0]): Text {
  const { kind, size, titleNamesKind } = aboutRun(run)
  if (size === null) return kind
  return titleNamesKind ? size : factsOf([kind, size])
}

/** The same with the random seed, which distinguishes runs of one size. */
export function besideTitleSeeded(run: Parameters<typeof aboutRun>[0] & Pick<RunWords, 'seed'>): Text {
  const facts = besideTitle(run)
  return run.seed === null ? facts : message('results.seeded', { facts, seed: run.seed })
}

/** The games of a survey, whose spec lists ids in one text; other specs as they are. */
function surveyed(variants: Json | undefined, own: Json | undefined): Json | undefined {
  if (typeof variants !== 'string' || variants === 'all') return variants
  const ids = variants.split(',').map((id) => id.trim())
  return [...ids.filter((id) => id !== ''), ...(Array.isArray(own) ? (own as readonly Json[]) : [])]
}

function variantWords(value: Json | undefined): Text | null {
  if (Array.isArray(value)) {
    const named = (value as readonly Json[]).map((member) => variantName(member) ?? '?')
    const titles = [...new Map(named.map((title) => [nameOf(title), title])).values()]
    return titles.length > 3
      ? message('results.variantsAndMore', {
          names: list(titles.slice(0, 2), 'comma'),
          count: titles.length - 2,
        })
      : factsOf(titles)
  }
  return value === 'all' ? message('results.allGames') : variantName(value)
}

/** A preset by its id, or a variant by its name. */
function variantName(value: Json | undefined): Text | null {
  if (typeof value === 'string') return variantTitle(findPreset(value)?.variant ?? { name: capital(value) })
  if (!isObject(value) || typeof value.name !== 'string') return null
  const title = variantTitle({ name: value.name })
  return typeof title === 'string' ? capital(title) : title
}

function boardWords(variants: Json | undefined): Text[] {
  const boards = [variants].flat().map((variant) => (isObject(variant) ? variant.board : undefined))
  const holes = boards.flatMap((board) =>
    isObject(board) && typeof board.holes === 'number' ? [board.holes] : [],
  )
  return holes.length === 0 ? [] : [rangeWords(Math.min(...holes), Math.max(...holes), 'holes')]
}

function rangeWords(from: number, to: number, what: 'holes' | 'seeds'): Text {
  return from === to
    ? message(`results.${what}`, { count: to })
    : message(`results.${what}Range`, { from, to })
}

function playersWords(at: (key: string) => Json | undefined): Text | null {
  const first = at('first')
  const second = at('second')
  if (typeof first === 'string' && typeof second === 'string')
    return message('results.players', { first: describePlayer(first), second: describePlayer(second) })
  const agents = at('agents')
  if (Array.isArray(agents)) return factsOf(agents.map((agent) => describePlayer(String(agent))))
  const opponent = at('opponent')
  if (typeof opponent === 'string')
    return message('results.foresight', { opponent: describePlayer(opponent) })
  const strategy = at('strategy')
  if (typeof strategy === 'string') return strategyName(findStrategy(strategy)?.name ?? strategy)
  if (isObject(strategy) && typeof strategy.id === 'string')
    return strategyName(typeof strategy.name === 'string' ? strategy.name : strategy.id)
  const goal = at('goal')
  return typeof goal === 'string' ? goalName(goal) : null
}

/** Names of strategies are sentences with commas, so titles quote them. */
function strategyName(name: Text): Text {
  return message('results.strategy', { name })
}

/** The search goal in words. */
function goalName(goal: string): Text {
  return Object.hasOwn(GOAL_WORDS, goal) ? GOAL_WORDS[goal as Goal] : goal
}

function sizeWords(at: (key: string) => Json | undefined): Text[] {
  const words: Text[] = []
  for (const key of ['games', 'matches'] as const) {
    const value = at(key)
    if (typeof value === 'number') words.push(message(`results.${key}`, { count: value }))
  }
  for (const key of ['holes', 'seeds'] as const) {
    const value = at(key)
    if (typeof value === 'number') words.push(rangeWords(value, value, key))
    else if (isObject(value) && typeof value.from === 'number' && typeof value.to === 'number')
      words.push(rangeWords(value.from, value.to, key))
  }
  return words
}

function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

type Titled = Pick<RunRecord, 'kind' | 'spec' | 'title'>

/**
 * The title of a stored run. A name that somebody gave stays; a title that Lumbung made is made again from the spec,
 * because earlier versions stored ids of games and players in it.
 */
export function runTitle({ kind, spec, title }: Titled): Text {
  const isGiven = typeof title === 'string' && !isOldTitle(title, spec)
  return isGiven ? title : describeRun(experimentOf(kind), spec).title
}

/** The record with its current title; the same object if nothing changes. */
export function withCurrentTitle(record: RunRecord): RunRecord {
  let current = known.get(record)
  if (current === undefined) known.set(record, (current = { ...record, title: runTitle(record) }))
  return current
}

/** Lists ask again for every record whenever one of them changes. */
const known = new WeakMap<RunRecord, RunRecord>()

/** Whether the first versions would have given this title to the spec: `Congkak, novice v minimax:3`. */
function isOldTitle(title: string, spec: Json): boolean {
  if (typeof spec !== 'object' || spec === null || Array.isArray(spec)) return false
  const { variant, first, second, opponent } = spec as Readonly<Record<string, Json | undefined>>
  const name = typeof variant === 'string' ? variant : (variant as { readonly name?: Json } | undefined)?.name
  if (typeof name !== 'string') return false
  return [`${String(first)} v ${String(second)}`, `foresight against ${String(opponent)}`].some(
    (players) => title === `${capital(name)}, ${players}`,
  )
}
