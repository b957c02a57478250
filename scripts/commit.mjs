// Finds the commit a build is made from.
import { execFileSync } from 'node:child_process'

/**
 * The last commit that touched the given sources, with `+changes` where they differ from it now; null outside a
 * repository.
 * @param {string} root
 * @param {readonly string[]} sources
 * @returns {string | null}
 */
export function commitOf(root, sources) {
  const git = (...args) =>
    execFileSync('git', ['--no-optional-locks', '-C', root, ...args, '--', ...sources], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  try {
    const commit = git('log', '-1', '--format=%H')
    if (commit === '') return null
    return git('status', '--porcelain') === '' ? commit : `${commit}+changes`
  } catch {
    return null
  }
}
