// Gives every launch of the main bundle its own `electron` module in place of the real one.
const standin = new URL('./electron.mjs', import.meta.url).href

export async function resolve(specifier, context, next) {
  if (specifier !== 'electron') return next(specifier, context)
  const launch = new URL(context.parentURL).searchParams.get('launch')
  return { url: `${standin}?launch=${launch}`, shortCircuit: true }
}
