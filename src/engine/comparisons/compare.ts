import type { Text } from '../../locales/message'
import { isUndecided, repeats } from '../experiments/report/distinct'
import { confidenceOfEach } from '../statistics/multipleTests'
import type { Share } from '../statistics/proportion'
import { toldApart } from './labels'
import {
  differenceIn,
  type Effect,
  isOfWinners,
  isShare,
  type Measure,
  measured,
  measuresIn,
} from './measures'
import { pooled, type Pooled, settingKey, sharesNumbers } from './pool'
import type { Sample } from './sample'

/** What is compared with what. */
export interface ComparisonOptions {
  readonly measure: Measure
  /** The place of the setting that all others are compared with, counted from 0 in their order. */
  readonly baseline: number
  /** The smallest difference that matters: percentage points of a share, or units of a mean; null for the usual one. */
  readonly margin: number | null
}

/** Compares South’s wins with the first setting. */
const DEFAULTS: ComparisonOptions = { measure: 'south', baseline: 0, margin: null }

/**
 * What an interval allows to say. `noneSeen`: it includes zero, and nothing larger than the margin. `tooFew`: it
 * includes zero, but also differences that matter. `repeats`: one game was played again and again, so there is no chance
 * to measure. `undecided`: no game was decided, so nothing is known of who wins.
 */
export type Verdict = 'baseline' | 'more' | 'less' | 'noneSeen' | 'tooFew' | 'repeats' | 'undecided'

/** A value with its own 95% interval; none if games only repeat, or if there are too few of them. */
export type Valued = Share | (Pick<Share, 'value'> & { readonly low: null; readonly high: null })

/** A setting, what was measured, and how far it is from the baseline. */
export interface ComparedSetting extends Pooled {
  readonly label: Text
  readonly value: Valued
  /**
   * From the baseline, with the interval and the p-value that hold for all differences together; the interval is unbounded
   * where there are too few games to know anything.
   */
  readonly difference: Effect | null
  readonly verdict: Verdict
  /** Whether the whole interval of the difference lies within the margin; null unless a margin was asked for. */
  readonly isEquivalent: boolean | null
}

/** Several settings against one of them. */
export interface Comparison {
  readonly measure: Measure
  readonly baseline: number
  /** In parts of one for shares, in their units for means. */
  readonly margin: number
  /** The margin as it was asked for, in percentage points or units; null for the usual one. */
  readonly askedMargin: number | null
  readonly settings: readonly ComparedSetting[]
  /** What all settings have in common. */
  readonly same: readonly Text[]
  /** How many differences there are, which the intervals and p-values are corrected for. */
  readonly differences: number
  /** The measures that can be chosen. */
  readonly measures: readonly Measure[]
  /** Whether games of different settings were played with the same random numbers. */
  readonly sharesNumbers: boolean
}

/** The confidence with which all intervals of a comparison hold together. */
const TOGETHER = 0.95

/** A difference of shares that matters, and of means, as a part of the baseline’s mean, unless somebody says otherwise. */
const SHARE_MARGIN = 0.01
const MEAN_MARGIN = 0.05

/** Compares samples; replicates are pooled. Settings without a name, by their key, are named by what differs. */
export function compareSamples(
  samples: readonly Sample[],
  options: Partial<ComparisonOptions> = {},
  names: ReadonlyMap<string, string> = new Map(),
): Comparison {
  const { measure, baseline: wanted, margin: asked } = { ...DEFAULTS, ...options }
  const settings = pooled(samples)
  const { labels, same } = toldApart(settings)
  const baseline = Math.min(Math.max(0, wanted), Math.max(0, settings.length - 1))
  const base = settings[baseline]
  const differences = Math.max(0, settings.length - 1)
  const confidence = confidenceOfEach(differences, TOGETHER)
  const margin = marginOf(measure, base, asked)
  const compared = settings.map((setting, at): ComparedSetting => {
    const label = names.get(settingKey(setting)) ?? labels[at]!
    const own = { ...setting, label, value: valueOf(measure, setting) }
    if (at === baseline || !base) return { ...own, difference: null, verdict: 'baseline', isEquivalent: null }
    const unmeasured = whyUnmeasured(measure, setting) ?? whyUnmeasured(measure, base)
    if (unmeasured) return { ...own, difference: null, verdict: unmeasured, isEquivalent: null }
    const found = differenceIn(measure, setting.counts, base.counts, confidence)
    const difference = { ...found, p: Math.min(1, differences * found.p) }
    const isEquivalent = asked === null ? null : isWithin(difference, margin)
    return { ...own, difference, verdict: verdictOn(difference, margin), isEquivalent }
  })
  return {
    measure,
    baseline,
    margin,
    askedMargin: asked,
    settings: compared,
    same,
    differences,
    measures: measuresIn(settings.map(({ counts }) => counts)),
    sharesNumbers: sharesNumbers(settings),
  }
}

/** Why a setting’s games say nothing of chance, or of who wins; null if they do. */
function whyUnmeasured(measure: Measure, setting: Pooled): 'repeats' | 'undecided' | null {
  if (repeats(setting, setting.counts)) return 'repeats'
  return isOfWinners(measure) && isUndecided(setting.counts) ? 'undecided' : null
}

/** A measure of a setting, with its interval where there is one. */
export function valueOf(measure: Measure, setting: Pooled): Valued {
  const value = measured(measure, setting.counts)
  const isKnown = Number.isFinite(value.low) && whyUnmeasured(measure, setting) === null
  return isKnown ? value : { value: value.value, low: null, high: null }
}

function marginOf(measure: Measure, base: Pooled | undefined, asked: number | null): number {
  if (isShare(measure)) return asked === null ? SHARE_MARGIN : asked / 100
  if (asked !== null) return asked
  return base ? Math.max(MEAN_MARGIN * Math.abs(measured(measure, base.counts).value), 0.1) : 0.1
}

/** For a few games the interval and the test are approximations of different kinds: both must leave zero out. */
function verdictOn(difference: Effect, margin: number): Verdict {
  const { low, high, p } = difference
  const isTested = p < 1 - TOGETHER
  if (low > 0 && isTested) return 'more'
  if (high < 0 && isTested) return 'less'
  return isWithin(difference, margin) ? 'noneSeen' : 'tooFew'
}

function isWithin({ low, high }: Effect, margin: number): boolean {
  return low >= -margin && high <= margin
}
