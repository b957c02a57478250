import { describe, expect, it } from 'vitest'
import { formatsOf } from '../../../../src/locales/format'
import { inEnglish } from '../../../../src/locales/english'
import { PAPERS } from '../../../../src/engine/papers/bibliography'
import { document } from '../../../../src/engine/papers/document'
import { figureInline } from '../../../../src/figures/figureFiles'
import { ITEMS } from '../../../../src/engine/papers/items'
import type { Outcome } from '../../../../src/engine/papers/item'
import { printedFor, type PrintedClaim } from '../../../../src/engine/papers/printed'
import { PUBLISHED } from '../../../../src/engine/papers/published'
import { performOnce, reproduce } from '../../../../src/engine/papers/reproduce'
import { perform } from '../../../support/perform'

const english = { say: inEnglish, formats: formatsOf('en') }
const once = performOnce(perform)
const printed = new Map<string, readonly PrintedClaim[]>()

describe('reproduce --quick', () => {
  it.each(ITEMS)(
    '$id comes out as expected',
    async (item) => {
      const outcome = await reproduce(item, 'quick', PUBLISHED, once)
      expect(outcome.surprises.map((id) => outcome.claims.find((claim) => claim.id === id))).toEqual([])
      expect(outcome.claims.length).toBeGreaterThan(0)
      expect(new Set(outcome.claims.map(({ id }) => id)).size).toBe(outcome.claims.length)
      printed.set(item.id, printedIn(outcome))
      const written = document([outcome], { version: '0', size: 'quick', date: 0 }, english, (chart) =>
        figureInline(chart, '', 'double', english),
      )
      expect(written).toContain(english.say(outcome.title))
      expect(written).not.toContain('[object')
    },
    120_000,
  )

  it('shows before a run what its judge compares with; `npx vitest run -u` writes it again', async () => {
    const rows = Object.fromEntries(ITEMS.map(({ id }) => [id, printed.get(id) ?? printedFor(id)]))
    await expect(`${JSON.stringify(rows, null, 2)}\n`).toMatchFileSnapshot(
      '../../../../src/engine/papers/published/printed.json',
    )
  })

  it('does not deny an interval that it shows', async () => {
    const scenarios = ITEMS.find(({ id }) => id === 'congkak-scenarios')!
    const { claims } = await reproduce(scenarios, 'quick', PUBLISHED, once)
    const told = claims.map(({ ours, reason }) => `${inEnglish(ours)} ${reason ? inEnglish(reason) : ''}`)
    expect(told[0]).toMatch(/IV: \S+ \(95% interval/)
    expect(told.filter((each) => each.includes('no interval'))).toEqual([])
  }, 120_000)

  it('has items for every paper, each with its own id', () => {
    expect(new Set(ITEMS.map(({ paper }) => paper))).toEqual(new Set(PAPERS.map(({ id }) => id)))
    expect(new Set(ITEMS.map(({ id }) => id)).size).toBe(ITEMS.length)
  })
})

/** What the paper prints, without the claims about which it prints nothing. */
function printedIn({ claims }: Outcome): readonly PrintedClaim[] {
  return claims.flatMap(({ id, title, published }) => (published === null ? [] : [{ id, title, published }]))
}
