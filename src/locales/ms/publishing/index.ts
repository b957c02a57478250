import type { VolumeWords } from '../../message'
import { publish } from './publish'

export const words: VolumeWords<'publishing'> = { publish }
