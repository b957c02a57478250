import { game } from '../preset'
import { oware } from './oware'

const REGIONS = oware.regions
const SOURCE = 'Wikipedia, “Oware”, on the grand slam'

/** Oware in which a grand slam may not be played. */
export const owareForbidden = game(oware, {
  id: 'oware-forbidden',
  name: 'Oware, grand slam forbidden',
  summary: 'Oware in which a move that would capture everything the opponent has may not be played.',
  detail: 'This is one of several rules for the grand slam; all else is as in oware.',
  regions: REGIONS,
  source: SOURCE,
  turn: { grandSlam: 'forbidden' },
})

/** Oware in which a grand slam leaves the leftmost hole, as the mover sees it. */
export const owareFirstLeft = game(oware, {
  id: 'oware-leaves-left',
  name: 'Oware, grand slam leaves the left',
  summary: 'Oware in which a capture of everything leaves the leftmost filled hole, as the mover sees it.',
  detail: 'This is one of several rules for the grand slam; all else is as in oware.',
  regions: REGIONS,
  source: SOURCE,
  turn: { grandSlam: 'leavesLeft' },
})

/** Oware in which a grand slam leaves the rightmost hole, as the mover sees it. */
export const owareLastLeft = game(oware, {
  id: 'oware-leaves-right',
  name: 'Oware, grand slam leaves the right',
  summary: 'Oware in which a capture of everything leaves the rightmost filled hole, as the mover sees it.',
  detail: 'This is one of several rules for the grand slam; all else is as in oware.',
  regions: REGIONS,
  source: SOURCE,
  turn: { grandSlam: 'leavesRight' },
})
