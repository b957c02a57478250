import { computed, shallowRef } from 'vue'
import { formatChoice } from '../../../engine/board/notation'
import { PRESETS } from '../../../engine/variant/catalogue'
import type { Variant } from '../../../engine/variant/variant'
import { inBackground } from '../../platform/inBackground'
import { useSettings } from '../../storage/settings'
import type { GameStore } from '../gameStore'
import { countLines, movesAfter, type LineCounts, type OpeningGame } from './openingCounts'
import { MOST_MOVES, rulesOf } from './useFinishedGames'

/** Where games come from: played on this computer, read from files, or shipped with Lumbung. */
export type OpeningSource = 'own' | 'files' | 'shipped'

/** Shipped statistics of one game: who played, how many games, and the counts of lines. */
interface Shipped {
  readonly player: string
  readonly games: number
  readonly lines: Readonly<Record<string, readonly [games: number, south: number, ties: number]>>
}

/** Games that were read from files of records, by the rules they were played by; they are kept until the window is closed. */
const fromFiles = shallowRef<readonly (OpeningGame & { readonly rules: string })[]>([])

/** Adds games from a file that `--records` wrote, and says how many there were. */
export function addRecordedGames(text: string): number {
  const known = new Map<string, string>()
  const added = text.split('\n').flatMap((line) => {
    const game = readRecord(line)
    if (!game) return []
    const key = JSON.stringify(game.variant)
    const rules = known.get(key) ?? rulesOf(game.variant)
    known.set(key, rules)
    return [{ rules, moves: game.record.split(' ').slice(0, MOST_MOVES), winner: game.winner }]
  })
  fromFiles.value = [...fromFiles.value, ...added]
  return added.length
}

function readRecord(
  line: string,
): { readonly record: string; readonly winner: OpeningGame['winner']; readonly variant: Variant } | null {
  try {
    const { record, winner, variant } = JSON.parse(line) as Record<string, unknown>
    const ended = winner === 'south' || winner === 'north' || winner === 'tie'
    // A record that starts with a position is no opening from the usual start.
    if (typeof record !== 'string' || record.includes(':') || !ended || typeof variant !== 'object')
      return null
    return variant === null ? null : { record, winner, variant: variant as Variant }
  } catch {
    return null
  }
}

/** What was played from the position shown, from each source of games. */
export function useOpenings(game: GameStore) {
  const settings = useSettings()
  const shipped = shallowRef<Readonly<Record<string, Shipped>>>({})
  async function loadShipped(): Promise<void> {
    const module = await import('./openings.json')
    shipped.value = module.default as unknown as Readonly<Record<string, Shipped>>
  }
  inBackground(loadShipped())

  const rules = computed(() => rulesOf(game.variant))
  const preset = computed(
    () => PRESETS.find(({ id, variant }) => id in shipped.value && rulesOf(variant) === rules.value)?.id,
  )
  const shippedHere = computed(() => (preset.value ? (shipped.value[preset.value] ?? null) : null))

  const counts = computed((): Readonly<Record<OpeningSource, LineCounts>> => ({
    own: countLines(
      settings.finishedGames
        .filter((each) => each.rules === rules.value)
        .map(({ moves, winner }) => ({ moves: moves.split(' '), winner })),
    ),
    files: countLines(fromFiles.value.filter((each) => each.rules === rules.value)),
    shipped: new Map(
      Object.entries(shippedHere.value?.lines ?? {}).map(([line, [games, south, ties]]) => [
        line,
        { games, south, ties },
      ]),
    ),
  }))
  /** The sources that have games of this variant. */
  const sources = computed(() =>
    (['own', 'files', 'shipped'] as const).filter((source) => counts.value[source].size > 0),
  )
  /** The moves that lead to the position shown; null where it was not reached from the usual start. */
  const line = computed(() =>
    game.record.setUp || game.cursor >= MOST_MOVES
      ? null
      : game.moves.slice(0, game.cursor).map(({ choice }) => formatChoice(choice)),
  )

  return {
    shipped: shippedHere,
    sources,
    line,
    movesFrom: (source: OpeningSource) =>
      line.value === null ? [] : movesAfter(counts.value[source], line.value, game.choices.map(formatChoice)),
  }
}
