import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const pages = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n')

/** The text of a page without its blocks of code, which show no links. */
function proseOf(page: string): string {
  return readFileSync(page, 'utf8').replace(/```[^]*?```/g, '')
}

/** The addresses of a page's headings, as code hosts make them. */
function anchorsOf(page: string): ReadonlySet<string> {
  const headings = [...proseOf(page).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => heading!)
  return new Set(
    headings.map((heading) =>
      heading
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\-_ ]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

/** Links of a page that lead nowhere in this repository. */
function brokenLinks(page: string): readonly string[] {
  const targets = [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!)
  return targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false
    const [path, anchor] = target.split('#')
    const file = path ? normalize(join(dirname(page), path)) : page
    if (!existsSync(file)) return true
    return anchor !== undefined && file.endsWith('.md') && !anchorsOf(file).has(anchor)
  })
}

test('every page of the documentation is found', () => {
  expect(pages).toContain('README.md')
})

test.each(pages)('%s links only to pages and headings that exist', (page) => {
  expect(brokenLinks(page)).toEqual([])
})
