import { message } from '../../../../locales/message'
import { game } from '../preset'
import { oware } from './oware'

const REGIONS = oware.regions
const SOURCE = 'Wikipedia, “Oware”, on the grand slam'

/** Oware in which a grand slam may not be played. */
export const owareForbidden = game(oware, {
  id: 'oware-forbidden',
  name: 'Oware, grand slam forbidden',
  summary: message('gamesAwari.oware-forbidden.summary'),
  detail: message('gamesAwari.oware-forbidden.detail'),
  regions: REGIONS,
  source: SOURCE,
  turn: { grandSlam: 'forbidden' },
})

/** Oware in which the opponent takes what is left after a grand slam. */
export const owareRestGiven = game(oware, {
  id: 'oware-gives-rest',
  name: 'Oware, grand slam gives the rest away',
  summary: message('gamesAwari.oware-gives-rest.summary'),
  detail: message('gamesAwari.oware-gives-rest.detail'),
  regions: REGIONS,
  source: SOURCE,
  turn: { grandSlam: 'givesRest' },
})

/** Oware in which a grand slam spares the leftmost hole, as the mover sees it. */
export const owareFirstLeft = game(oware, {
  id: 'oware-leaves-left',
  name: 'Oware, grand slam spares the left',
  summary: message('gamesAwari.oware-leaves-left.summary'),
  detail: message('gamesAwari.oware-leaves-left.detail'),
  regions: REGIONS,
  source: SOURCE,
  turn: { grandSlam: 'leavesLeft' },
})

/** Oware in which a grand slam spares the rightmost hole, as the mover sees it. */
export const owareLastLeft = game(oware, {
  id: 'oware-leaves-right',
  name: 'Oware, grand slam spares the right',
  summary: message('gamesAwari.oware-leaves-right.summary'),
  detail: message('gamesAwari.oware-leaves-right.detail'),
  regions: REGIONS,
  source: SOURCE,
  turn: { grandSlam: 'leavesRight' },
})
