#!/usr/bin/env node
// Fails unless the fuses of a packaged program are those that electron-builder.yml asks for: `node scripts/checkFuses.mjs PROGRAM`.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const ON = '1'.charCodeAt(0)
const config = readFileSync(join(root, 'electron-builder.yml'), 'utf8')
const wanted = [
  ...config.matchAll(/^ {2}(runAsNode|enable\w+|onlyLoad\w+|grantFile\w+): (true|false)$/gm),
].map(([, name, state]) => [name, state === 'true'])

const wire = await getCurrentFuseWire(process.argv[2] ?? '')
let wrong = wanted.length === 7 ? 0 : 1
for (const [name, on] of wanted) {
  const option = FuseV1Options[name[0].toUpperCase() + name.slice(1)]
  const isOn = wire[option] === ON
  console.log(`${isOn === on ? '✓' : '✗'} ${name}: ${isOn ? 'on' : 'off'}`)
  if (isOn !== on) wrong++
}
process.exitCode = wrong ? 1 : 0
