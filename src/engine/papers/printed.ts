import type { Text } from '../../locales/message'
import printed from './published/printed.json'

/** What a paper prints about one claim, before anything is computed. */
export interface PrintedClaim {
  readonly id: string
  readonly title: Text
  readonly published: Text
}

/**
 * What the paper prints for an item, row by row as its quick run compares it; a test compares these rows with its
 * judge.
 */
export function printedFor(id: string): readonly PrintedClaim[] {
  return (printed as unknown as Readonly<Record<string, readonly PrintedClaim[]>>)[id] ?? []
}
