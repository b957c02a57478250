import type { Attack } from '../attack'
import { alteredFiles } from './alteredFiles'
import { answers } from './answers'
import { appFiles } from './appFiles'
import { determinism } from './determinism'
import { differential } from './differential'
import { kills } from './kills'
import { memory } from './memory'
import { options } from './options'
import { parsers } from './parsers'
import { sealedInput } from './sealedInput'
import { server } from './server'

/** Every attack, in the order of the summary. */
export const ATTACKS: readonly Attack[] = [
  differential,
  answers,
  determinism,
  kills,
  alteredFiles,
  appFiles,
  sealedInput,
  parsers,
  options,
  server,
  memory,
]
