import { InvalidArgumentError } from 'commander'

/** Reads a whole number within bounds, as an option's parser. */
export function whole(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < min || value > max) {
      throw new InvalidArgumentError(`must be a whole number from ${group(min)} to ${group(max)}.`)
    }
    return value
  }
}

/** Reads `a..b`, or a single number for both ends, as an option's parser. */
export function range(min: number, max: number): (text: string) => readonly [number, number] {
  const read = whole(min, max)
  return (text) => {
    const [from = '', to = from, ...rest] = text.split('..')
    if (rest.length > 0) throw new InvalidArgumentError('must read a..b.')
    const ends = [read(from), read(to)] as const
    if (ends[0] > ends[1]) throw new InvalidArgumentError('must not run backwards.')
    return ends
  }
}

/** A number as people read it: 100,000. */
export function group(value: number): string {
  return value.toLocaleString('en-US')
}
