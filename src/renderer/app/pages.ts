import { message, type Message } from '../../locales/message'

/** One page of the rail. */
export interface Page {
  readonly path: string
  readonly name: 'board' | 'variants' | 'experiments' | 'results' | 'papers' | 'settings'
  readonly title: Message
}

/** The pages in the order of the rail; Settings stands apart at its foot. */
export const PAGES: readonly Page[] = [
  { path: '/board', name: 'board', title: message('app.board') },
  { path: '/variants', name: 'variants', title: message('app.variants') },
  { path: '/experiments', name: 'experiments', title: message('app.experiments') },
  { path: '/results', name: 'results', title: message('app.results') },
  { path: '/papers', name: 'papers', title: message('app.papers') },
  { path: '/settings', name: 'settings', title: message('app.settings') },
]

/** The page of a route by its name; undefined where a route leads to none of them. */
export function pageNamed(name: unknown): Page | undefined {
  return PAGES.find((page) => page.name === name)
}
