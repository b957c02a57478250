import { parseVariant } from '../../engine/variant/parse'
import { SCHEMA_VERSION, type Variant } from '../../engine/variant/variant'
import { parseJson } from '../platform/parseJson'

/** What the editor shows: a preset, one of the user's variants, or either with changes that are not saved yet. */
export interface Draft {
  /** Id of the preset or of the user's variant it was opened from. */
  readonly id: string
  readonly kind: 'preset' | 'own'
  /** Preset that changes are marked against. */
  readonly from: string | null
  /** As it was opened or last saved. */
  readonly saved: Variant
  readonly variant: Variant
}

/** Unsaved drafts, and the id of the one that was shown. */
interface Left {
  readonly shown: string
  readonly drafts: ReadonlyMap<string, Draft>
}

/** Unsaved drafts as a text that `draftsFrom` reads. */
export function textOfDrafts(shown: string, drafts: ReadonlyMap<string, Draft>): string {
  return JSON.stringify({ shown, drafts: [...drafts.values()] })
}

/** The drafts of such a text; those that this version cannot read are left out. */
export function draftsFrom(text: string | null): Left {
  const left = text === null ? null : parseJson(text)
  const { shown, drafts } = (left ?? {}) as { shown?: unknown; drafts?: unknown }
  const read = Array.isArray(drafts) ? drafts.flatMap(draftFrom) : []
  return {
    shown: typeof shown === 'string' ? shown : '',
    drafts: new Map(read.map((draft) => [draft.id, draft])),
  }
}

function draftFrom(stored: unknown): readonly Draft[] {
  const { id, kind, from, saved, variant } = (stored ?? {}) as Partial<Record<keyof Draft, unknown>>
  if (typeof id !== 'string' || (kind !== 'preset' && kind !== 'own')) return []
  if (from !== null && typeof from !== 'string') return []
  const before = readVariant(saved)
  const now = readVariant(variant)
  return before && now ? [{ id, kind, from, saved: before, variant: now }] : []
}

/** A variant that may contradict itself, but is whole. */
function readVariant(stored: unknown): Variant | null {
  const parsed = parseVariant(stored)
  if (parsed.ok) return parsed.value
  const isWhole = parsed.error.every(({ code }) => code === 'conflict')
  return isWhole && (stored as Variant).schema === SCHEMA_VERSION ? (stored as Variant) : null
}
