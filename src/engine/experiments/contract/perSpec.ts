/**
 * Remembers what a function makes of a spec for as long as the spec lives. A worker keeps the spec of a run from task
 * to task, so the tasks of a run share what is made.
 */
export function perSpec<Spec extends object, T>(make: (spec: Spec) => T): (spec: Spec) => T {
  const made = new WeakMap<Spec, { readonly value: T }>()
  return (spec) => {
    const known = made.get(spec) ?? { value: make(spec) }
    made.set(spec, known)
    return known.value
  }
}
