import { createKernel, type Kernel } from '../kernel/kernel'
import { lastUsed } from '../lastUsed'
import type { Variant } from '../variant/variant'

/** A matrix of variants asks for a few kernels in turn, and a board for one. */
const kernels = lastUsed<Kernel>(4)

/** The kernel of a variant; the last few are kept, because consecutive tasks use the same. */
export function kernelOf(variant: Variant): Kernel {
  const key = JSON.stringify(variant)
  return kernels.get(key) ?? kernels.keep(key, createKernel(variant))
}
