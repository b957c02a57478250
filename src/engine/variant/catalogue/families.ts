import { message } from '../../../locales/message'

/** The families of the catalogue, by how they sow and capture, each with a title. */
export const FAMILIES = {
  congkak: message('catalogue.family.congkak'),
  kalah: message('catalogue.family.kalah'),
  awari: message('catalogue.family.awari'),
  mangala: message('catalogue.family.mangala'),
  relay: message('catalogue.family.relay'),
  passing: message('catalogue.family.passing'),
  across: message('catalogue.family.across'),
  gap: message('catalogue.family.gap'),
  claimed: message('catalogue.family.claimed'),
  fourRows: message('catalogue.family.fourRows'),
  other: message('catalogue.family.other'),
} as const

/** A family of the catalogue. */
export type Family = keyof typeof FAMILIES
