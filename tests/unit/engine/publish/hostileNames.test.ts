import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { say, speech } from '../../../../src/cli/output/language'
import { textReport } from '../../../../src/cli/output/textTable'
import { readCells } from '../../../../src/engine/csv/read'
import { csvText } from '../../../../src/engine/csv/table'
import type { ExperimentKind } from '../../../../src/engine/experiments/contract/experiment'
import type { Chart } from '../../../../src/engine/experiments/report/report'
import { document } from '../../../../src/engine/papers/document'
import { bundle } from '../../../../src/engine/publish/bundle'
import { withProvenance } from '../../../../src/engine/publish/provenanceColumns'
import type { Publication } from '../../../../src/engine/publish/publication'
import { finish } from '../../../../src/engine/through'
import { figureInline } from '../../../../src/figures/figureFiles'
import { HOSTILE_NAMES } from '../../../support/hostileNames'
import { perform } from '../../../support/perform'
import { SMALL_SPECS } from '../../../support/smallSpecs'
import { temporaryFolder } from '../../../support/temporaryFolder'

const KINDS = Object.keys(SMALL_SPECS) as ExperimentKind[]
/** Kinds whose figures, taken together, are of every sort; each is laid out anew for every name, which takes its time. */
const DRAWN: readonly ExperimentKind[] = ['matchSeries', 'gameValues', 'ladder']
/** A name that means nothing in any language: what the files say with it is what they should say with any other. */
const TOKEN = 'Qx7Name'
const folder = temporaryFolder()
const hasPython = spawnSync('python3', ['--version']).status === 0

type Run = Pick<Publication, 'kind' | 'spec' | 'report'>
/** The files of a run's exports, by path. */
type Files = Readonly<Record<string, string>>

/** Everything that is made of one run, in every language that texts enter. */
function exportsOf({ kind, spec, report }: Run, name: string): Files {
  const draw = (chart: Chart): string => figureInline(chart, name, 'double', speech)
  const drawn = (DRAWN.includes(kind) ? report.charts : []).map((chart) => ({
    path: `figures/${chart.id}.svg`,
    about: name,
    mediaType: 'image/svg+xml',
    content: [draw(chart)],
  }))
  const run: Publication = {
    kind,
    spec,
    report,
    title: name,
    version: '1',
    commit: null,
    ended: '2026-01-02T03:04:05Z',
    more: drawn,
  }
  const zip = unzipSync(new Uint8Array(Buffer.concat(finish(bundle(run, say)))))
  const outcome = {
    id: 'x',
    paper: 'dakon',
    title: name,
    where: name,
    readings: [name],
    runs: [spec],
    charts: report.charts,
    tables: report.tables,
    claims: [
      {
        id: 'x',
        title: name,
        published: name,
        ours: name,
        verdict: 'differs',
        reason: name,
        criterion: name,
        line: { moves: name },
      },
    ],
  }
  return {
    ...Object.fromEntries(Object.entries(zip).map(([path, content]) => [path, strFromU8(content)])),
    // The page is the same for every kind but for its charts and tables.
    ...(kind === 'matchSeries' || kind === 'gameValues'
      ? {
          'papers.html': document([outcome as never], { version: '1', size: 'quick', date: 0 }, speech, draw),
        }
      : {}),
    'told.txt': textReport(report),
    ...Object.fromEntries(
      report.tables.map((table) => [
        `made/${table.id}.csv`,
        csvText(withProvenance(table, { spec, version: '1' })),
      ]),
    ),
  }
}

/** The same data with another name in every text. */
function renamed<T>(data: T, name: string): T {
  if (typeof data === 'string') return data.replaceAll(TOKEN, () => name) as T
  if (Array.isArray(data)) return data.map((each: unknown) => renamed(each, name)) as T
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [renamed(key, name), renamed(value as unknown, name)]),
  ) as T
}

