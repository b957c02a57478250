import { expect, test } from 'vitest'
import { findPreset, PRESETS } from '../../../../src/engine/variant/catalogue'
import { ruleSheet, SHEET_PARTS, type SheetPart } from '../../../../src/engine/variant/ruleSheet'
import { inEnglish } from '../../../../src/locales/english'

function partOf(id: string, part: SheetPart): string {
  return ruleSheet(findPreset(id)!.make())
    .parts[part].map(({ sentence }) => inEnglish(sentence))
    .join(' ')
}

function rowsOf(id: string): readonly (readonly string[])[] {
  return ruleSheet(findPreset(id)!.make()).rows.map(({ when, effect, then }) => [
    inEnglish(when),
    effect.map(inEnglish).join('. '),
    inEnglish(then),
  ])
}

function wholeSheet(id: string): string {
  const sheet = ruleSheet(findPreset(id)!.make())
  const said = [...sheet.goal, ...SHEET_PARTS.flatMap((part) => sheet.parts[part])]
  return [...said.map(({ sentence }) => inEnglish(sentence)), ...rowsOf(id).flat()].join(' ')
}

test('kalah: the last seed decides in a list, and the first line that fits counts', () => {
  expect(rowsOf('kalah')).toEqual([
    ['In your store', 'nothing to take', 'move again'],
    [
      'In one of your empty holes, and the opposite hole holds seeds',
      'you capture that seed and all the seeds in the opposite hole',
      'your turn ends',
    ],
  ])
})

test('gabata: claims come before raids, raids before sowing on', () => {
  expect(rowsOf('gabata').map(([when, , then]) => [when, then])).toEqual([
    ['In one of your opponent’s unclaimed holes, bringing it to 4 seeds', 'your turn ends'],
    ['In a hole your opponent has claimed', 'move again'],
    ['In any unclaimed hole that was not empty', 'after that lap, look at this list again'],
  ])
})

test('a chain is told after what the last seed captures', () => {
  expect(rowsOf('oware')[0]![1]).toMatch(
    /^you capture all the seeds there\. Then look at the hole just before it/,
  )
})

test('sowing on after a capture says from where', () => {
  expect(rowsOf('meusueb')[0]![1]).toContain(
    'then pick up the seeds in the next hole, whosever it is, and sow them onward',
  )
})

test('everybody knows who sits where, what to pick up, and that moving is compulsory', () => {
  for (const { id } of PRESETS) {
    expect(partOf(id, 'setUp'), id).toContain('You are South in the pictures')
    expect(partOf(id, 'sowing'), id).toMatch(
      /pick up all the seeds from (one of your holes|a hole in either row) and drop/,
    )
    expect(partOf(id, 'choosing'), id).toContain('You must move if you can.')
    expect(partOf(id, 'end'), id).not.toBe('')
  }
})

test('a word that a sheet uses is explained on it', () => {
  const WORDS = [
    [/\blaps?\b/, 'is called a lap'],
    [/\bopposite (hole|the one|each|them)\b/, 'straight across the board'],
    [/\bmove again\b/, 'To move again means'],
    [/\bclaim(ed|s)? (that|both|hole|the)/, 'claimed hole'],
    [/\banticlockwise\b/i, 'Anticlockwise means'],
    [/\byou capture\b/, /Captured seeds (go|leave the board|stay on the board)/],
  ] as const
  for (const { id } of PRESETS) {
    const text = wholeSheet(id)
    for (const [word, explained] of WORDS) {
      const isOwnRow =
        explained === 'Anticlockwise means' && /within your own row|round your own two rows/.test(text)
      if (word.test(text) && !isOwnRow) expect(text, `${id}: ${explained}`).toMatch(explained)
    }
  }
})

test('every rule of a sheet is said exactly once', () => {
  for (const { id } of PRESETS) {
    const sheet = ruleSheet(findPreset(id)!.make())
    const said = SHEET_PARTS.flatMap((part) => sheet.parts[part]).map(({ sentence }) => inEnglish(sentence))
    expect(new Set(said).size, id).toBe(said.length)
  }
})

