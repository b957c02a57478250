/** The commit that this window was built from; null if unknown. */
export const COMMIT: string | null = typeof __COMMIT__ === 'undefined' ? null : __COMMIT__
