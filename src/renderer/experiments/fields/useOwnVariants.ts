import { onScopeDispose, shallowRef, type ShallowRef } from 'vue'
import { openDatabase } from '../../storage/database'
import type { VariantRecord } from '../../storage/records'

/** The user's own variants, as stored. */
export function useOwnVariants(): ShallowRef<readonly VariantRecord[]> {
  const own = shallowRef<readonly VariantRecord[]>([])
  let stop = (): void => undefined
  void openDatabase().then(async (database) => {
    const read = async (): Promise<void> => void (own.value = await database.all('variants'))
    stop = database.onChange((shelf) => void (shelf === 'variants' && read()))
    await read()
  })
  onScopeDispose(() => stop())
  return own
}
