import { onScopeDispose, shallowRef, type ShallowRef } from 'vue'
import { LiveList } from '../../storage/liveList'
import { openStorage } from '../../storage/openStorage'
import { inBackground } from '../../platform/inBackground'
import type { VariantRecord } from '../../storage/records'

/** The user's own variants, as stored. */
export function useOwnVariants(): ShallowRef<readonly VariantRecord[]> {
  const own = shallowRef<readonly VariantRecord[]>([])
  let list: LiveList<'variants'> | undefined
  let left = false
  async function follow(): Promise<void> {
    const { variants } = await openStorage()
    if (left) return
    list = new LiveList('variants', variants)
    list.onChange(({ records }) => void (own.value = [...records.values()]))
    await list.refresh()
  }
  inBackground(follow())
  onScopeDispose(() => {
    left = true
    list?.close()
  })
  return own
}
