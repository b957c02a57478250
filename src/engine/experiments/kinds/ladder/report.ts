import { fixed, message, type Message } from '../../../../locales/message'
import { describePlayer } from '../../../players/player'
import type { Report } from '../../report/report'
import { caveatsOf } from './caveats'
import { crosstable, heatChart, pairsTable, ratingsChart, ratingsTable } from './tables'
import { pairingResults, type Standings, standingsOf } from './standings'
import type { LadderPart } from './run'
import { type LadderSpec, pairsPerPairing } from './spec'
import { reportTest } from './testReport'

/** What a ladder found. */
export function report(spec: LadderSpec, parts: ReadonlyMap<number, LadderPart>): Report {
  const results = pairingResults(spec, parts)
  if (spec.find === 'test') return reportTest(spec, parts, results)
  const played = results.some(({ games }) => games > 0)
  const standings = played ? standingsOf(spec, results) : { places: [], unbounded: false }
  return {
    finding: findingOf(standings),
    tables: [ratingsTable(standings), pairsTable(spec, results), crosstable(standings, results)],
    charts: played ? [ratingsChart(standings), heatChart(standings, results)] : [],
    lines: [],
    caveats: [
      ...caveatsOf(results, 2 * pairsPerPairing(spec) * results.length),
      ...(standings.unbounded ? [message('ladder.unbounded')] : []),
    ],
  }
}

function findingOf({ places }: Standings): Message {
  const [best, next] = places
  if (!best || !next) return message('findings.noGames')
  const lead = {
    best: describePlayer(best.player),
    rating: fixed(best.rating, 0),
    low: fixed(best.low, 0),
    high: fixed(best.high, 0),
    next: describePlayer(next.player),
    ahead: fixed(best.rating - next.rating, 0),
  }
  return message(best.low > next.high ? 'ladder.leads' : 'ladder.leadsUnclear', lead)
}
