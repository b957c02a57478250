import { list, message, type Message, type MessageKey, plain, type Text } from '../../locales/message'
import { describePlayer } from '../players/player'
import type { Clause } from '../variant/clauses/clause'
import { clauseSentence } from '../variant/sentences/clauses'
import { FIELDS, findField, valueAt, type RulePath } from '../variant/fields'
import { SIZES } from '../variant/catalogue/closestPreset'
import type { Variant } from '../variant/variant'
import { variantTitle } from '../variant/variantTitle'
import type { Pooled } from './pool'

/** Settings told apart: a name for each by what differs, and what is the same in all of them. */
interface ToldApart {
  readonly labels: readonly Text[]
  readonly same: readonly Text[]
}

type Varied = Pick<Pooled, 'variant'>

/** If more rules than these differ, the settings are different games and are called by their names. */
const FEW_RULES = 2

/** What a variant has other than a base, its size apart: rules by their labels, clauses as sentences. */
export function changesFrom(base: Variant, variant: Variant): readonly Text[] {
  const both = [{ variant: base }, { variant }]
  const rules = FIELDS.map(({ path }) => path).filter(
    (path) =>
      !SIZES.has(path) && JSON.stringify(valueAt(base, path)) !== JSON.stringify(valueAt(variant, path)),
  )
  return [
    ...rules.map((path) => ruleIn({ variant }, path)),
    ...differingClauses(both).map((clause) => clauseIn({ variant }, clause)),
  ]
}

const HOLES = 'board.holes'
const SEEDS = 'start.seedsPerHole'

/** Names every setting by what differs, such as “5 holes”, and lists what all of them share. */
export function toldApart(settings: readonly Pooled[]): ToldApart {
  const [first] = settings
  if (!first) return { labels: [], same: [] }
  const isSame = (of: (setting: Pooled) => unknown): boolean =>
    new Set(settings.map((setting) => JSON.stringify(of(setting)))).size === 1
  const differing = FIELDS.map(({ path }) => path).filter(
    (path) => !isSame(({ variant }) => valueAt(variant, path)),
  )
  const hasAsManySeeds = settings.every(({ variant: { board, start } }) => board.holes === start.seedsPerHole)
  const isSized = (path: RulePath): boolean => path === HOLES || path === SEEDS
  const rules = differing.filter((path) => !isSized(path))
  const sizes = differing.filter((path) => isSized(path) && !(path === SEEDS && hasAsManySeeds))
  const areNamed = !isSame(({ variant }) => variant.name)
  const clauses = differingClauses(settings)
  const changes = rules.length + clauses.length
  const areGames = areNamed && (changes > FEW_RULES || differing.length + clauses.length === 0)
  const partsOf = (setting: Pooled): readonly Text[] => [
    ...(areGames ? [variantTitle(setting.variant)] : []),
    ...(areGames ? [] : [...sizes, ...rules].map((path) => ruleIn(setting, path))),
    ...(areGames ? [] : clauses.map((clause) => clauseIn(setting, clause))),
    ...(isSame(({ first: south }) => south)
      ? []
      : [message('comparisons.asSouth', { player: describePlayer(setting.first) })]),
    ...(isSame(({ second }) => second)
      ? []
      : [message('comparisons.asNorth', { player: describePlayer(setting.second) })]),
    ...(isSame(({ each }) => each) ? [] : [message(`comparisons.${setting.each}`)]),
  ]
  const short = settings.map(partsOf)
  const sized = settings.map((setting, at) => [...short[at]!, ...sizes.map((path) => ruleIn(setting, path))])
  const parts = areGames && !areDistinct(short) ? sized : short
  const same: Text[] = [
    ...(areNamed ? [] : [variantTitle(first.variant)]),
    ...([HOLES, SEEDS] as const)
      .filter((path) => !differing.includes(path))
      .map((path) => ruleIn(first, path)),
    ...(differing.includes(HOLES) && differing.includes(SEEDS) && hasAsManySeeds
      ? [message('comparisons.asManySeeds')]
      : []),
    ...playersSame(first, isSame),
    ...(isSame(({ samples }) => samples.map(({ seed }) => seed)) && first.samples.length === 1
      ? [message('comparisons.seed', { seed: plain(first.samples[0]!.seed) })]
      : []),
    ...(isSame(({ counts }) => counts.games)
      ? [message(`amounts.${first.each}`, { count: first.counts.games })]
      : []),
  ]
  return { labels: numbered(parts), same }
}

function playersSame(
  { first, second }: Pooled,
  isSame: (of: (setting: Pooled) => unknown) => boolean,
): readonly Text[] {
  const [isSouth, isNorth] = [isSame((setting) => setting.first), isSame((setting) => setting.second)]
  if (isSouth && isNorth)
    return [message('comparisons.players', { first: describePlayer(first), second: describePlayer(second) })]
  if (isSouth) return [message('comparisons.asSouth', { player: describePlayer(first) })]
  return isNorth ? [message('comparisons.asNorth', { player: describePlayer(second) })] : []
}

/** What the last seed does in some settings but not in all. */
function differingClauses(settings: readonly Varied[]): readonly Clause[] {
  const isIn = (clause: Clause, { variant }: Varied): boolean =>
    variant.last.some((own) => JSON.stringify(own) === JSON.stringify(clause))
  const all = new Map(
    settings.flatMap(({ variant }) =>
      variant.last.map((clause) => [JSON.stringify(clause), clause] as const),
    ),
  )
  return [...all.values()].filter((clause) => !settings.every((setting) => isIn(clause, setting)))
}

/** Whether a setting has a clause, in words. */
function clauseIn({ variant }: Varied, clause: Clause): Message {
  const has = variant.last.some((own) => JSON.stringify(own) === JSON.stringify(clause))
  const rule = clauseSentence(variant, clause)
  return has ? message('comparisons.withRule', { rule }) : message('comparisons.withoutRule', { rule })
}

/** A rule of a setting in a few words. */
function ruleIn({ variant }: Varied, path: RulePath): Message {
  if (path === HOLES) return message('amounts.holes', { count: variant.board.holes })
  if (path === SEEDS) return message('comparisons.seedsPerHole', { count: variant.start.seedsPerHole })
  const value = valueAt(variant, path) as unknown
  const isWord = findField(path)?.kind === 'choice' && typeof value === 'string'
  const word: Text = isWord
    ? { key: `ruleWords.${path}.${value}` as MessageKey }
    : typeof value === 'string'
      ? value
      : JSON.stringify(value)
  return message('comparisons.rule', { label: { key: `ruleLabels.${path}` as MessageKey }, value: word })
}

function areDistinct(parts: readonly (readonly Text[])[]): boolean {
  return new Set(parts.map((each) => JSON.stringify(each))).size === parts.length
}

/** Labels from their parts; equal ones get numbers. */
function numbered(parts: readonly (readonly Text[])[]): readonly Text[] {
  const names = parts.map((each) => JSON.stringify(each))
  return parts.map((each, at): Text => {
    const [only] = each
    const label: Text =
      each.length === 0
        ? message('comparisons.only')
        : each.length === 1
          ? only!
          : message('amounts.listed', { items: list(each, 'comma') })
    if (names.filter((name) => name === names[at]).length === 1) return label
    const number = names.slice(0, at + 1).filter((name) => name === names[at]).length
    return message('amounts.numbered', { name: label, number })
  })
}
