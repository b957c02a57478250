import { anyExperimentOf } from '../../../../src/engine/experiments/contract/catalogue'
import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readCsv } from '../../../../src/engine/csv/read'
import { EXPERIMENT_KINDS, type ExperimentKind } from '../../../../src/engine/experiments/contract/experiment'
import { bundle } from '../../../../src/engine/publish/bundle'
import type { Publication } from '../../../../src/engine/publish/publication'
import { finish } from '../../../../src/engine/through'
import { inEnglish } from '../../../../src/locales/english'
import { perform } from '../../../support/perform'
import { SMALL_SPECS } from '../../../support/smallSpecs'

/** Kinds that show every type of chart and of cell within a second or two. */
const KINDS = EXPERIMENT_KINDS.filter((kind) => kind !== 'catalogueSurvey' && kind !== 'skillCurve')

async function publicationOf(kind: ExperimentKind): Promise<Publication> {
  const { spec, report } = await perform({ kind, spec: SMALL_SPECS[kind] })
  return {
    kind,
    spec,
    report,
    title: 'A small run',
    version: '1.2.3',
    commit: 'abc1234',
    ended: '2026-01-02T03:04:05.000Z',
    more: [{ path: 'figures/a.svg', about: 'A figure', mediaType: 'image/svg+xml', content: ['<svg/>'] }],
  }
}

type Files = Readonly<Record<string, Uint8Array>>

function unpacked(run: Publication): Files {
  const chunks = finish(bundle(run, inEnglish))
  return unzipSync(new Uint8Array(Buffer.concat(chunks)))
}

function jsonIn<T>(files: Files, path: string): T {
  return JSON.parse(strFromU8(files[path]!)) as T
}

interface Resource {
  readonly path: string
  readonly hash: string
  readonly bytes: number
  readonly schema: { readonly fields: readonly { name: string; type: string; description: string }[] }
}

const IS: Readonly<Record<string, RegExp>> = {
  integer: /^-?\d+$/,
  number: /^-?\d+(\.\d+)?(e[+-]?\d+)?$/,
  boolean: /^(true|false)$/,
  string: /^/,
}

describe.each(KINDS)('a bundle of %s', async (kind) => {
  const run = await publicationOf(kind)
  const files = unpacked(run)

  it('describes every column of every table as the table is', () => {
    const { resources } = jsonIn<{ resources: readonly Resource[] }>(files, 'datapackage.json')
    expect(resources.map(({ path }) => path).sort()).toEqual(
      Object.keys(files)
        .filter((path) => path.endsWith('.csv'))
        .sort(),
    )
    for (const { path, hash, bytes, schema } of resources) {
      expect(hash).toBe(`sha256:${shaOf(files[path]!)}`)
      expect(bytes).toBe(files[path]!.length)
      const rows = readCsv(strFromU8(files[path]!))
      for (const { name, type, description } of schema.fields) {
        expect(description, `${path} ${name}`).not.toBe('')
        const wrong = rows.map((row) => row[name]!).filter((cell) => cell !== '' && !IS[type]!.test(cell))
        expect(wrong, `${path} ${name} is ${type}`).toEqual([])
      }
    }
  })

  it('lists every file with its checksum in its crate', () => {
    const crate = jsonIn<{ '@graph': readonly Readonly<Record<string, unknown>>[] }>(
      files,
      'ro-crate-metadata.json',
    )['@graph']
    const listed = crate.filter((entity) => entity['@type'] === 'File')
    expect(listed.map((entity) => [entity['@id'], entity['sha256']]).sort()).toEqual(
      Object.entries(files)
        .filter(([path]) => path !== 'ro-crate-metadata.json')
        .map(([path, content]) => [path, shaOf(content)])
        .sort(),
    )
    const action = crate.find((entity) => entity['@type'] === 'CreateAction')
    expect(action).toMatchObject({ object: { '@id': 'spec.json' }, instrument: { '@id': '#lumbung' } })
    expect(crate.find((entity) => entity['@id'] === '#lumbung')).toMatchObject({ version: '1.2.3' })
    const ids = new Set(crate.map((entity) => entity['@id']))
    const named = [...JSON.stringify(crate).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id!)
    expect(named.filter((id) => !ids.has(id) && !id.startsWith('http'))).toEqual([])
  })

  it('has the spec that reruns it, whole', () => {
    // The file lists what a game has; parsing fills in the rest.
    const written = jsonIn(files, 'spec.json') as { readonly kind: string; readonly spec: unknown }
    expect(written.kind).toBe(kind)
    expect(anyExperimentOf(kind).parse(written.spec)).toEqual({ ok: true, value: run.spec })
    expect(strFromU8(files['rerun.sh']!)).toContain('$LUMBUNG run spec.json')
  })
})

it('gives the same bytes for the same run', async () => {
  const run = await publicationOf('scenarioMatrix')
  const [once, twice] = [1, 2].map(() => Buffer.concat(finish(bundle(run, inEnglish))))
  expect(once!.equals(twice!)).toBe(true)
})

it('gives the methods with the numbers of the run, and cites program and rules', async () => {
  const files = unpacked(await publicationOf('matchSeries'))
  const methods = strFromU8(files['methods.md']!)
  for (const told of [
    'Lumbung 1.2.3 (commit abc1234)',
    '3,000 games were played',
    'random seed 5',
    'Congkak',
  ])
    expect(methods).toContain(told)
  const references = strFromU8(files['citation.bib']!)
  expect(references).toContain('@software{lumbung,')
  expect(references).toContain('Rules of Congkak')
})

it('cites the source of rules that were changed as what they are based on', async () => {
  const run = await publicationOf('matchSeries')
  const { variant } = run.spec as { readonly variant: object }
  const changed = { ...variant, name: 'Mine', last: [] }
  const references = strFromU8(unpacked({ ...run, spec: { ...run.spec, variant: changed } })['citation.bib']!)
  expect(references).toContain('Rules on which Mine is based')
})

function shaOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
