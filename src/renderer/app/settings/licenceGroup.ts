/** Packages in the app under one licence, and its text; empty if a package has none. */
export interface LicenceGroup {
  /** Its name in SPDX, such as `MIT`. */
  readonly licence: string
  /** Each with its version. */
  readonly packages: readonly string[]
  readonly text: string
}