/** A small spec whose games, sources, lines and comparisons all have the name. */
function named(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(named)
  if (typeof data !== 'object' || data === null) return data
  const own = Object.entries(data).map(([key, value]): [string, unknown] => [
    key,
    ['name', 'source', 'label'].includes(key) && typeof value === 'string' ? TOKEN : named(value),
  ])
  return Object.fromEntries(own)
}

const words = (text: string): string => text.replace(/\s+/gu, ' ').trim()

/** A name as it may stand in a file: signs that no file can hold, or that no line should, have become a space. */
const printable = (name: string): string =>
  name.replace(/[\p{Cc}\u2028\u2029\p{Cs}\ufffe\uffff]+/gu, ' ').replace(/[\u202a-\u202e\u2066-\u2069]/gu, '')

const decoded = (text: string): string =>
  text.replace(
    /&#(\d+);|\\U\{([0-9a-f]+)\}|\\U([0-9a-f]{8})/g,
    (_, code?: string, short?: string, long?: string) =>
      String.fromCodePoint(code === undefined ? parseInt(short ?? long!, 16) : Number(code)),
  )

/** What stands where the token stood, as often as it stood there; fails if anything else differs. */
function standIns(plain: string, hostile: string, form: string): readonly string[] {
  const pattern = plain
    .split(TOKEN)
    .map((piece) => piece.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join(`(${form})`)
  const found = new RegExp(`^${pattern}$`, 'u').exec(hostile)
  if (!found) throw new Error(`changed more than the name:\n${hostile}`)
  return found.slice(1)
}

/** Text of Markdown without any sign that Markdown, HTML, mathematics or knitr reads. */
const MARKDOWN = '(?:[^\\n\\r&<>"`*_[\\]\\\\${}~^|#@]|&#\\d+;)*?'
/** The expressions by which knitr finds code between the lines and chunks of it. */
const KNITR_INLINE = /(?<!(?:^|\n)``)`r[ #](?:[^`]+)\s*`/
const KNITR_CHUNK = /^[\t >]*```+\s*\{[a-zA-Z0-9_]+.*\}\s*$/gm

/** Files that Python parses, once all are made. */
const parsed: { path: string; plain: string; hostile: string; name: string }[] = []

const runs = new Map<ExperimentKind, Run>()
beforeAll(async () => {
  for (const kind of KINDS) {
    const small = SMALL_SPECS[kind] as { readonly variant?: unknown; readonly variants?: unknown }
    const { spec, report } = await perform({ kind, spec: small })
    // Where the small spec names a preset, the parsed one has its rules: both are renamed, then computed again.
    const mine = named(JSON.parse(JSON.stringify({ ...small, ...pick(spec, ['variant', 'variants']) })))
    const again = typeof small.variants === 'string' ? { spec, report } : await perform({ kind, spec: mine })
    // A few rows show every column.
    const tables = again.report.tables.map((table) => ({ ...table, rows: table.rows.slice(0, 12) }))
    runs.set(kind, { kind, spec: again.spec, report: { ...again.report, tables } })
  }
}, 240_000)

function pick(data: object, keys: readonly string[]): object {
  return Object.fromEntries(
    Object.entries(data).filter(([key, value]) => keys.includes(key) && typeof value === 'object'),
  )
}

describe.each(KINDS)('exports of %s', (kind) => {
  it('keep every hostile name a text', () => {
    const run = runs.get(kind)!
    const plain = exportsOf(run, TOKEN)
    for (const name of HOSTILE_NAMES) {
      const hostile = exportsOf(renamed(run, name), name)
      expect(Object.keys(hostile), name).toEqual(Object.keys(plain))
      for (const [path, text] of Object.entries(hostile)) check(path, plain[path]!, text, name)
    }
  })
})

