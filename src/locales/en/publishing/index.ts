import { publish } from './publish'

/** The words of what leaves the program: figures, tables and bundles. */
export const words = { publish } as const
