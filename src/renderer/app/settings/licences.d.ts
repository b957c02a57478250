/** The licences of everything the app contains, collected by the build. */
declare module 'virtual:licences' {
  import type { LicenceGroup } from './licenceGroup'

  const groups: readonly LicenceGroup[]
  export default groups
}
