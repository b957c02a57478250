import { onScopeDispose, shallowRef, type ShallowRef } from 'vue'
import { LiveList } from '../../storage/liveList'
import { openStorage } from '../../storage/openStorage'
import type { VariantRecord } from '../../storage/records'

/** The user's own variants, as stored. */
export function useOwnVariants(): ShallowRef<readonly VariantRecord[]> {
  const own = shallowRef<readonly VariantRecord[]>([])
  let stop = (): void => undefined
  void openStorage().then(async ({ variants }) => {
    const list = new LiveList('variants', variants)
    list.onChange(({ records }) => void (own.value = [...records.values()]))
    stop = () => list.close()
    await list.refresh()
  })
  onScopeDispose(() => stop())
  return own
}
