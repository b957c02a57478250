import { onScopeDispose, shallowRef, type ShallowRef } from 'vue'
import { openStorage } from './openStorage'
import type { StorageProblem } from './storageProblem'
import { inBackground } from '../platform/inBackground'

/** What is wrong with storage now; null while everything is stored. */
export function useStorageProblem(): Readonly<ShallowRef<StorageProblem | null>> {
  const problem = shallowRef<StorageProblem | null>(null)
  let stop = (): void => undefined
  let left = false
  async function follow(): Promise<void> {
    const { health } = await openStorage()
    if (left) return
    problem.value = health.problem
    stop = health.onChange((next) => void (problem.value = next))
  }
  inBackground(follow())
  onScopeDispose(() => {
    left = true
    stop()
  })
  return problem
}
