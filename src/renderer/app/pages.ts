/** One page of the rail. */
export interface Page {
  readonly path: string
  readonly name: 'board' | 'variants' | 'experiments' | 'results' | 'papers' | 'settings'
  readonly title: string
}

/** The pages in the order of the rail; Settings stands apart at its foot. */
export const PAGES: readonly Page[] = [
  { path: '/board', name: 'board', title: 'Board' },
  { path: '/variants', name: 'variants', title: 'Variants' },
  { path: '/experiments', name: 'experiments', title: 'Experiments' },
  { path: '/results', name: 'results', title: 'Results' },
  { path: '/papers', name: 'papers', title: 'Papers' },
  { path: '/settings', name: 'settings', title: 'Settings' },
]
