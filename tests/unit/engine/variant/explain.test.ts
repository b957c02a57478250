import { expect, test } from 'vitest'
import { findPreset, PRESETS } from '../../../../src/engine/variant/catalogue'
import { explain, SHEET } from '../../../../src/engine/variant/explain'
import { isOneRound } from '../../../../src/engine/variant/consequences'
import { SECTIONS } from '../../../../src/engine/variant/fields'
import { override } from '../../../../src/engine/variant/override'
import { inEnglish } from '../../../../src/locales/english'

function sheetOf(id: string): readonly string[] {
  return explain(findPreset(id)!.make()).map(({ sentence }) => inEnglish(sentence))
}

test('a rule sheet has every section', () => {
  expect([...SHEET].sort()).toEqual([...SECTIONS].sort())
})

test('kalah reads as a rule sheet: goal, board, a move, the last seed, the end', () => {
  expect(sheetOf('kalah')).toEqual([
    'The goal is to end the game with more seeds in your store than your opponent; if the stores are equal, the game is a tie.',
    'The board has 6 holes per side and a store for each player.',
    'You drop a seed in your own store each time you come past it, and skip your opponent’s.',
    'Each hole starts with 4 seeds.',
    'South moves first.',
    'On your turn, pick up all the seeds from one of your holes and drop them one by one into the holes that follow, anticlockwise. This is called sowing. Your store is to the right of your holes.',
    'If sowing goes all the way round, a seed is also dropped in the hole it started from.',
    'If the last seed falls in your store, you move again.',
    'If the last seed falls in one of your empty holes and the opposite hole holds seeds, you capture that seed and all the seeds in the opposite hole.',
    'If several of these rules fit, only the first applies. In every other case your turn ends.',
    'The game ends as soon as a move leaves all the holes of one player empty.',
    'Each player then takes the seeds left in their own holes.',
  ])
})

test('numbers that a capture needs are listed', () => {
  expect(sheetOf('awari')).toContain(
    'If the last seed brings one of your opponent’s holes to 2 or 3 seeds, you capture all the seeds there. Then look at the hole just before it, against the direction of sowing: if it is one of your opponent’s too and holds 2 or 3 seeds, you capture its seeds too, and so on backwards, hole by hole, until one does not fit.',
  )
  expect(sheetOf('mandoli')).toContain(
    'If the last seed brings a hole to an even number of seeds, you capture all the seeds there. Then look at the hole just before it, against the direction of sowing: if it holds an even number of seeds too, you capture its seeds too, and so on backwards, hole by hole, until one does not fit. In all you capture no more than 2 holes.',
  )
})

test('what the owner of a row takes elsewhere is named', () => {
  const sentenceOf = (clause: string) => {
    const changed = override(findPreset('adi')!.make(), 'last', `[${clause}]`)
    if (!changed.ok) throw new Error(JSON.stringify(changed.error))
    return inEnglish(explain(changed.value).find(({ clause: number }) => number === 1)!.sentence)
  }
  expect(sentenceOf("{at:'any',makes:[4],take:['here'],to:'owner'}")).toBe(
    'If the last seed brings a hole to 4 seeds, the player on whose side that hole is takes the seeds in it.',
  )
  expect(sentenceOf("{at:'any',makes:[4],take:['across','here'],to:'owner'}")).toBe(
    'If the last seed brings a hole to 4 seeds, the player on whose side that hole is takes the seeds in the opposite hole and that hole.',
  )
})

test('what follows a claim is said', () => {
  const changed = override(
    findPreset('krur')!.make(),
    'last',
    "[{at:'any',makes:[4],claim:['here'],then:'again'}]",
  )
  if (!changed.ok) throw new Error(JSON.stringify(changed.error))
  expect(inEnglish(explain(changed.value).find(({ clause }) => clause === 1)!.sentence)).toBe(
    'If the last seed brings a hole to 4 seeds, you claim that hole for good, and you move again.',
  )
})

test('the goal counts claimed holes where they count', () => {
  expect(sheetOf('toguz-kumalak')[0]).toContain('counting your store and the holes you have claimed')
  expect(sheetOf('oware')[0]).not.toContain('claimed')
  expect(sheetOf('nambayi').join(' '), 'seeds of closed holes leave the game').not.toContain(
    'counting your store',
  )
})

test('people at a board can judge when play stops', () => {
  const oware = sheetOf('oware').join(' ')
  expect(oware).toContain('or no more seeds can reach a store, the game stops as soon as you both agree')
  expect(oware, 'a turn of one lap ends').not.toContain('never end')
  expect(sheetOf('gabata').join(' ')).toContain('If the sowing of a turn would never end')
  expect(sheetOf('congkak').join(' '), 'each time round costs a seed').not.toContain('never end')
})

test('a small board is called small', () => {
  expect(sheetOf('micro-wari')).toContain('The board is small: 2 holes per side and a store for each player.')
})

test('a rule that a game does not have is not mentioned', () => {
  const paths = explain(findPreset('kalah')!.make()).map(({ path }) => path)
  for (const path of ['turn.mustFeed', 'turn.grandSlam', 'turn.capturesAfter', 'match.length']) {
    expect(paths).not.toContain(path)
  }
})

test('every sentence of every preset fills its gaps', () => {
  const sentences = PRESETS.flatMap(({ id }) => sheetOf(id))
  expect(sentences.filter((sentence) => /[{}|]/.test(sentence))).toEqual([])
})

test('games of one round do not speak of rounds, and games of several do', () => {
  const isOne = (id: string): boolean => isOneRound(findPreset(id)!.make())
  const ofRounds = (id: string): readonly string[] =>
    sheetOf(id).filter((sentence) =>
      /\brounds?\b(?! of)/.test(sentence.replace(/way round|goes round|round your own/g, '')),
    )
  const ids = PRESETS.map(({ id }) => id)
  expect(ids.filter(isOne).flatMap(ofRounds)).toEqual([])
  for (const id of ids.filter((each) => !isOne(each))) expect(ofRounds(id), id).not.toEqual([])
})
