import { checksumOf } from '../checksum'
import { type GameCounts, mergeCounts } from '../simulation/counts'
import type { Sample, Setting } from './sample'

/** All games of one setting. */
export interface Pooled extends Setting {
  readonly counts: GameCounts
  /** Which games of which random seeds they are. */
  readonly samples: readonly Pick<Sample, 'seed' | 'from' | 'to'>[]
  /** Samples that were left out because their games are among the others. */
  readonly repeated: number
}

/**
 * Samples by their settings, in the order of their first one. Replicates, which differ only in the random seed, are
 * pooled; the same games are never counted twice.
 */
export function pooled(samples: readonly Sample[]): readonly Pooled[] {
  const bySetting = new Map<string, Sample[]>()
  for (const sample of samples) {
    const key = settingKey(sample)
    bySetting.set(key, [...(bySetting.get(key) ?? []), sample])
  }
  return [...bySetting.values()].map((same) => {
    const kept: Sample[] = []
    for (const sample of same.toSorted((a, b) => b.counts.games - a.counts.games))
      if (!kept.some((other) => overlaps(sample, other))) kept.push(sample)
    const { variant, first, second, each } = same[0]!
    return {
      variant,
      first,
      second,
      each,
      counts: kept.length === 1 ? kept[0]!.counts : mergeCounts(kept.map(({ counts }) => counts)),
      samples: kept
        .map(({ seed, from, to }) => ({ seed, from, to }))
        .sort((a, b) => a.seed - b.seed || a.from - b.from),
      repeated: same.length - kept.length,
    }
  })
}

/** Identifies a setting: samples with the same key are replicates. */
export function settingKey({ variant, first, second, each }: Setting): string {
  return checksumOf([variant, first, second, each])
}

/** Whether games of two different settings were played with the same random numbers. */
export function sharesNumbers(all: readonly Pooled[]): boolean {
  return all.some((one, at) =>
    all.slice(at + 1).some((other) => one.samples.some((a) => other.samples.some((b) => overlaps(a, b)))),
  )
}

type Games = Pick<Sample, 'seed' | 'from' | 'to'>

function overlaps(a: Games, b: Games): boolean {
  return a.seed === b.seed && a.from < b.to && b.from < a.to
}
