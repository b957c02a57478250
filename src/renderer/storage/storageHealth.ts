import { isLasting, type StorageProblem } from './storageProblem'
import type { Answer, Database } from './database/database'

/** Whether storing works: the current problem, from the first failure until everything is stored again. */
export class StorageHealth {
  #problem: StorageProblem | null = null
  readonly #listeners = new Set<(problem: StorageProblem | null) => void>()
  readonly #unsaved: (() => number)[] = []

  get problem(): StorageProblem | null {
    return this.#problem
  }

  /** Calls back when a problem comes or goes; returns a function that stops it. */
  onChange(listener: (problem: StorageProblem | null) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** A problem ends only when nothing is waiting to be stored. */
  countUnsaved(count: () => number): void {
    this.#unsaved.push(count)
  }

  report(problem: StorageProblem): void {
    // A permanent problem takes precedence over a temporary one.
    if (this.#problem && isLasting(this.#problem) && !isLasting(problem)) return
    this.#set(problem)
  }

  /** Call it after something was stored. */
  recheck(): void {
    if (!this.#problem || isLasting(this.#problem)) return
    if (this.#unsaved.every((count) => count() === 0)) this.#set(null)
  }

  #set(problem: StorageProblem | null): void {
    if (isSame(this.#problem, problem)) return
    this.#problem = problem
    for (const listener of [...this.#listeners]) listener(problem)
  }
}

/** Whether two problems read the same. */
function isSame(one: StorageProblem | null, other: StorageProblem | null): boolean {
  return one?.code === other?.code && JSON.stringify(one?.text) === JSON.stringify(other?.text)
}

/** The same database, reporting failures and successes to the health. */
export function watched(database: Database, health: StorageHealth): Database {
  async function write<T>(answer: Answer<T>): Answer<T> {
    const result = await answer
    if (result.ok) health.recheck()
    else health.report(result.error)
    return result
  }
  async function read<T>(answer: Answer<T>): Answer<T> {
    const result = await answer
    if (!result.ok) health.report(result.error)
    return result
  }
  return {
    get: (storeName, keys) => read(database.get(storeName, keys)),
    all: (storeName) => read(database.all(storeName)),
    page: (storeName, after, count) => read(database.page(storeName, after, count)),
    partsOf: (run) => read(database.partsOf(run)),
    put: (storeName, records) => write(database.put(storeName, records)),
    update: (storeName, keys, change) => write(database.update(storeName, keys, change)),
    remove: (storeName, keys) => write(database.remove(storeName, keys)),
    putParts: (parts) => write(database.putParts(parts)),
    removeRuns: (ids) => write(database.removeRuns(ids)),
    clear: (storeNames) => write(database.clear(storeNames)),
  }
}
