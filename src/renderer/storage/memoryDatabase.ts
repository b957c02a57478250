import { ok } from '../../engine/result'
import type { Database } from './database'
import { KEY_PATHS, SHELVES, type PartRecord, type Shelf } from './records'

/** A database that lasts as long as the window: the fallback, and the one unit tests use. */
export function createMemoryDatabase(): Database {
  const shelves = new Map<Shelf, Map<string, unknown>>(SHELVES.map((shelf) => [shelf, new Map()]))
  const on = <T>(shelf: Shelf): Map<string, T> => shelves.get(shelf) as Map<string, T>
  const parts = (run: string): PartRecord[] =>
    [...on<PartRecord>('parts').values()].filter((part) => part.run === run)
  return {
    get: async (shelf, key) => on<never>(shelf).get(JSON.stringify(key)),
    all: async (shelf) => [...on<never>(shelf).values()],
    put: async (shelf, ...values) => {
      for (const value of values) on(shelf).set(keyOf(shelf, value), structuredClone(value))
      return ok(null)
    },
    remove: async (shelf, ...keys) => {
      for (const key of keys) on(shelf).delete(JSON.stringify(key))
      return ok(null)
    },
    partsOf: async (run) => parts(run).sort((a, b) => a.index - b.index),
    removePartsOf: async (run) => {
      for (const part of parts(run)) on('parts').delete(keyOf('parts', part))
      return ok(null)
    },
    onChange: () => () => undefined,
  }
}

function keyOf(shelf: Shelf, value: object): string {
  const path = KEY_PATHS[shelf]
  const at = (field: string): unknown => (value as Record<string, unknown>)[field]
  return JSON.stringify(typeof path === 'string' ? at(path) : path.map(at))
}
