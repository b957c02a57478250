import { fixed, message, type Message } from '../../../../locales/message'
import { describePlayer } from '../../../players/player'
import type { Report } from '../../report/report'
import { caveatsOf, pairingResults, type Standings, standingsOf } from './standings'
import { crosstable, heatChart, pairStatisticsTable, pairsTable, ratingsChart, ratingsTable } from './tables'
import type { LadderPart } from './run'
import { type LadderSpec, pairsPerPairing } from './spec'
import { reportTest } from './testReport'

/** What a ladder found. */
export function report(spec: LadderSpec, parts: ReadonlyMap<number, LadderPart>): Report {
  const results = pairingResults(spec, parts)
  if (spec.find === 'test') return reportTest(spec, parts, results)
  const played = results.some(({ games }) => games > 0)
  const standings = played ? standingsOf(spec, results) : null
  const places = standings?.places ?? []
  return {
    finding: standings ? findingOf(standings) : message('findings.noGames'),
    tables: [
      ratingsTable(spec, places),
      pairsTable(spec, results, standings?.ahead),
      crosstable(places, results),
      pairStatisticsTable(spec, results),
    ],
    charts: standings ? [ratingsChart(places), heatChart(places, results)] : [],
    lines: [],
    caveats: [
      ...caveatsOf(results, 2 * pairsPerPairing(spec) * results.length),
      ...(standings?.unbounded ? [message('ladder.unbounded')] : []),
    ],
  }
}

/** Who is ahead of whom is told by the interval of the difference, not by two intervals that overlap or do not. */
function findingOf({ places, ahead }: Standings): Message {
  const [best, next] = places
  if (!best || !next) return message('findings.noGames')
  const { rating, low, high } = ahead(best.player, next.player)
  const lead = {
    best: describePlayer(best.player),
    rating: fixed(best.rating, 0),
    next: describePlayer(next.player),
    ahead: fixed(rating, 0),
  }
  if (Math.round(rating) === 0) return message('ladder.nobodyLeads', lead)
  if (low === null || high === null) return message('ladder.leadsRepeated', lead)
  const within = { ...lead, low: fixed(low, 0), high: fixed(high, 0) }
  return message(low > 0 ? 'ladder.leads' : 'ladder.leadsUnclear', within)
}
