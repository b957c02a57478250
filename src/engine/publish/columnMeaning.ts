import { message, type Message, type MessageKey, type Text } from '../../locales/message'
import type { Column } from '../experiments/report/report'

/** What a column holds, in a sentence; shares are parts of one in files and per cent on screen. */
export function meaningOf(column: Column): Text {
  const meaning = typeof column.label === 'string' ? undefined : MEANINGS[column.label.key]
  const described = describedBy(column)
  return meaning === undefined ? described : message('publish.explained', { label: described, meaning })
}

function describedBy({ label, unit, points, words }: Column): Text {
  if (points) return message('publish.pointsColumn', { label })
  if (unit === '%') return message('publish.shareColumn', { label })
  if (unit !== undefined) return message('publish.unitColumn', { label, unit })
  if (words === undefined) return label
  const meanings = Object.entries(words).map(([word, meaning]) => message('publish.word', { word, meaning }))
  return meanings.length > 12
    ? label
    : message('publish.wordColumn', { label, words: { as: 'list', items: meanings, join: 'comma' } })
}

/** What needs more words than the head of its column has. */
const MEANINGS: Partial<Record<MessageKey, Message>> = {
  'columns.category': message('columnMeanings.category'),
  'columns.games': message('columnMeanings.games'),
  'players.south': message('columnMeanings.south'),
  'players.north': message('columnMeanings.north'),
  'columns.undecided': message('columnMeanings.undecided'),
  'columns.distinct': message('columnMeanings.distinct'),
  'columns.firstHole': message('columnMeanings.firstHole'),
  'columns.measure': message('columnMeanings.measure'),
  'columns.deviation': message('columnMeanings.deviation'),
  'columns.median': message('columnMeanings.median'),
  'columns.chiSquare': message('columnMeanings.chiSquare'),
  'columns.p': message('columnMeanings.p'),
  'columns.pHolm': message('columnMeanings.pHolm'),
  'columns.tolerance': message('columnMeanings.tolerance'),
  'columns.power': message('columnMeanings.power'),
  'columns.agreement': message('columnMeanings.agreement'),
  'columns.budgetedGames': message('columnMeanings.budgetedGames'),
  'columns.budgetRanOut': message('columnMeanings.budgetRanOut'),
  'columns.endless': message('columnMeanings.endless'),
  'columns.endlessGames': message('columnMeanings.endlessGames'),
  'columns.meanMargin': message('columnMeanings.meanMargin'),
  'columns.meanChoices': message('columnMeanings.meanChoices'),
  'columns.fromFirstVariant': message('columnMeanings.fromFirstVariant'),
  'columns.proven': message('columnMeanings.proven'),
  'columns.southMinusNorth': message('columnMeanings.southMinusNorth'),
  'columns.preset': message('columnMeanings.preset'),
  'ladder.rating': message('columnMeanings.rating'),
  'ladder.points': message('columnMeanings.points'),
  'ladder.nodesPerChoice': message('columnMeanings.nodesPerChoice'),
  'ladder.timePerChoice': message('columnMeanings.timePerChoice'),
  'ladder.llr': message('columnMeanings.llr'),
  'ladder.pairsOf': message('columnMeanings.pairsOf'),
  'ladder.normalized': message('columnMeanings.normalized'),
  'ladder.superiority': message('columnMeanings.superiority'),
  'ladder.sharedPairs': message('columnMeanings.sharedPairs'),
  'ladder.pairsRatio': message('columnMeanings.pairsRatio'),
  'ladder.pairGain': message('columnMeanings.pairGain'),
}
