import type { VolumeWords } from '../../message'
import { experiments } from './experiments'
import { papers } from './papers'
import { reports } from './reports'

export const words: VolumeWords<'laboratory'> = {
  experiments,
  papers,
  reports,
}
