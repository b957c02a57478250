import { message, type Message } from '../../locales/message'

/** Pages listed in the rail. */
type RailName = 'board' | 'puzzles' | 'variants' | 'experiments' | 'results' | 'papers' | 'settings'

/** One page. */
export interface Page<
  Name extends string =
    | RailName
    | 'start'
    | 'learn'
    | 'teach'
    | 'class'
    | 'rules'
    | 'handout'
    | 'worksheet'
    | 'puzzle'
    | 'puzzleSheet'
    | 'mistakes',
> {
  readonly path: string
  readonly name: Name
  readonly title: Message
  /** The page of the rail that it belongs to. */
  readonly of?: RailName
}

/** The pages in the order of the rail; Settings is separate, at its bottom. */
export const PAGES: readonly Page<RailName>[] = [
  { path: '/board', name: 'board', title: message('app.board') },
  { path: '/puzzles', name: 'puzzles', title: message('app.puzzles') },
  { path: '/variants', name: 'variants', title: message('app.variants') },
  { path: '/experiments', name: 'experiments', title: message('app.experiments') },
  { path: '/results', name: 'results', title: message('app.results') },
  { path: '/papers', name: 'papers', title: message('app.papers') },
  { path: '/settings', name: 'settings', title: message('app.settings') },
]

/** Pages that other pages and Help lead to. */
export const FURTHER_PAGES: readonly Page[] = [
  { path: '/start', name: 'start', title: message('app.start') },
  { path: '/learn', name: 'learn', title: message('app.learn'), of: 'board' },
  { path: '/rules', name: 'rules', title: message('app.rules') },
  { path: '/handout', name: 'handout', title: message('app.handout') },
  { path: '/worksheet', name: 'worksheet', title: message('app.worksheet') },
  { path: '/teach', name: 'teach', title: message('app.teach') },
  { path: '/class', name: 'class', title: message('app.class') },
  { path: '/puzzle', name: 'puzzle', title: message('app.puzzles'), of: 'puzzles' },
  { path: '/mistakes', name: 'mistakes', title: message('app.mistakes'), of: 'board' },
  { path: '/puzzle-sheet', name: 'puzzleSheet', title: message('app.puzzles'), of: 'puzzles' },
]

/** The page of a route by its name; undefined if a route leads to none of them. */
export function pageNamed(name: unknown): Page | undefined {
  return [...PAGES, ...FURTHER_PAGES].find((page) => page.name === name)
}
