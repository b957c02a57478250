#!/usr/bin/env node
// Asks the registry for known problems of the locked packages; fails on high severity where a fix exists.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const GRAVE = new Set(['high', 'critical'])

/** Summarises `npm audit --json`: the serious problems that can be fixed, or why there is no answer. */
export function judge(answer) {
  let report
  try {
    report = JSON.parse(answer)
  } catch {
    return { status: 'skipped', reason: 'npm gave no answer' }
  }
  if (!report?.vulnerabilities)
    return {
      status: 'skipped',
      reason: report?.message ?? report?.error?.summary ?? 'the registry gave no report',
    }
  const problems = Object.values(report.vulnerabilities)
    .filter(({ severity, fixAvailable }) => GRAVE.has(severity) && fixAvailable)
    .map(({ name, severity, range }) => `${name} ${range}: ${severity}, and a fix exists`)
  return problems.length ? { status: 'failed', problems } : { status: 'passed' }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const args = ['audit', '--json', '--package-lock-only', '--audit']
  const { stdout } = spawnSync(NPM, args, {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const { status, reason, problems = [] } = judge(stdout ?? '')
  for (const problem of problems) console.log(`✗ ${problem}`)
  console.log(status === 'skipped' ? `audit: skipped, because ${reason}` : `audit: ${status}`)
  process.exitCode = status === 'failed' ? 1 : 0
}
