import type { VolumeWords } from '../../message'
import { captures } from './captures'
import { rules } from './rules'

export const words: VolumeWords<'rules'> = { captures, rules }