function check(path: string, plain: string, hostile: string, name: string): void {
  const about = `${path} with ${JSON.stringify(name)}`
  const isName = (text: string): void => expect(words(text), about).toBe(words(printable(name)))
  // R Markdown makes links of bare addresses; in code they are nothing but text.
  if (/\.R?md$/.test(path))
    expect(hostile.replace(/^```\{r\}[^]*?^```$/gm, ''), about).not.toMatch(/javascript:/i)
  if (/\.md$/.test(path)) {
    for (const text of standIns(plain, hostile, MARKDOWN)) isName(decoded(text))
  } else if (path.endsWith('.Rmd')) checkRmd(plain, hostile, isName, about)
  else if (path.endsWith('.ipynb')) checkNotebook(plain, hostile, isName)
  else if (path.endsWith('.sh')) expect(hostile, about).toBe(plain)
  else if (path.endsWith('.bib'))
    // A source without words is not cited.
    for (const text of name.trim() === ''
      ? []
      : standIns(plain, hostile, '(?:[^\\\\{}&%$#_~^<>|"\\n[*]|\\\\[a-z]+\\{\\}|\\\\[&%$#_]|\\{[[*]\\})*?'))
      isName(withoutTex(text))
  else if (path.endsWith('.csv')) checkCsv(plain, hostile, about)
  else if (path.endsWith('.json')) expect(() => JSON.parse(hostile) as unknown, about).not.toThrow()
  else if (path.endsWith('.txt'))
    expect(hostile.replaceAll('\n', ''), about).not.toMatch(/\p{Cc}|[\u202a-\u202e]/u)
  else expect(path).toMatch(/\.(svg|html)$/)
  if (/\.(svg|html|ipynb)$/.test(path)) parsed.push({ path, plain, hostile, name })
}

function checkRmd(plain: string, hostile: string, isName: (text: string) => void, about: string): void {
  expect(hostile, about).not.toMatch(KNITR_INLINE)
  expect(hostile.match(KNITR_CHUNK)?.length, about).toBe(plain.match(KNITR_CHUNK)?.length)
  // A string of JSON is the same string in YAML.
  const head = /^---\ntitle: ("(?:[^"\\]|\\.)*")\noutput: html_notebook\n---\n\n/.exec(hostile)
  isName(decoded(JSON.parse(head?.[1] ?? '""') as string))
  expect(head, about).not.toBeNull()
  // The title and other Markdown, and literals in the code.
  const form = `(?:[^\\n\\r&<>\`*_[\\]\\\\\${}~^|#@"]|&#\\d+;|\\\\U\\{[0-9a-f]+\\})*?`
  for (const text of standIns(plain, hostile, form)) isName(decoded(text))
}

function checkNotebook(plain: string, hostile: string, isName: (text: string) => void): void {
  type Cells = {
    readonly cells: readonly { readonly cell_type: string; readonly source: readonly string[] }[]
  }
  const [before, after] = [plain, hostile].map((text) => (JSON.parse(text) as Cells).cells) as [
    Cells['cells'],
    Cells['cells'],
  ]
  expect(after.map(({ cell_type }) => cell_type)).toEqual(before.map(({ cell_type }) => cell_type))
  for (const [at, { cell_type, source }] of after.entries()) {
    const form = cell_type === 'markdown' ? MARKDOWN : '(?:[A-Za-z0-9 .,;:()%/+=-]|\\\\U[0-9a-f]{8})*?'
    for (const text of standIns(before[at]!.source.join(''), source.join(''), form)) isName(decoded(text))
  }
}

const TEX_SIGNS: Readonly<Record<string, string>> = {
  textbackslash: '\\',
  textbraceleft: '{',
  textbraceright: '}',
  textasciitilde: '~',
  textasciicircum: '^',
  textless: '<',
  textgreater: '>',
  textbar: '|',
  textquotedbl: '"',
}

