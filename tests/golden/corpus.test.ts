import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { caseDiffers, type PlayedCase } from '../support/corpus'

/** Games in which both engines once differed, as `npm run stress` prints them: one per line. */
const lines = readFileSync(join('tests', 'golden', 'corpus', 'games.jsonl'), 'utf8')
  .trim()
  .split('\n')

describe('games in which both engines once differed', () => {
  test.each(lines.map((line, at) => [at + 1, JSON.parse(line) as PlayedCase] as const))(
    'line %i',
    (_, played) => {
      expect(caseDiffers(played)).toBe(null)
    },
  )
})
