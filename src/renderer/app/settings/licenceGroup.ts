/** Packages that the app contains under one licence, and its text; empty where a package brings none. */
export interface LicenceGroup {
  /** Its name in SPDX, such as `MIT`. */
  readonly licence: string
  /** Each with its version. */
  readonly packages: readonly string[]
  readonly text: string
}
