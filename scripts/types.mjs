#!/usr/bin/env node
// `npm run typecheck`: TypeScript’s native compiler over everything, components and their templates included.
//
// That compiler does not know components. Vue’s own tool therefore writes each as a TypeScript file (`Board.vue.ts`, which is where
// `import './Board.vue'` looks first) into a folder beside the sources, and `rootDirs` lays that folder over them. A problem in a
// written file is reported at the place in the component that it was made from.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as vue from '@vue/language-core'

const require = createRequire(import.meta.url)
const ts = require('typescript')
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const WRITTEN = join(ROOT, 'node_modules', '.cache', 'lumbung', 'components')
const COMPILER = join(dirname(require.resolve('typescript-native/package.json')), 'bin', 'tsc')
const PROJECTS = ['engine', 'node', 'web']
/** One thread: several work out the same types again, each in memory of its own. */
const OPTIONS = ['--noEmit', '--pretty', 'false', '--singleThreaded']

const wanted = process.argv.slice(2)
const written = writeComponents()
let clean = true
for (const project of PROJECTS.filter((name) => wanted.length === 0 || wanted.includes(name)))
  clean = (await check(project)) && clean
process.exitCode = clean ? 0 : 1

/** Writes all components as TypeScript; by the path of what was written, where it came from. */
function writeComponents() {
  rmSync(WRITTEN, { recursive: true, force: true })
  const { options, vueOptions } = vue.createParsedCommandLine(ts, ts.sys, join(ROOT, 'tsconfig.web.json'))
  const plugin = vue.createVueLanguagePlugin(ts, options, vueOptions, (path) => path)
  const components = readdirSync(join(ROOT, 'src'), { recursive: true }).filter((name) =>
    name.endsWith('.vue'),
  )
  return new Map(
    components.map((name) => {
      const path = join(ROOT, 'src', name)
      const text = readFileSync(path, 'utf8')
      const root = plugin.createVirtualCode(path, 'vue', ts.ScriptSnapshot.fromString(text))
      const { code } = plugin.typescript.getServiceScript(root)
      const made = code.snapshot.getText(0, code.snapshot.getLength())
      const place = join(WRITTEN, 'src', `${name}.ts`)
      mkdirSync(dirname(place), { recursive: true })
      // What it refers to is written as seen from the component. On the same line, so that all lines keep their numbers.
      writeFileSync(
        place,
        made.replace(/(?<=^\/\/\/ <reference types=")\.[^"]+/gm, (to) => resolve(path, '..', to)),
      )
      return [place, { path, text, made, map: new vue.SourceMap(code.mappings) }]
    }),
  )
}

async function check(project) {
  const usual = JSON.parse(readFileSync(join(ROOT, `tsconfig.${project}.json`), 'utf8'))
  const overlaid = {
    extends: join(ROOT, `tsconfig.${project}.json`),
    compilerOptions: { rootDirs: [ROOT, WRITTEN], incremental: false, tsBuildInfoFile: null },
    include: [
      ...usual.include.map((path) => resolve(ROOT, path)),
      ...(project === 'web' ? [join(WRITTEN, 'src', 'renderer')] : []),
    ],
    exclude: usual.exclude.map((path) => resolve(ROOT, path)),
  }
  const config = join(WRITTEN, `tsconfig.${project}.json`)
  writeFileSync(config, JSON.stringify(overlaid))
  const { code, output } = await run([COMPILER, ...OPTIONS, '-p', config])
  const problems = problemsIn(output)
  for (const problem of problems) console.log(problem)
  return code === 0 || (problems.length === 0 && output.includes(': error TS'))
}

function run(args) {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (piece) => (output += piece))
  return new Promise((ended) => child.once('close', (code) => ended({ code, output })))
}

/** What the compiler said, about the sources; not what it said about code that Vue’s tool adds. */
function problemsIn(output) {
  const problems = []
  let isTold = true
  for (const line of output.split('\n').filter(Boolean)) {
    const [, file, row, column, number, what] =
      line.match(/^(\S.*)\((\d+),(\d+)\): error TS(\d+): (.*)$/) ?? []
    // A line that continues the one before, or that is about no file.
    if (file === undefined) {
      if (isTold || !line.startsWith(' ')) problems.push(line)
      continue
    }
    const component = written.get(resolve(ROOT, file))
    const at = component
      ? placeIn(component, Number(row), Number(column), Number(number))
      : `${row}:${column}`
    isTold = at !== null
    if (isTold)
      problems.push(`${relative(ROOT, component?.path ?? resolve(ROOT, file))}:${at} TS${number}: ${what}`)
  }
  return problems
}

/** Line and column in the component, or null where nobody wrote what the compiler objects to. */
function placeIn({ text, made, map }, row, column, number) {
  const offset = made.split('\n', row - 1).reduce((sum, { length }) => sum + length + 1, 0) + column - 1
  for (const [at, { data }] of map.toSourceLocation(offset)) {
    const { verification } = data
    const told = typeof verification === 'object' ? verification.shouldReport?.('ts', number) : verification
    if (!told) continue
    const before = text.slice(0, at).split('\n')
    return `${before.length}:${before.at(-1).length + 1}`
  }
  return null
}