/** Reads the signs of TeX back; a command that is not one of them fails. */
function withoutTex(text: string): string {
  return text.replace(
    /\\([a-z]+)\{\}|\\([&%$#_])|\{([[*])\}/g,
    (all, command?: string, ...signs: string[]) => {
      const meant = signs[0] ?? signs[1] ?? TEX_SIGNS[command!]
      if (meant === undefined) throw new Error(`${all} is a command of TeX`)
      return meant
    },
  )
}

function checkCsv(plain: string, hostile: string, about: string): void {
  const [before, after] = [readCells(plain), readCells(hostile)]
  expect(
    after.map((row) => row.length),
    about,
  ).toEqual(before.map((row) => row.length))
  expect(hostile, about).not.toContain('\0')
  for (const cell of after.flat())
    for (const piece of cell.split(/[;\t\r\n]/))
      if (!/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(piece))
        expect(piece.trimStart(), about).not.toMatch(/^[=+\-@＝＋－＠]/)
}

it.skipIf(!hasPython)(
  'are pictures, pages and programs of the same structure (needs python3)',
  () => {
    expect(parsed.length).toBeGreaterThan(800)
    writeFileSync(join(folder, 'files.json'), JSON.stringify(parsed))
    const read = spawnSync('python3', ['-c', PARSER, join(folder, 'files.json')], { encoding: 'utf8' })
    expect(read.stderr).toBe('')
    expect(read.stdout.trim()).toBe(`${parsed.length} files`)
  },
  240_000,
)

/**
 * Parses pictures as XML, pages as HTML and the code of notebooks as Python. All but the texts must be the same; long
 * names have more lines in pictures, so these may only consist of what pictures consist of.
 */
const PARSER = `
import ast, json, sys
import xml.etree.ElementTree as xml
from html.parser import HTMLParser

DRAWN = {"svg", "title", "desc", "defs", "style", "clippath", "path", "g", "text"}
LOOKS = {"xmlns", "width", "height", "viewbox", "role", "aria-labelledby", "id", "d", "fill", "stroke", "clip-path", "x", "y",
         "font-size", "font-weight", "transform", "fill-rule", "fill-opacity", "stroke-width", "stroke-opacity",
         "stroke-dasharray", "stroke-linecap", "stroke-linejoin"}

def strange(tag, attributes):
    return [] if tag in DRAWN and LOOKS.issuperset(attributes) else [(tag, sorted(attributes))]

def picture(text):
    found = [(each.tag.split("}")[-1].lower(), {name.lower() for name in each.attrib}) for each in xml.fromstring(text).iter()]
    return [wrong for each in found for wrong in strange(*each)]

class Page(HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.tags = []
        self.inside = False
        self.feed(text)
        self.close()
    def handle_starttag(self, tag, attributes):
        names = [name for name, _ in attributes]
        self.inside = self.inside or tag == "svg"
        self.tags += strange(tag, names) if self.inside else [(tag, sorted(names))]
    def handle_endtag(self, tag):
        self.inside = self.inside and tag != "svg"
    def handle_comment(self, text):
        self.tags.append("comment")

class Names(ast.NodeTransformer):
    def visit_Constant(self, node):
        return ast.copy_location(ast.Constant("text"), node) if isinstance(node.value, str) else node

def code(text):
    cells = [cell for cell in json.loads(text)["cells"] if cell["cell_type"] == "code"]
    return [ast.dump(Names().visit(ast.parse("".join(cell["source"])))) for cell in cells]

READ = {"svg": picture, "html": lambda text: Page(text).tags, "ipynb": code}
with open(sys.argv[1], encoding="utf-8") as file:
    files = json.load(file)
known = {}
for each in files:
    read = READ[each["path"].rsplit(".", 1)[1]]
    try:
        if each["plain"] not in known:
            known[each["plain"]] = read(each["plain"])
        same = known[each["plain"]] == read(each["hostile"])
    except Exception as error:
        same = repr(error)
    if same is not True:
        print(each["path"], ascii(each["name"]), same, file=sys.stderr)
print(len(files), "files")
`
