#!/usr/bin/env node
// Installs from the lock file as macOS and Windows would, and checks for the native programs they need.
import { spawnSync } from 'node:child_process'
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm'
/** The native programs that building and checking need, by the names their packages give the machine. */
const MACHINES = [
  {
    os: 'darwin',
    cpu: 'arm64',
    programs: [
      '@rolldown/binding-darwin-arm64',
      'lightningcss-darwin-arm64',
      '@typescript/typescript-darwin-arm64',
      '@oxlint/binding-darwin-arm64',
      '@oxlint-tsgolint/darwin-arm64',
    ],
  },
  {
    os: 'win32',
    cpu: 'x64',
    programs: [
      '@rolldown/binding-win32-x64-msvc',
      'lightningcss-win32-x64-msvc',
      '@typescript/typescript-win32-x64',
      '@oxlint/binding-win32-x64-msvc',
      '@oxlint-tsgolint/win32-x64',
    ],
  },
]

let failed = 0
for (const machine of MACHINES) {
  const missing = await missingOn(machine)
  if (missing.length) failed++
  console.log(
    missing.length
      ? `✗ ${machine.os} ${machine.cpu}: ${missing.join('; ')}`
      : `✓ ${machine.os} ${machine.cpu}`,
  )
}
console.log(`lock file: ${MACHINES.length - failed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0

async function missingOn({ os, cpu, programs }) {
  const folder = await mkdtemp(join(tmpdir(), `lumbung-lock-${os}-`))
  try {
    for (const file of ['package.json', 'package-lock.json', '.npmrc'])
      await copyFile(join(ROOT, file), join(folder, file))
    const { status, stderr } = spawnSync(
      NPM,
      [
        'ci',
        `--os=${os}`,
        `--cpu=${cpu}`,
        '--ignore-scripts',
        '--prefer-offline',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
      ],
      { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' },
    )
    if (status !== 0) return [`npm ci failed: ${stderr.trim()}`]
    const found = await Promise.all(programs.map((name) => hasProgram(join(folder, 'node_modules', name))))
    return programs.filter((_, index) => !found[index]).map((name) => `${name} is missing`)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

/** A module for Node, or an executable. */
async function hasProgram(folder) {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  return names.some((name) => /\.node$|(^|[\\/])(tsc|tsgolint)(\.exe)?$/.test(name))
}
