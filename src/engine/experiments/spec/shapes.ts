import * as v from 'valibot'
import { list, message, plain, type Text } from '../../../locales/message'
import { didYouMean } from './didYouMean'

/** The largest random seed: every whole number up to it is exact. */
export const MAX_SEED = Number.MAX_SAFE_INTEGER

/** Whole numbers from one end to the other, both included. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** A shape that accepts anything and claims to return a `T`. */
export type Shape<T> = v.GenericSchema<unknown, T>

/** A shape for every field of an object. */
export type FieldShapes<T> = { readonly [F in keyof T]-?: Shape<T[F]> }

/** A whole number within bounds. */
export function wholeNumber(min: number, max: number): Shape<number> {
  const within = (value: unknown): boolean =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max
  return v.custom<number>(within, issueText(message('specProblems.wholeNumber', { min, max })))
}

/** A number within bounds, whole or not. */
export function numberBetween(min: number, max: number): Shape<number> {
  const within = (value: unknown): boolean => typeof value === 'number' && value >= min && value <= max
  return v.custom<number>(
    within,
    issueText(message('specProblems.numberBetween', { min: plain(min), max: plain(max) })),
  )
}

/** The random seed. */
export const seedShape: Shape<number> = wholeNumber(0, MAX_SEED)

/** One of several words. */
export function oneOf<const W extends string>(words: readonly W[]): Shape<W> {
  return v.picklist(words, issueText(message('specProblems.oneOf', { choices: list(words, 'comma') })))
}

/** A list of at least `min` and at most `max` items. */
export function listOf<T>(item: Shape<T>, min: number, max: number): Shape<readonly T[]> {
  const isList = (value: unknown): boolean =>
    Array.isArray(value) && value.length >= min && value.length <= max
  const problem = issueText(message('specProblems.list', { min, max }))
  return v.pipe(v.custom<unknown[]>(isList, problem), v.array(item))
}

/** A range of whole numbers. */
export function rangeShape(min: number, max: number): Shape<Range> {
  const end = wholeNumber(min, max)
  return v.pipe(
    fields<Range>({ from: end, to: end }),
    v.check(({ from, to }) => from <= to, issueText(message('specProblems.backwards'))),
  )
}

/** An object with these fields; any other field is rejected by name. */
export function fields<T extends object>(shapes: FieldShapes<T>): Shape<T> {
  const isObject = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
  const shape = v.pipe(
    v.custom<object>(isObject, issueText(message('specProblems.notAnObject'))),
    v.looseObject(shapes as v.ObjectEntries),
    v.rawCheck(({ dataset, addIssue }) => {
      for (const key of Object.keys(dataset.value as object)) {
        if (Object.hasOwn(shapes, key)) continue
        const problem = didYouMean(message('specProblems.unknownField'), key, Object.keys(shapes))
        addIssue({ message: issueText(problem), path: pathTo(key) })
      }
    }),
  )
  return shape as unknown as Shape<T>
}

/** The path of an issue, field by field from the outside in. */
export function pathTo(...keys: readonly [string, ...string[]]): [v.IssuePathItem, ...v.IssuePathItem[]] {
  const item = (key: string): v.IssuePathItem => ({
    type: 'unknown',
    origin: 'value',
    input: undefined,
    key,
    value: undefined,
  })
  const [first, ...rest] = keys
  return [item(first.slice(0, 60)), ...rest.map(item)]
}

/** A text as the message of a valibot issue, which can only be a string. */
export function issueText(text: Text): string {
  return typeof text === 'string' ? text : JSON.stringify(text)
}

/** The text that `issueText` wrote. */
export function textOfIssue(written: string): Text {
  return written.startsWith('{"key":') ? (JSON.parse(written) as Text) : written
}
