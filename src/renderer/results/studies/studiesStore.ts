import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Json } from '../../../engine/experiments/contract/experiment'
import { readStudy } from '../../../engine/studies/readStudy'
import { type Study, studyText } from '../../../engine/studies/study'
import { inBackground } from '../../platform/inBackground'
import type { Answer } from '../../storage/database/database'
import { openStorage } from '../../storage/openStorage'

/** A stored study. */
export interface StoredStudy {
  readonly id: string
  readonly study: Study
  readonly saved: number
}

/** The studies that this computer keeps; every window follows them. */
export const useStudies = defineStore('studies', () => {
  const studies = shallowRef<readonly StoredStudy[]>([])
  const loaded = shallowRef(false)
  let following = false

  /** Reads the stored studies, and from then on whatever changes, also in other windows. */
  async function load(): Promise<void> {
    const { studies: stored } = await openStorage()
    if (!following) stored.onChange(() => inBackground(read()))
    following = true
    await read()
  }

  async function read(): Promise<void> {
    const stored = await (await openStorage()).studies.list()
    if (stored.ok)
      studies.value = stored.value.flatMap(({ id, file, saved }): readonly StoredStudy[] => {
        const study = readStudy(file)
        return study.ok ? [{ id, study: study.value, saved }] : []
      })
    loaded.value = true
  }

  /** Stores a study under an id. */
  async function save(id: string, study: Study): Answer<null> {
    const file = JSON.parse(studyText(study)) as Json
    const saved = await (await openStorage()).studies.save({ id, file, saved: Date.now() })
    await load()
    return saved
  }

  async function remove(id: string): Answer<null> {
    const removed = await (await openStorage()).studies.remove(id)
    await load()
    return removed
  }

  return { studies, loaded, load, save, remove }
})
