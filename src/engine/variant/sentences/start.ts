import type { Layout } from '../variant'
import { seeds, type SentencesOf } from './sentence'

/** What lies there at first and who begins, in words. */
export const startSentences: SentencesOf<'start'> = {
  'start.seedsPerHole': ({ start }) =>
    start.layout === 'even' ? `Every hole begins with ${seeds(start.seedsPerHole)}.` : null,
  'start.layout': ({ start }) => (start.layout === 'even' ? null : sayLayout(start.layout)),
  'start.first': ({ start }) =>
    ({
      south: 'South moves first.',
      lot: 'Who moves first is drawn by lot.',
      bothAtOnce:
        'Both play their first turn at once, seed by seed, South’s seed falling before North’s; when both have to choose, South chooses first. The player who stops first moves next, South if both stop together.',
    })[start.first],
  'start.turned': ({ start }) =>
    ({
      fixed: null,
      withStarter: 'If North begins, the two rows change places at the start.',
    })[start.turned],
}

function sayLayout({ south, north, southStore, northStore }: Layout): string {
  const stores = southStore + northStore > 0 ? ` The stores begin with ${southStore} and ${northStore}.` : ''
  return `South’s holes begin with ${south.join(', ')}, North’s with ${north.join(', ')}, each from the player’s left.${stores}`
}
