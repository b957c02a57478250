import { describe, expect, test } from 'vitest'
import { findPreset, PRESETS } from '../../../../src/engine/variant/catalogue'
import { conflictsIn } from '../../../../src/engine/variant/conflicts'
import { overrideAll } from '../../../../src/engine/variant/override'
import { describeProblem } from '../../../../src/engine/variant/describeProblem'
import { MAX_TEXT, parseVariant, parseVariantText } from '../../../../src/engine/variant/parse'
import { inEnglish } from '../../../../src/locales/english'

type Tree = { [key: string]: unknown }

const kalah = findPreset('kalah')!.make()

/** Kalah as loose data, to be damaged. */
function spoilt(
  spoil: (tree: Record<'board' | 'start' | 'sow' | 'turn' | 'end' | 'win' | 'match', Tree> & Tree) => void,
) {
  const tree = JSON.parse(JSON.stringify(kalah)) as Parameters<typeof spoil>[0]
  spoil(tree)
  return tree
}

function nested(depth: number): unknown {
  return JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown
}

function problemsOf(input: unknown): readonly string[] {
  const parsed = parseVariant(input)
  return parsed.ok ? [] : parsed.error.map((problem) => inEnglish(describeProblem(problem)))
}

test.each(PRESETS.map(({ id }) => id))('the preset %s is legal in every size it is asked for', (id) => {
  const preset = findPreset(id)!
  // Players who choose among the holes of both rows have at most ten per side.
  const most = preset.variant.lift.reach === 'bothRows' ? 10 : 20
  const least = preset.variant.sow.reverse === 'no' ? 2 : 4
  const sizes = preset.family === 'fourRows' ? [least, 10, 32] : [1, 5, most]
  for (const holes of [undefined, ...sizes]) {
    for (const seeds of [undefined, 1, 9]) expect(problemsOf(preset.make({ holes, seeds }))).toEqual([])
  }
})

test('seeds follow holes in dakon, congkak and congklak, and stay in kalah and awari', () => {
  const seedsOf = (id: string) => findPreset(id)!.make({ holes: 5 }).start.seedsPerHole
  expect(['dakon', 'congkak', 'congklak', 'ohvalhu', 'sungka'].map(seedsOf)).toEqual([5, 5, 5, 5, 5])
  expect(['kalah', 'kalah-alt', 'awari'].map(seedsOf)).toEqual([4, 4, 4])
})

test('what `variants show --json` prints is read as the variant in it', () => {
  const variant = PRESETS[0]!.make()
  expect(parseVariantText(JSON.stringify({ variant, rules: [] }))).toEqual({ ok: true, value: variant })
})

describe('what is not a variant', () => {
  test('all problems are reported at once, each with its field', () => {
    const input = spoilt((tree) => {
      tree.board['holes'] = 99999
      tree.sow['origin'] = 'sometimes'
      delete tree.end['when']
      tree['last'] = [{ at: 'nowhere' }]
      tree.end['quietMoves'] = '5'
      tree.win['by'] = null
      tree['colour'] = 'red'
    })
    expect(problemsOf(input)).toEqual([
      'colour is not a rule of this format.',
      'board.holes must be from 1 to 20, not 99999.',
      'sow.origin must be one of sown, skipped, not sometimes.',
      'end.when is missing.',
      'end.quietMoves must be a whole number.',
      'win.by must be one of mostSeeds, majority, deprive, immobilise, clear.',
      'last.1.at must be one of store, own, theirs, any, claimed, inner, outer, house, not nowhere.',
    ])
  })

  test.each<[string, unknown]>([
    ['NaN', NaN],
    ['a fraction', 2.5],
    ['infinity', Infinity],
    ['a huge number', 1e300],
    ['a negative number', -3],
    ['nothing', 0],
    ['text', '6'],
    ['a list', [6]],
    ['an object', { valueOf: () => 6 }],
    ['null', null],
  ])('%s for a number of holes', (_, holes) => {
    expect(problemsOf(spoilt((tree) => (tree.board['holes'] = holes)))).toHaveLength(1)
  })

  test.each<[string, unknown]>([
    ['null', null],
    ['a list', []],
    ['text', 'kalah'],
    ['an empty object', {}],
    ['another schema', { ...kalah, schema: 5 }],
    ['a schema that is not a number', { ...kalah, schema: 1n }],
    ['a schema nested without end', { ...kalah, schema: nested(100_000) }],
    ['a section that is a list', { ...kalah, sow: [] }],
    ['a section by inheritance only', Object.create(kalah)],
    ['an endless name', { ...kalah, name: 'x'.repeat(100_000) }],
    ['a name that is no text', { ...kalah, name: { toString: () => 'kalah' } }],
  ])('%s', (_, input) => {
    const problems = problemsOf(input)
    expect(problems).not.toHaveLength(0)
    expect(problems.join('').length).toBeLessThan(2000)
  })

  test('prototype tricks are unknown fields, and leave no trace', () => {
    const text = JSON.stringify(kalah).replace('"board":', '"__proto__":{"holes":3,"polluted":true},"board":')
    expect(parseVariantText(text)).toEqual({ ok: false, error: [{ code: 'unknown', path: '__proto__' }] })
    expect(problemsOf(spoilt((tree) => (tree.sow['constructor'] = {})))).toEqual([
      'sow.constructor is not a rule of this format.',
    ])
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    expect(overrideAll(kalah, [['__proto__.polluted', 'yes']])).toMatchObject({ ok: false })
  })

  test('a word that every object inherits is not a choice', () => {
    expect(problemsOf(spoilt((tree) => (tree.sow['origin'] = 'toString')))).toHaveLength(1)
  })

  test('too long a text is not even read', () => {
    const parsed = parseVariantText(`{"name":"${'x'.repeat(MAX_TEXT)}"}`)
    expect(parsed).toMatchObject({ ok: false, error: [{ code: 'unreadable' }] })
  })

  test('broken JSON says so', () => {
    expect(parseVariantText('{"schema": 1,')).toMatchObject({ ok: false, error: [{ code: 'unreadable' }] })
  })

  test('a thousand unknown fields do not make a thousand problems', () => {
    const extra = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`rule${i}`, i]))
    expect(problemsOf({ ...kalah, ...extra }).length).toBeLessThan(30)
  })
})

