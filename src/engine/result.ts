/** The result of an operation that can fail: plain data, because an error loses its class when sent between workers. */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }

/** A success. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value }
}

/** A failure with its reason. */
export function refuse<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error }
}

/** Makes the compiler list every place that must handle a new union member. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`)
}
