import { shallowRef } from 'vue'
import { formatChoice, formatPosition } from '../../engine/board/notation'
import {
  announceProgram,
  FORFEITS,
  forgetProgram,
  knownPrograms,
  type OutsideAnswer,
  type Question,
} from '../../engine/players/outside'
import { Refusal } from '../../engine/refusal'
import { message } from '../../locales/message'
import type { BridgedProgram, BridgedQuestion } from '../../preload/bridge'
import type { Desk } from '../../workers/jobs'
import { platform } from './platform'

/** The programs that the user has added, as of now; lists of players follow it. */
export const programs = shallowRef<readonly BridgedProgram[]>([])

/** Takes over a list of programs from the main process, so that they can be named as players. */
export function takePrograms(list: readonly BridgedProgram[]): void {
  for (const { id } of knownPrograms()) forgetProgram(id)
  for (const { player, name, protocol } of list)
    if (player !== null) announceProgram({ id: player, name, protocol })
  programs.value = list
}

/** Reads the list of programs; a browser has none. */
export async function loadPrograms(): Promise<void> {
  if (platform.programs) takePrograms(await platform.programs.listPrograms())
}

/** Asks programs for a worker, by way of the main process; null where none can be started. */
export const programDesk: ((worker: string) => Desk) | null = platform.programs
  ? (worker) => ({
      ask: (question) => ask(worker, question),
      note: () => Promise.resolve(),
    })
  : null

async function ask(worker: string, question: Question): Promise<OutsideAnswer> {
  const answered = await platform.programs?.askProgram(worker, written(question))
  if (answered?.status !== 'answered')
    throw new Refusal(message('programs.gone', { player: question.player.replace(/^bot:|@.*$/g, '') }))
  const { answer } = answered
  if ('move' in answer) return answer
  return { forfeit: FORFEITS.find((each) => each === answer.forfeit) ?? 'notStarted' }
}

/** A question as text: the main process reads it anew. */
function written({ player, variant, start, position, made, legal }: Question): BridgedQuestion {
  return {
    player,
    variant,
    start: formatPosition(start),
    position: formatPosition(position),
    made: made.map(({ side, choice }) => [side, formatChoice(choice)] as const),
    legal: legal.map(formatChoice),
  }
}
