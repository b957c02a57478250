#!/usr/bin/env node
// `npm run lint`: ESLint over everything, then the rules that need types over the scripts of components.
//
// ESLint itself could do both, but TypeScript does not know components: for each of them, all types would be worked out anew, which takes
// ten minutes. So the scripts are written as TypeScript files (`Board.vue.ts`, which is where `import './Board.vue'` looks first)
// into a copy of src/, which is checked as one program. Their lines keep their numbers.
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ESLint } from 'eslint'
import { parse } from 'vue/compiler-sfc'
import typescript from 'typescript-eslint'
import { RULES_OF_COMPONENTS } from '../eslint.config.js'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const COPY = join(ROOT, 'node_modules', '.cache', 'lumbung', 'scripts')

function copyWithScripts() {
  rmSync(COPY, { recursive: true, force: true })
  mkdirSync(COPY, { recursive: true })
  for (const name of ['tsconfig.base.json', 'tsconfig.lint.json', 'package.json', 'build'])
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

async function report(eslint, results) {
  const formatter = await eslint.loadFormatter('stylish')
  const text = await formatter.format(results)
  if (text) console.log(text)
  return results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0)
}

const everything = new ESLint({ cwd: ROOT })
const clean = await report(everything, await everything.lintFiles(['.']))

copyWithScripts()
const scripts = new ESLint({
  cwd: COPY,
  overrideConfigFile: true,
  // The copy has no comments of the first pass to obey, and lies in a folder that ESLint leaves out.
  ignore: false,
  overrideConfig: [
    {
      files: ['**/*.vue.ts'],
      linterOptions: { reportUnusedDisableDirectives: 'off' },
      plugins: { '@typescript-eslint': typescript.plugin },
      languageOptions: {
        parser: typescript.parser,
        parserOptions: { project: ['tsconfig.lint.json'], tsconfigRootDir: COPY },
      },
      rules: RULES_OF_COMPONENTS,
    },
  ],
})
const found = await scripts.lintFiles(['src/**/*.vue.ts'])
const renamed = found.map((result) => ({
  ...result,
  filePath: result.filePath.replace(COPY, ROOT).replace(/\.ts$/, ''),
}))
process.exitCode = (await report(scripts, renamed)) && clean ? 0 : 1
