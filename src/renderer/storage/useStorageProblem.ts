import { onScopeDispose, shallowRef, type ShallowRef } from 'vue'
import { openStorage } from './openStorage'
import type { StorageProblem } from './storageProblem'

/** What is wrong with storage now; null while everything is stored. */
export function useStorageProblem(): Readonly<ShallowRef<StorageProblem | null>> {
  const problem = shallowRef<StorageProblem | null>(null)
  let stop = (): void => undefined
  void openStorage().then(({ health }) => {
    problem.value = health.problem
    stop = health.onChange((next) => void (problem.value = next))
  })
  onScopeDispose(() => stop())
  return problem
}
