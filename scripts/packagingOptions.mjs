// What electron-builder needs to know beyond electron-builder.yml: who publishes, and which certificates there are.

/** The certificates and keys of macOS and Windows, as electron-builder reads them. */
const SECRETS = [
  'CSC_LINK',
  'CSC_KEY_PASSWORD',
  'WIN_CSC_LINK',
  'WIN_CSC_KEY_PASSWORD',
  'APPLE_API_KEY',
  'APPLE_API_KEY_ID',
  'APPLE_API_ISSUER',
]

/**
 * The environment without empty secrets: electron-builder takes an empty CSC_LINK for the name of a file.
 *
 * @param {Record<string, string | undefined>} environment
 */
export function packagingEnvironment(environment) {
  const kept = { ...environment }
  for (const name of SECRETS) if (!kept[name]) delete kept[name]
  return kept
}

/** What fpm itself writes into a package without a home page. */
const NO_HOMEPAGE = 'http://example.com/no-uri-given'

/**
 * Options for the command line. A .deb must name a home page: the repository that publishes the build, or the one that
 * the sources were cloned from, which electron-builder finds out by itself if it is on GitHub.
 *
 * @param {Record<string, string | undefined>} environment
 * @param {string} origin
 */
export function packagingOptions(environment, origin) {
  const repository = environment.LUMBUNG_UPDATE_REPOSITORY
  if (repository) return [`-c.extraMetadata.homepage=https://github.com/${repository}`]
  return /github\.com[:/]/.test(origin) ? [] : [`-c.extraMetadata.homepage=${NO_HOMEPAGE}`]
}
