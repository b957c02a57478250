import type { SentencesOf } from './sentence'

/** How a lap goes round, in words. */
export const sowSentences: SentencesOf<'sow'> = {
  'sow.direction': ({ sow }) =>
    ({
      anticlockwise: 'Seeds are sown one by one, anticlockwise; each store stands at its owner’s right.',
      clockwise: 'Seeds are sown one by one, clockwise; each store stands at its owner’s left.',
      eitherWay: 'Seeds are sown one by one, anticlockwise or clockwise as the mover chooses for each move.',
    })[sow.direction],
  'sow.origin': ({ sow }) =>
    ({
      sown: 'A lap that goes all the way round also drops a seed in its starting hole.',
      skipped: 'A lap that goes all the way round skips its starting hole.',
    })[sow.origin],
  'sow.relay': ({ sow }) =>
    ({
      never: 'A move is a single lap.',
      any: 'When the last seed falls in a hole that was not empty, its seeds are lifted and sown onward.',
      own: 'When the last seed falls in one of the mover’s own holes that was not empty, its seeds are lifted and sown onward; in an opponent’s hole the turn ends.',
    })[sow.relay],
}
