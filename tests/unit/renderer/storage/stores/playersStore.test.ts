// @vitest-environment happy-dom
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, it } from 'vitest'
import { networkNamed } from '../../../../../src/engine/agents/learned'
import { networkFile } from '../../../../../src/engine/agents/networkFile'
import { newNetwork } from '../../../../../src/engine/agents/newNetwork'
import { parsePlayer } from '../../../../../src/engine/players/player'
import { findPreset } from '../../../../../src/engine/variant/catalogue'
import { playerOptions } from '../../../../../src/renderer/game/players'
import { openStorage } from '../../../../../src/renderer/storage/openStorage'
import { useTrainedPlayers } from '../../../../../src/renderer/storage/stores/playersStore'

const kalah = findPreset('kalah')!.make({ holes: 4, seeds: 3 })
const fileOf = (id: string, seed = 1) =>
  JSON.parse(
    JSON.stringify(
      networkFile(newNetwork(id, kalah, { counts: 7, first: 16, second: 16 }, seed), {
        kind: 'training',
        spec: { seed },
        curve: [],
      }),
    ),
  ) as Record<string, unknown>

let players: ReturnType<typeof useTrainedPlayers>
beforeEach(async () => {
  setActivePinia(createPinia())
  await (await openStorage()).database.clear(['settings'])
  players = useTrainedPlayers()
  await players.load()
})

it('reads a player with its history from its file, and offers it only for its game', async () => {
  const file = fileOf('mine')
  expect(await players.add(file)).toMatchObject({ ok: true, value: { id: 'mine', game: kalah.name } })
  expect(players.own[0]!.record.file).toEqual(file)
  expect(parsePlayer('net:mine').ok).toBe(true)
  const namesFor = (variant: typeof kalah) => playerOptions(variant, 'human').map(({ value }) => value)
  expect(namesFor(kalah)).toContain('net-minimax:mine:4')
  expect(namesFor(findPreset('kalah')!.make())).not.toContain('net-minimax:mine:4')
})

it('renames another player with a known name, and accepts the same player once', async () => {
  await players.add(fileOf('mine'))
  expect(await players.add(fileOf('mine'))).toMatchObject({ value: { id: 'mine' } })
  expect(await players.add(fileOf('mine', 2))).toMatchObject({ value: { id: 'mine-2' } })
  expect(await players.add(fileOf('kalah-6-4'))).toMatchObject({ value: { id: 'kalah-6-4-2' } })
  expect(players.own).toHaveLength(3)
})

it.each([
  ['damaged', { ...fileOf('x'), history: null }, 'learned.damaged'],
  ['of another version', { ...fileOf('x'), schema: 9 }, 'learned.otherVersion'],
  ['another kind of file', { format: 'lumbung-run' }, 'learned.notAPlayer'],
  ['nothing at all', undefined, 'learned.notAPlayer'],
])('refuses what is %s, and stores nothing', async (_, file, key) => {
  expect(await players.add(file)).toMatchObject({ ok: false, error: { key } })
  expect(players.own).toEqual([])
})

it('forgets a player that is removed, and knows it again when that is undone', async () => {
  const added = await players.add(fileOf('mine'))
  if (!added.ok) throw new Error('refused')
  await players.remove('mine')
  expect([players.own.length, networkNamed('mine'), parsePlayer('net:mine').ok]).toEqual([
    0,
    undefined,
    false,
  ])
  await players.save(added.value.record)
  expect([players.own.length, parsePlayer('net:mine').ok]).toEqual([1, true])
})
