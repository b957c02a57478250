import { createKernel, type Kernel } from '../kernel/kernel'
import type { Variant } from '../variant/variant'

/** Kernels kept: a matrix of variants asks for a few in turn, and a board for one. */
const KEPT = 4
const kernels = new Map<string, Kernel>()

/** The kernel of a variant; the latest few are kept, because task after task asks for the same. */
export function kernelOf(variant: Variant): Kernel {
  const key = JSON.stringify(variant)
  const kernel = kernels.get(key) ?? createKernel(variant)
  kernels.delete(key)
  kernels.set(key, kernel)
  const oldest = kernels.keys().next().value
  if (kernels.size > KEPT && oldest !== undefined) kernels.delete(oldest)
  return kernel
}
