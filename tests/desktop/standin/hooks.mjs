// Gives the main bundle the stand-in in place of the real `electron` module.
const standin = new URL('./electron.mjs', import.meta.url).href

export const resolve = (specifier, context, next) =>
  specifier === 'electron' ? { url: standin, shortCircuit: true } : next(specifier, context)