test('endings and passing stand together, first moves apart', () => {
  expect(partOf('congkak', 'end')).toMatch(/^The game ends when .* A player who has no seeds to play passes/)
  expect(partOf('gabata', 'end')).toContain('A player who cannot move passes')
  expect(partOf('gabata', 'firstMoves')).toContain('The very first move of the game is different')
  expect(partOf('lami', 'firstMoves')).toContain('Nothing is captured in the very first turn')
  expect(partOf('oware', 'choosing')).toContain('you must make a move that leaves seeds there')
  expect(partOf('congkak', 'firstMoves')).toBe('')
})

test('everything that a line asks stands in its first column', () => {
  expect(rowsOf('toguz-kumalak')[0]).toEqual([
    'In one of your opponent’s unclaimed holes other than hole 9, bringing it to 3 seeds, if you have not claimed a hole yet and your opponent has not claimed the hole with the same number in your row',
    'you claim that hole for good',
    'your turn ends',
  ])
})

test('seeds in claimed holes count at the end', () => {
  expect(partOf('toguz-kumalak', 'end')).toContain('the seeds in the holes they have claimed')
  expect(partOf('oware', 'end')).toContain('more than half of all seeds (25 or more)')
})

test('questions that readers asked at the board are answered', () => {
  expect(partOf('kalah', 'setUp')).toContain('The stores start empty')
  expect(partOf('sadeqa-iv', 'setUp')).not.toContain('The stores start empty')
  expect(partOf('gabata', 'choosing')).toContain('and is not claimed')
  expect(partOf('gabata', 'firstMoves')).toContain('if the hole left over is that hole itself')
  expect(partOf('gabata', 'end')).toContain(
    'But the seeds in a claimed hole go to the player who claimed it.',
  )
  expect(partOf('oware', 'end')).not.toContain('claimed')
  expect(partOf('boola', 'end')).toMatch(/it is a tie\. .*Whoever cannot move loses/)
  expect(partOf('hus', 'end'), 'where nothing is ever in a store').not.toMatch(/store|takes the seeds/)
  expect(partOf('dakon', 'rounds')).toContain('the other player then wins the match')
})

test('chains of the catalogue say what the next hole must be', () => {
  for (const { id } of PRESETS) {
    expect(wholeSheet(id), id).not.toMatch(/meets? the same condition|qualif|For this chain/)
  }
})

test('a sheet does not say what its game does not do', () => {
  expect(partOf('no-sides', 'sowing'), 'both rows may be played').not.toContain('one of your holes')
  expect(partOf('rath', 'claims'), 'its claimed holes can be raided').not.toMatch(/picked up or captured/)
  expect(partOf('deka', 'firstMoves'), 'nor are holes claimed yet').toContain('captured or claimed')
  expect(partOf('andot', 'claims'), 'nothing is captured').not.toContain('Captured seeds')
  expect(partOf('andot', 'end')).toContain('those in claimed holes go to the player who claimed them')
  expect(partOf('sadeqa', 'setUp'), 'South always starts').not.toContain('If North starts')
  expect(partOf('bao-ki-arabu', 'sowing'), 'where its stores are').toContain('That heap is your store')
})

test('only where it ends the game does a player who cannot move lose', () => {
  const passing = ruleSheet(findPreset('sute')!.make())
  expect(inEnglish(passing.goal[0]!.sentence)).toBe('The goal is to leave your opponent without seeds.')
  expect(partOf('sute', 'end')).toMatch(/A player who cannot move passes.* or neither can move/)
  expect(partOf('depouiller', 'end')).toContain('whoever has no seeds in their holes or cannot move loses')
})

test('captured seeds that are sown again say where, and what ends the turn', () => {
  expect(rowsOf('omweso')[0]!.slice(1)).toEqual([
    expect.stringMatching(/beginning in the hole after the one where this lap began.* in the same place\.$/),
    'after that lap, look at this list again',
  ])
  expect(rowsOf('ngolo')[0]![2]).toBe('your turn ends, whatever the last of them meets')
})

test('the direction of further laps is said where a player chooses one', () => {
  expect(partOf('bay-khom', 'sowing')).toContain('All laps of a move go the same way.')
  expect(partOf('giuthi', 'sowing')).toContain('in the opposite direction to the one before')
  expect(partOf('goat', 'sowing'), 'a single lap').not.toContain('All laps')
})
