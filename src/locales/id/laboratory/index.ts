import type { VolumeWords } from '../../message'
import { amounts } from './amounts'
import { chartTexts } from './chartTexts'
import { cells, columns, tables } from './columns'
import { congkakClaims } from './congkakClaims'
import { dakonClaims } from './dakonClaims'
import { awariClaims, endgames } from './endgames'
import { experiments } from './experiments'
import { fields } from './fields'
import { caveats, findings, headlines, openings } from './findings'
import { kalahClaims } from './kalahClaims'
import { ladder } from './ladder'
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
  awariClaims,
  caveats,
  cells,
  chartTexts,
  columns,
  congkakClaims,
  dakonClaims,
  endgames,
  experiments,
  fields,
  findings,
  headlines,
  kalahClaims,
  ladder,
  openings,
  paperItems,
  paperReadings,
  paperReport,
  papers,
  questions,
  reports,
  specProblems,
  tables,
  templates,
  verdicts,
}
