/**
 * Caches what a function derives from a spec for as long as the spec exists. A worker keeps the spec of a run between
 * tasks, so the tasks of a run share it.
 */
export function perSpec<Spec extends object, T>(make: (spec: Spec) => T): (spec: Spec) => T {
  const made = new WeakMap<Spec, { readonly value: T }>()
  return (spec) => {
    const known = made.get(spec) ?? { value: make(spec) }
    made.set(spec, known)
    return known.value
  }
}
