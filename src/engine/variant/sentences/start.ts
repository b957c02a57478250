import { list, message, type Message } from '../../../locales/message'
import type { Layout } from '../variant'
import type { SentencesOf } from './sentence'

/** The starting position and who moves first, in words. */
export const startSentences: SentencesOf<'start'> = {
  'start.seedsPerHole': ({ start }) =>
    start.layout === 'even' ? message('rules.start.seedsPerHole', { count: start.seedsPerHole }) : null,
  'start.layout': ({ start }) => (start.layout === 'even' ? null : layoutSentence(start.layout)),
  'start.first': ({ start }) =>
    ({
      south: message('rules.start.first.south'),
      lot: message('rules.start.first.lot'),
      bothAtOnce: message('rules.start.first.bothAtOnce'),
    })[start.first],
  'start.turned': ({ start }) =>
    ({ fixed: null, withStarter: message('rules.start.turned.withStarter') })[start.turned],
}

function layoutSentence({ south, north, southStore, northStore }: Layout): Message {
  const rows = { south: list(south.map(String), 'comma'), north: list(north.map(String), 'comma') }
  return southStore + northStore > 0
    ? message('rules.start.layoutAndStores', { ...rows, southStore, northStore })
    : message('rules.start.layout', rows)
}
