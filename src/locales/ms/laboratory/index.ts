import type { VolumeWords } from '../../message'
import { amounts } from './amounts'
import { experiments } from './experiments'
import { papers } from './papers'
import { reports } from './reports'
import { specProblems } from './specProblems'

export const words: VolumeWords<'laboratory'> = {
  amounts,
  experiments,
  papers,
  reports,
  specProblems,
}
