import { amounts } from './amounts'
import { chartTexts } from './chartTexts'
import { cells, columnMeanings, columns, tables } from './columns'
import { comparisons } from './comparisons'
import { congkakClaims } from './claims/congkakClaims'
import { dakonClaims } from './claims/dakonClaims'
import { awariClaims, endgames } from './endgames'
import { experiments } from './experiments'
import { fields } from './fields'
import { caveats, findings, headlines, openings } from './findings'
import { kalahClaims } from './claims/kalahClaims'
import { ladder, training } from './ladder'
import { paperItems } from './claims/paperItems'
import { paperReadings } from './claims/paperReadings'
import { paperReport } from './claims/paperReport'
import { papers } from './papers'
import { power } from './power'
import { questions } from './questions'
import { reports } from './reports'
import { runPlaces } from './runPlaces'
import { servers } from './servers'
import { specProblems } from './specProblems'
import { studies } from './studies'
import { studyTemplates } from './studyTemplates'
import { templates } from './templates'
import { verdicts } from './verdicts'

/** The words of experiments, reports and papers, which most visitors of the board never need. */
export const words = {
  amounts,
  awariClaims,
  caveats,
  cells,
  chartTexts,
  columnMeanings,
  columns,
  comparisons,
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
  power,
  questions,
  reports,
  runPlaces,
  servers,
  specProblems,
  studies,
  studyTemplates,
  tables,
  templates,
  training,
  verdicts,
} as const
