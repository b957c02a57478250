import { vi } from 'vitest'

/** Vitest waits for one second unless told otherwise; a busy machine is slow, not wrong. */
const PATIENCE = { timeout: 300_000 }

/** Waits until a condition is true. */
export async function until(condition: () => unknown): Promise<void> {
  await vi.waitUntil(condition, PATIENCE)
}

/** Waits until expectations hold. */
export async function untilHolds(expectations: () => void | Promise<void>): Promise<void> {
  await vi.waitFor(expectations, PATIENCE)
}
