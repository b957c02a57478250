import { familyBase } from '../preset'
import { TRADITIONAL } from '../traditional'

/** Rules of traditional games; each game of this family captures in its own way. */
export const OTHER = familyBase('other', TRADITIONAL, {})
