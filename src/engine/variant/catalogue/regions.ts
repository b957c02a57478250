import { message, type Message } from '../../../locales/message'

/** Where games are played, as far as the catalogue tells regions apart; files and filters name them so in any language. */
export const REGIONS = [
  'Africa',
  'Northern Africa',
  'Western Africa',
  'Central Africa',
  'Eastern Africa',
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

/** What a region is called. */
export function regionTitle(region: Region): Message {
  return message(`catalogue.region.${region}`)
}
