import fc from 'fast-check'

/**
 * Random tests try the same cases in every run, so that a failure is due to a change and not to luck. Other cases are tried every
 * night, or with `RANDOM_SEED=17 npx vitest run tests/properties`.
 */
fc.configureGlobal({ seed: Number(process.env['RANDOM_SEED'] ?? 2026) })