describe('sizes and layouts', () => {
  const layout = { south: [1, 2, 3, 4, 5, 6], north: [0, 0, 0, 0, 0, 1], southStore: 2, northStore: 0 }
  const laidOut = (change: Partial<Record<keyof typeof layout, unknown>>) =>
    spoilt((tree) => (tree.start['layout'] = { ...layout, ...change }))

  test('a layout of the right length', () => expect(problemsOf(laidOut({}))).toEqual([]))

  test.each<[string, Partial<Record<keyof typeof layout, unknown>>, string]>([
    ['too few holes', { south: [1, 2] }, 'start.layout.south.length must be from 6 to 6, not 2.'],
    ['a fraction', { north: [0.5, 0, 0, 0, 0, 1] }, 'start.layout.north.0 must be a whole number.'],
    ['too many seeds', { southStore: 65_535 }, 'start.layout must be from 1 to 65535, not 65557.'],
    ['no list', { south: 'many' }, 'start.layout.south must be a list of numbers.'],
  ])('%s', (_, change, problem) => expect(problemsOf(laidOut(change))).toEqual([problem]))

  test('nothing in any hole', () => {
    const empty = [0, 0, 0, 0, 0, 0]
    expect(problemsOf(laidOut({ south: empty, north: empty }))).toHaveLength(1)
  })

  test('more seeds than there may be', () => {
    expect(problemsOf(spoilt((tree) => (tree.start['seedsPerHole'] = 5462)))).toEqual([
      'start.seedsPerHole must be from 1 to 5461, not 5462.',
    ])
  })

  test('clauses come out in the form in which they are written', () => {
    const last = [{ take: ['here'], makes: [3, 2, 3], at: 'theirs', then: 'on' }]
    const parsed = parseVariant(spoilt((tree) => (tree['last'] = last)))
    const canonical = [{ at: 'theirs', makes: [2, 3], take: ['here'] }]
    expect(JSON.stringify(parsed.ok && parsed.value.last)).toBe(JSON.stringify(canonical))
  })
})

describe('contradictions', () => {
  const contradictions: readonly (readonly [string, Readonly<Record<string, string>>, string, string])[] = [
    ['kalah', { 'board.stores': 'capturesOnly' }, 'board.stores', 'last'],
    ['awari', { last: '[]' }, 'board.stores', 'last'],
    ['wari', { 'start.first': 'bothAtOnce' }, 'start.first', 'board.stores'],
    ['sungka', { 'turn.grandSlam': 'forbidden' }, 'start.first', 'turn.grandSlam'],
    ['congkak', { 'turn.lastHole': 'take' }, 'sow.relay', 'turn.lastHole'],
    ['kalah', { 'turn.lastInOpponents': 'captureCounts' }, 'turn.lastInOpponents', 'turn.captureCounts'],
    ['dakon', { 'turn.noMove': 'pass' }, 'end.when', 'turn.noMove'],
    ['congkak', { 'turn.noMove': 'roundEnds' }, 'end.when', 'turn.noMove'],
    ['kalah', { 'turn.mustFeed': 'yes' }, 'end.when', 'turn.mustFeed'],
    ['dakon', { 'end.leftovers': 'nobody' }, 'end.leftovers', 'match.length'],
    ['dakon', { 'match.nextFirst': 'lastedLongest' }, 'match.nextFirst', 'start.first'],
    [
      'sungka',
      {
        'board.holes': '1',
        'start.layout': '{"south":[3],"north":[0],"southStore":0,"northStore":0}',
      },
      'start.first',
      'start.layout',
    ],
  ]
  test.each(contradictions)('%s with %o', (id, changes, first, second) => {
    const changed = overrideAll(findPreset(id)!.make(), Object.entries(changes))
    expect(changed).toMatchObject({ ok: false, error: [{ code: 'conflict', paths: [first, second] }] })
    const [problem] = changed.ok ? [] : changed.error
    expect(inEnglish(describeProblem(problem!))).toMatch(/ and .* contradict each other\. .+\.$/)
  })

  test('a change that depends on another can be made together with it, in any order', () => {
    const changes = [
      ['end.when', 'moverCannotMove'],
      ['turn.noMove', 'roundEnds'],
    ] as const
    const congkak = findPreset('congkak')!.make()
    for (const order of [changes, changes.toReversed()]) {
      const changed = overrideAll(congkak, order)
      expect(changed.ok && conflictsIn(changed.value)).toEqual([])
    }
  })
})

test('a file of a later schema is recognised by its version, not by what it lacks', () => {
  const { board: _, ...rest } = findPreset('kalah')!.make()
  const parsed = parseVariant({ ...rest, schema: kalah.schema + 1, seasons: {} })
  expect(parsed).toMatchObject({ ok: false, error: [{ path: 'schema' }] })
  expect(parsed.ok || parsed.error.length).toBe(1)
})
