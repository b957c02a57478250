import { message, type Message } from '../../../locales/message'

/** The regions of the catalogue; files and filters use these names in any language. */
export const REGIONS = [
  'Africa',
  'Northern Africa',
  'Western Africa',
  'Central Africa',
  'Eastern Africa',
  'Southern Africa',
  'Western Asia',
  'Central Asia',
  'South Asia',
  'Southeast Asia',
  'East Asia',
  'Europe',
  'Caribbean',
  'Americas',
] as const

/** A region of the catalogue. */
export type Region = (typeof REGIONS)[number]

/** The name of a region. */
export function regionTitle(region: Region): Message {
  return message(`catalogue.region.${region}`)
}
