import type { VolumeWords } from '../../message'
import { amounts } from './amounts'
import { congkakClaims } from './congkakClaims'
import { dakonClaims } from './dakonClaims'
import { experiments } from './experiments'
import { fields } from './fields'
import { kalahClaims } from './kalahClaims'
import { paperItems } from './paperItems'
import { paperReadings } from './paperReadings'
import { paperReport } from './paperReport'
import { papers } from './papers'
import { questions } from './questions'
import { reports } from './reports'
import { specProblems } from './specProblems'
import { templates } from './templates'
import { verdicts } from './verdicts'

export const words: VolumeWords<'laboratory'> = {
  amounts,
  congkakClaims,
  dakonClaims,
  experiments,
  fields,
  kalahClaims,
  paperItems,
  paperReadings,
  paperReport,
  papers,
  questions,
  reports,
  specProblems,
  templates,
  verdicts,
}
