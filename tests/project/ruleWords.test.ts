import { expect, test } from 'vitest'
import { VOCABULARY } from '../../src/engine/variant/vocabulary'
import { sourcesIn } from '../support/sources'

/** The rooms of the rules: what they are and say, the board they are played on, the reference its twin in the kernel, and texts. */
const ROOMS = ['engine/variant/', 'engine/board/', 'engine/rules/', 'engine/kernel/', 'locales/'].map(
  (room) => `src/${room}`,
)

/**
 * Other files that read the word of a rule, and why. All others ask the table of `variant/support.ts` or a question of
 * `variant/consequences.ts`, so that a new word needs no change there.
 */
const MAY_READ: Readonly<Record<string, string>> = {
  'src/engine/agents/network.ts': 'writes whole rules as a key',
  'src/engine/openings/openingOf.ts': 'hands a number of the rules to its program',
  'src/engine/solver/kalahLike.ts': 'hands numbers of the rules to its program',
  'src/engine/puzzles/everyLine.ts': 'what repeats end, which the prover counts itself',
  'src/engine/experiments/kinds/ladder/openings.ts': 'which memory of a round a layout cannot hold',
  'src/engine/experiments/kinds/matchSeries/report.ts': 'words for who moves first',
  'src/engine/experiments/kinds/replay/replayLine.ts': 'how long a cycle is',
  'src/renderer/board/BoardThumb.vue': 'a picture of the board',
  'src/renderer/board/boardOf.ts': 'a picture of the board',
  'src/renderer/game/moves/useMoveChoice.ts': 'which holes answer to a click',
  'src/renderer/game/panels/PlayersPanel.vue': 'words for who moves first',
  'src/renderer/learn/sheet/RuleSheet.vue': 'a picture of the directions',
  'src/renderer/learn/sheet/turnPictures.ts': 'pictures of turns',
  'src/renderer/variants/QuickCheckPanel.vue': 'words for who moves first',
  'src/renderer/variants/VariantPicture.vue': 'a picture of the rules',
  'src/renderer/variants/demonstrate.ts': 'a small board for a rule',
  'src/renderer/variants/sheet/addable.ts': 'which rules can be added to others',
}

/** Rules that have words, as code reads them: `variant.sow.direction`, but not `'sow.direction'` or `message(…)`. */
const READ = new RegExp(
  `(?<!['\`\\w.-])(?:[\\w!?]+\\.)*(?:${Object.entries(VOCABULARY)
    .filter(([, words]) => Array.isArray(words))
    .map(([path]) => path.replace('.', '\\.'))
    .join('|')})\\b(?!['\`.])`,
)

test('only the rooms of the rules read their words, and the files that are listed', () => {
  const reading = sourcesIn('src', /\.(?:ts|vue)$/)
    .filter(({ path }) => !ROOMS.some((room) => path.startsWith(room)))
    .filter(({ text }) => READ.test(text.replaceAll(/\/\*[^]*?\*\/|\/\/.*|'[^'\n]*'/g, '')))
  expect(reading.map(({ path }) => path).sort()).toEqual(Object.keys(MAY_READ).sort())
})
