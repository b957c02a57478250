import { openingOf } from '../../src/engine/openings/openingOf'
import type { Opening } from '../../src/engine/openings/opening'
import { findPreset } from '../../src/engine/variant/catalogue'

/** Steps a search to its end. */
export function finish<T, R>(search: Generator<T, R>): R {
  for (;;) {
    const next = search.next()
    if (next.done) return next.value
  }
}

/** The first turn of a preset at a size. */
export function firstTurnOf(preset: string, holes: number): Opening {
  const opening = openingOf(findPreset(preset)!.make({ holes }))
  if (!opening.ok) throw new Error(JSON.stringify(opening.error))
  return opening.value
}
