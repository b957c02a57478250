import { expect, test } from 'vitest'
import { findPreset, PRESETS } from '../../../../../src/engine/variant/catalogue'
import { overrideAll } from '../../../../../src/engine/variant/override'
import { REFUSALS } from '../../../../../src/engine/variant/upgrade/refusals'
import { toWords } from '../../../../../src/engine/variant/upgrade/toWords'

test('no game of the catalogue is refused', () => {
  const refused = PRESETS.filter(({ make }) => {
    const words = toWords(make())
    return words !== null && REFUSALS.some(({ holds }) => holds(words))
  })
  expect(refused.map(({ id }) => id)).toEqual([])
})

test.each<readonly [string, Readonly<Record<string, string>>, string]>([
  ['awari', { 'turn.lastInStore': 'moveAgain' }, 'board.stores turn.lastInStore'],
  ['congkak', { 'turn.lastHole': 'take' }, 'sow.relay turn.lastHole'],
  ['ns-kalah', { 'turn.emptyOpposite': 'takeLast' }, 'turn.emptyOpposite turn.capturingSeed'],
  ['kalah', { 'turn.lastInOpponents': 'captureCounts' }, 'turn.lastInOpponents turn.captureCounts'],
  ['oware', { 'turn.lastInOwnEmpty': 'captureOpposite' }, 'turn.captures turn.lastInOwnEmpty'],
  ['bohnenspiel', { 'turn.lastOnSingle': 'captureOpposite' }, 'turn.captures turn.lastOnSingle'],
  ['tap-urdy', { 'turn.lastInOwnEmpty': 'captureOpposite' }, 'turn.afterCapture turn.captures'],
  ['bosh', { 'sow.relay': 'own' }, 'sow.relayFrom sow.relay'],
  ['enkeshui', { 'claim.places': 'notRightmost' }, 'claim.rule claim.places'],
  ['enkeshui', { 'claim.where': 'own' }, 'claim.rule claim.where'],
  [
    'toguz-kumalak',
    { 'claim.places': 'notLastNorSame', 'sow.direction': 'eitherWay' },
    'claim.places sow.direction',
  ],
  ['giuthi', { 'turn.chainWay': 'clockwise', 'sow.direction': 'eitherWay' }, 'turn.chainWay sow.direction'],
  ['kara', { 'turn.takesToo': 'eachOpposite' }, 'turn.sweep turn.takesToo'],
  [
    'giuthi',
    { 'turn.acrossAfter': 'opponentsSown', 'turn.capturesAfter': '2' },
    'turn.acrossAfter turn.capturesAfter',
  ],
  ['bao', { 'turn.afterCapture': 'sowOn' }, 'sow.relayIf turn.afterCapture'],
  [
    'bechi',
    { 'turn.captures': 'one', 'turn.lastInOwnEmpty': 'captureOpposite' },
    'lift.opening turn.lastInOwnEmpty',
  ],
  ['meusueb', { 'turn.lastOnSingle': 'captureOpposite' }, 'sow.lateSeeds turn.lastOnSingle'],
  [
    'pallam-kuzhi',
    { 'sow.passing': 'toOwnerWithLast', 'sow.firstMove': 'plainRelay' },
    'sow.passing sow.firstMove',
  ],
  [
    'kale',
    { 'turn.singleSeed': 'capturesNothing', 'sow.firstMove': 'alternate' },
    'turn.singleSeed sow.before',
  ],
])('%s with %j names the two rules', (id, changes, pair) => {
  const changed = overrideAll(findPreset(id)!.make(), Object.entries(changes))
  const pairs = changed.ok
    ? []
    : changed.error.map((problem) => ('paths' in problem ? problem.paths.join(' ') : problem.code))
  expect(pairs).toContain(pair)
})
