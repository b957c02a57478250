// @vitest-environment happy-dom
import { createPinia } from 'pinia'
import { expect, it } from 'vitest'
import { createApp, defineComponent } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import { findPreset } from '../../../../../src/engine/variant/catalogue'
import { writeGame } from '../../../../../src/renderer/game/files/gameFile'
import { GAME_ENGINE } from '../../../../../src/renderer/game/gameEngine'
import { useGame } from '../../../../../src/renderer/game/gameStore'
import { recordFrom } from '../../../../../src/renderer/game/record/record'
import { packShared } from '../../../../../src/renderer/game/sharing/shareLink'
import { useSharedAddress } from '../../../../../src/renderer/game/sharing/useSharedAddress'
import { createFakeEngine } from '../../../../support/renderer/fakeEngine'
import { lineOf } from '../../../../../src/renderer/game/record/variations/gameVariations'
import { onlyLine } from '../../../../../src/renderer/game/record/variations/variations'
import { untilHolds } from '../../../../support/waiting'

const kalah = findPreset('kalah')!.make({})

function codeOf(moves: string): string {
  const record = recordFrom(kalah, moves)
  if (!record.ok) throw new Error('not a record')
  const players = { south: 'human', north: 'human' }
  const code = packShared(
    writeGame({
      record: record.value,
      variations: onlyLine(lineOf(record.value)),
      players,
      title: 'Shared',
      at: 0,
    }),
  )
  if (!code.ok) throw new Error('too long')
  return code.value
}

async function openAt(address: string, boardIsReady: Promise<void>) {
  const page = { render: () => null }
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/board', component: page }],
  })
  await router.push(address)
  const pinia = createPinia()
  const app = createApp(
    defineComponent({
      setup() {
        useSharedAddress(boardIsReady)
        return () => null
      },
    }),
  )
  app.provide(GAME_ENGINE, createFakeEngine()).use(pinia).use(router).mount(document.createElement('div'))
  return { router, game: useGame(pinia) }
}

it('waits for the stored game, opens the link, and clears the address', async () => {
  let ready = (): void => {}
  const { router, game } = await openAt(
    `/board?share=${codeOf('1 2')}`,
    new Promise((resolve) => (ready = resolve)),
  )
  expect(game.choose({ hole: 7 }).ok).toBe(true)
  ready()
  await untilHolds(() => expect(router.currentRoute.value.fullPath).toBe('/board'))
  expect([game.title, game.moves.length]).toEqual(['Shared', 2])
  expect(game.replaced?.snapshot.record.moves.length).toBe(1)
})

it('follows an address that changes, and leaves the board alone for a damaged one', async () => {
  const { router, game } = await openAt('/board', Promise.resolve())
  await router.push(`/board?share=${codeOf('3')}`)
  await untilHolds(() => expect(game.moves.length).toBe(1))
  await untilHolds(() => expect(router.currentRoute.value.fullPath).toBe('/board'))
  await router.push(`/board?share=${codeOf('1 2').slice(0, -8)}`)
  await untilHolds(() => expect(router.currentRoute.value.fullPath).toBe('/board'))
  expect(game.moves.length).toBe(1)
})
