import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Json } from '../../../engine/experiments/contract/experiment'
import { readStudy } from '../../../engine/studies/readStudy'
import { type Study, studyText } from '../../../engine/studies/study'
import type { Answer } from '../../storage/database/database'
import { followFiles } from '../../storage/followFiles'

/** A stored study. */
export interface StoredStudy {
  readonly id: string
  readonly study: Study
  readonly saved: number
}

/** The studies that this computer keeps; every window follows them. */
export const useStudies = defineStore('studies', () => {
  const studies = shallowRef<readonly StoredStudy[]>([])
  const files = followFiles('studies', (records) => {
    studies.value = records.flatMap(({ id, file, saved }): readonly StoredStudy[] => {
      const study = readStudy(file)
      return study.ok ? [{ id, study: study.value, saved }] : []
    })
  })

  /** Stores a study under an id. */
  function save(id: string, study: Study): Answer<null> {
    return files.save({ id, file: JSON.parse(studyText(study)) as Json, saved: Date.now() })
  }

  return { ...files, studies, save }
})
