import type { Page } from 'playwright-core'

/** What the page's database has in one of its stores. */
export function keptRecords(
  page: Page,
  store: 'games' | 'runs' | 'parts' | 'settings',
): Promise<Record<string, unknown>[]> {
  return page.evaluate(
    (name) =>
      new Promise<Record<string, unknown>[]>((settle, fail) => {
        const opening = indexedDB.open('lumbung')
        opening.onerror = () => fail(opening.error)
        opening.onsuccess = () => {
          const all = opening.result.transaction(name).objectStore(name).getAll()
          all.onsuccess = () => (opening.result.close(), settle(all.result as Record<string, unknown>[]))
        }
      }),
    store,
  )
}
