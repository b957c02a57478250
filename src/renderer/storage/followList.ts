import { shallowRef, type ShallowRef } from 'vue'
import { LiveList, type Listed, type ListState } from './liveList'
import { openStorage } from './openStorage'
import type { StoreName } from './records'
import type { Repositories } from './repositories/repositories'

/** A live list for Vue. */
interface FollowedList<S extends StoreName> {
  readonly state: Readonly<ShallowRef<ListState<S>>>
  /** Reads the stored records once and then follows them; later calls wait for pending changes. */
  load(): Promise<void>
  /** The list itself, for those who follow it without Vue. */
  open(): Promise<LiveList<S>>
}

/** Follows a repository of this window: each new state becomes a snapshot for stores to draw from. */
export function followList<S extends StoreName>(
  storeName: S,
  source: (repositories: Repositories) => Listed<S>,
): FollowedList<S> {
  const state = shallowRef<ListState<S>>({ loaded: false, records: new Map(), damaged: [], problem: null })
  let opening: Promise<LiveList<S>> | null = null
  async function open(): Promise<LiveList<S>> {
    const list = new LiveList(storeName, source(await openStorage()))
    list.onChange((next) => void (state.value = next))
    return list
  }
  function opened(): Promise<LiveList<S>> {
    opening ??= open()
    return opening
  }
  return { state, open: opened, load: async () => (await opened()).refresh() }
}
