#!/usr/bin/env node
// `npm run lint`: ESLint over everything without types, then Oxlint over src/ for the rules that need them (.oxlintrc.json).
//
// TypeScript does not know components, so their scripts are written as TypeScript files (`Board.vue.ts`, which is where
// `import './Board.vue'` looks first) into a copy of src/, which is checked as one program. Their lines keep their numbers.
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ESLint } from 'eslint'
import { parse } from 'vue/compiler-sfc'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
// Not among the packages: Oxlint never looks there.
const COPY = join(ROOT, 'out', 'lint')
const packageOf = (name) => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))

function copyWithScripts() {
  rmSync(COPY, { recursive: true, force: true })
  // A repository of its own, or .gitignore would leave all of it out.
  mkdirSync(join(COPY, '.git'), { recursive: true })
  for (const name of ['tsconfig.base.json', 'tsconfig.lint.json', '.oxlintrc.json', 'package.json', 'build'])
    cpSync(join(ROOT, name), join(COPY, name), { recursive: true })
  cpSync(join(ROOT, 'src'), join(COPY, 'src'), { recursive: true, filter: (path) => !path.endsWith('.vue') })
  const components = readdirSync(join(ROOT, 'src'), { recursive: true }).filter((name) =>
    name.endsWith('.vue'),
  )
  for (const name of components)
    writeFileSync(join(COPY, 'src', `${name}.ts`), scriptOf(readFileSync(join(ROOT, 'src', name), 'utf8')))
}

/** Everything outside the scripts becomes blank lines. */
function scriptOf(component) {
  const { script, scriptSetup } = parse(component).descriptor
  const blocks = [script, scriptSetup].filter(Boolean).sort((a, b) => a.loc.start.offset - b.loc.start.offset)
  let text = ''
  for (const { content, loc } of blocks)
    text += '\n'.repeat(Math.max(0, loc.start.line - 1 - text.split('\n').length + 1)) + content
  return text
}

async function lintWithoutTypes() {
  const eslint = new ESLint({ cwd: ROOT })
  const results = await eslint.lintFiles(['.'])
  const formatter = await eslint.loadFormatter('stylish')
  const text = await formatter.format(results)
  if (text) console.log(text)
  return results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0)
}

/** Oxlint looks for its part that knows types among the programs of the path, and is told where its package is. */
function lintWithTypes() {
  copyWithScripts()
  const oxlint = join(packageOf('oxlint'), 'bin', 'oxlint')
  const args = ['--type-aware', '--tsconfig=tsconfig.lint.json', '--format=unix', '--deny-warnings', 'src']
  const path = `${join(ROOT, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`
  const child = spawn(process.execPath, [oxlint, ...args], {
    cwd: COPY,
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (piece) => (output += piece))
  return new Promise((ended) =>
    child.once('close', (code) => {
      if (code !== 0) console.log(output.replace(/\.vue\.ts(?=:\d)/g, '.vue').trimEnd())
      ended(code === 0)
    }),
  )
}

const clean = await lintWithoutTypes()
process.exitCode = (await lintWithTypes()) && clean ? 0 : 1
