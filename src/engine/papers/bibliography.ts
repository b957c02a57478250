import { message, type Text } from '../../locales/message'

/** A study whose tables and claims are recomputed. */
export interface Paper {
  readonly id: PaperId
  readonly title: string
  readonly authors: string
  /** Names for a list, as in a citation. */
  readonly short: string
  readonly venue: string
  readonly year: number
  /** Its DOI or address, if we could confirm one. */
  readonly doi?: string
  /** What it asked, what it answered, and what we found: one plain sentence each. */
  readonly story: readonly [asked: Text, answered: Text, found: Text]
}

/** The name of a study. */
export type PaperId = 'congkak' | 'dakon' | 'congklak' | 'kalah' | 'awari'

/** The studies, in the order the page shows them. */
export const PAPERS: readonly Paper[] = [
  {
    id: 'congkak',
    title: 'The winning percentage in congkak using a randomised strategy',
    authors: 'C. Y. Chen, S. Ismail, F. P. Lim, K. S. Yow',
    short: 'Chen, Ismail, Lim, Yow 2022',
    venue: 'Songklanakarin Journal of Science and Technology 44(5), 1164–1171',
    year: 2022,
    doi: '10.14456/sjst-psu.2022.151',
    story: [
      message('paperStories.congkakAsked'),
      message('paperStories.congkakAnswered'),
      message('paperStories.congkakFound'),
    ],
  },
  {
    id: 'dakon',
    title: 'Human versus machine problem-solving: winning openings in Dakon',
    authors: 'J. Donkers, A. de Voogt, J. Uiterwijk',
    short: 'Donkers, de Voogt, Uiterwijk 2000',
    venue: 'Board Games Studies 3',
    year: 2000,
    story: [
      message('paperStories.dakonAsked'),
      message('paperStories.dakonAnswered'),
      message('paperStories.dakonFound'),
    ],
  },
  {
    id: 'congklak',
    title: 'Playing the game of Congklak with reinforcement learning',
    authors: 'M. F. Kasim',
    short: 'Kasim 2016',
    venue: '8th International Conference on Information Technology and Electrical Engineering (ICITEE)',
    year: 2016,
    story: [
      message('paperStories.congklakAsked'),
      message('paperStories.congklakAnswered'),
      message('paperStories.congklakFound'),
    ],
  },
  {
    id: 'kalah',
    title: 'The Game of Kalah',
    authors:
      'I. A. L. Pok; game values after G. Irving, J. Donkers, J. Uiterwijk, “Solving Kalah”, ICGA Journal 23(3), 2000',
    short: 'Pok 2001',
    venue: 'National University of Singapore, undergraduate research report',
    year: 2001,
    story: [
      message('paperStories.kalahAsked'),
      message('paperStories.kalahAnswered'),
      message('paperStories.kalahFound'),
    ],
  },
  {
    id: 'awari',
    title: 'Solving Awari with parallel retrograde analysis',
    authors: 'J. W. Romein, H. E. Bal',
    short: 'Romein, Bal 2003',
    venue: 'IEEE Computer 36(10), 26–33',
    year: 2003,
    story: [
      message('paperStories.awariAsked'),
      message('paperStories.awariAnswered'),
      message('paperStories.awariFound'),
    ],
  },
]

/** The study with this id. */
export function paperOf(id: PaperId): Paper {
  const paper = PAPERS.find((candidate) => candidate.id === id)
  if (!paper) throw new Error(`No paper ${id}`)
  return paper
}
