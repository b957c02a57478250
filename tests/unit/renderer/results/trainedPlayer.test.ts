// @vitest-environment happy-dom
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createApp, defineComponent } from 'vue'
import { networkNamed } from '../../../../src/engine/agents/learned'
import { readNetwork } from '../../../../src/engine/agents/networkFile'
import type { Json } from '../../../../src/engine/experiments/contract/experiment'
import { describePlayer } from '../../../../src/engine/players/player'
import { ok } from '../../../../src/engine/result'
import { loadTexts, say } from '../../../../src/renderer/locales/i18n'
import { platform } from '../../../../src/renderer/platform/platform'
import { useRuns } from '../../../../src/renderer/runs/runsStore'
import { useRunExports } from '../../../../src/renderer/results/useRunExports'
import { openStorage } from '../../../../src/renderer/storage/openStorage'
import { useTrainedPlayers } from '../../../../src/renderer/storage/stores/playersStore'
import { useNotices } from '../../../../src/renderer/ui/notices'
import { perform } from '../../../support/perform'
import { runRecord } from '../../../support/storage/windows'

/** The entries that the menu of a training offers: keep its player, or save it to a file. */

const spec = { generations: 2, games: 4, first: 16, second: 16, counts: 5, opponents: [], every: 2 }
const RUN = runRecord('t', { kind: 'training', spec, title: 'Kalah' })
const SAVED_AS = 'kalah-match-series-2-games-random-seed-1'

let parts: ReadonlyMap<number, Json>
let saved: Map<string, unknown>
let exports: ReturnType<typeof useRunExports>
let runs: ReturnType<typeof useRuns>

beforeAll(async () => {
  await loadTexts('laboratory')
  const run = await perform({ kind: 'training', spec })
  parts = new Map([...run.parts].map(([index, part]) => [index, part as unknown as Json]))
})

beforeEach(async () => {
  saved = new Map()
  vi.spyOn(platform, 'saveFile').mockImplementation(async (name, content) => {
    saved.set(name, content)
    return { status: 'saved', name, folder: null }
  })
  const pinia = createPinia()
  setActivePinia(pinia)
  await (await openStorage()).database.clear(['settings'])
  await useTrainedPlayers().load()
  runs = useRuns()
  vi.spyOn(runs, 'partsOf').mockResolvedValue(ok(parts))
  const Root = defineComponent(() => {
    exports = useRunExports()
    return () => null
  })
  createApp(Root).use(pinia).mount(document.createElement('div'))
})
afterEach(() => vi.restoreAllMocks())

const idOfFile = (): string => [...saved.keys()][0]!.replace(/\.json$/, '')

test('“Save the trained player” writes a file that reads back as a player with its history', async () => {
  await exports.savePlayer(RUN, '')
  expect(saved.size).toBe(1)
  const file: unknown = JSON.parse(saved.get(`${idOfFile()}.json`) as string)
  expect(SAVED_AS.startsWith(idOfFile())).toBe(true)
  const network = readNetwork(file)
  expect(network.ok && network.value.shape).toEqual({ counts: 5, first: 16, second: 16 })
  expect(file).toMatchObject({ history: { kind: 'training', spec: { generations: 2, games: 4 } } })
})

test('“Add to trained players” makes the player known, and says where to find it', async () => {
  await exports.keepPlayer(RUN, '')
  const [player] = useTrainedPlayers().own
  expect(player?.game).toBe('Kalah')
  expect(networkNamed(player!.id)?.shape.first).toBe(16)
  expect(say(useNotices().current!.text)).toContain(player!.id)
  expect(saved.size).toBe(0)
})

test('a player is called by the name that it is given, in its file, too', async () => {
  await exports.keepPlayer(RUN, 'Siti’s kalah')
  const players = useTrainedPlayers()
  const [player] = players.own
  expect(player).toMatchObject({ name: 'Siti’s kalah', record: { file: { name: 'Siti’s kalah' } } })
  expect(say(describePlayer(`net:${player!.id}`))).toContain('Siti’s kalah')
  await players.rename(player!.record, 'Kalah of class 4')
  const [renamed] = players.own
  expect(renamed!.id).toBe(player!.id)
  const file = readNetwork(renamed!.record.file)
  expect(file.ok && file.value.name).toBe('Kalah of class 4')
  expect(say(describePlayer(`net-minimax:${player!.id}:2`))).toContain('Kalah of class 4')
})

test('before the first generation is finished there is no player, and a notice says so', async () => {
  vi.mocked(runs.partsOf).mockResolvedValue(ok(new Map()))
  await exports.savePlayer(RUN, '')
  await exports.keepPlayer(RUN, '')
  expect(saved.size).toBe(0)
  expect(useTrainedPlayers().own).toHaveLength(0)
  expect(useNotices().current?.text).toMatchObject({ key: 'trained.noneYet' })
})

test('the parts of another run are refused in the same way, not saved as a player', async () => {
  vi.mocked(runs.partsOf).mockResolvedValue(ok(new Map([[0, 'damaged']])))
  await exports.savePlayer(RUN, '')
  expect(saved.size).toBe(0)
  expect(useNotices().current?.text).toMatchObject({ key: 'trained.noneYet' })
})
