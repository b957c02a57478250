import { fixed, message, share, type Message, type Text } from '../../../locales/message'
import type { ChiSquare } from '../../statistics/chiSquare'
import type { Variant } from '../../variant/variant'
import { variantTitle } from '../../variant/variantTitle'
import type { WinShare } from './winTable'

/** A share with its interval, if one applies: 60.85% (95% interval 60.55–61.15). */
export function shareWithin(found: WinShare): Message {
  return within('amounts.shareWithin', found)
}

/** A share with its interval, after the first one of a sentence: 60.85% (60.55–61.15). */
export function shareWithinToo(found: WinShare): Message {
  return within('amounts.shareWithinToo', found)
}

/** A share picked from several, with an interval wide enough that all of theirs hold together at 95%. */
export function shareWithinAll(found: WinShare): Message {
  return within('amounts.shareWithinAll', found)
}

function within(
  key: 'amounts.shareWithin' | 'amounts.shareWithinToo' | 'amounts.shareWithinAll',
  { value, low, high }: WinShare,
): Message {
  if (low === null || high === null) return message('amounts.share', { share: share(value) })
  const [from, to] = [fixed(low * 100, 2), fixed(high * 100, 2)] as const
  return message(key, { share: share(value), low: from, high: to })
}

/** A p-value without false precision. */
export function pValue(p: number): Message {
  return p < 0.0001
    ? message('amounts.pBelow', { p: fixed(0.0001, 4) })
    : message('amounts.p', { p: fixed(p, p < 0.01 ? 4 : 2) })
}

/** A chi-square test in figures: χ² = 20.61, 8 degrees of freedom, p = 0.0083. */
export function chiSquareIn({ statistic, degrees, p }: ChiSquare): Message {
  return message('amounts.chiSquare', {
    statistic: fixed(statistic, 2),
    degrees: message('amounts.degrees', { count: degrees }),
    p: pValue(p),
  })
}

/** Sentences one after the other, as one text. */
export function sentences(first: Message, ...others: readonly Text[]): Message
export function sentences(...texts: readonly Text[]): Text
export function sentences(first: Text = '', ...others: readonly Text[]): Text {
  return others.reduce((before, next) => message('amounts.sentences', { before, next }), first)
}

/** A variant with its size: Kalah, 6 holes, 4 seeds per hole. */
export function sizedVariant(variant: Variant): Message {
  const { board, start } = variant
  const name = variantTitle(variant)
  const holes = message('amounts.holes', { count: board.holes })
  return start.layout === 'even'
    ? message('amounts.variantSized', {
        name,
        holes,
        seeds: message('amounts.seeds', { count: start.seedsPerHole }),
      })
    : message('amounts.variantLaidOut', { name, holes })
}
