import { announceNetwork, networkNamed, takeNetwork } from '../agents/learned'
import type { Network } from '../agents/network'
import { nameOf } from '../../locales/message'

/** A trained player that comes with the program: the game it plays, and where its file is, read only when it plays. */
interface Shipped {
  readonly id: string
  readonly preset: string
  readonly load: () => Promise<{ readonly default: unknown }>
}

/** Every trained player that comes with the program; its file holds the spec that anyone can run again. */
export const SHIPPED: readonly Shipped[] = [
  { id: 'kalah-6-4', preset: 'kalah', load: () => import('./trained/kalah-6-4.json') },
  { id: 'congkak-7-7', preset: 'congkak', load: () => import('./trained/congkak-7-7.json') },
  {
    id: 'congklak-patched-7-7',
    preset: 'congklak-patched',
    load: () => import('./trained/congklak-patched-7-7.json'),
  },
  { id: 'awari-6-4', preset: 'awari', load: () => import('./trained/awari-6-4.json') },
]

for (const { id } of SHIPPED) announceNetwork(id)

/** Whether an id is that of a trained player that comes with the program. */
export function isShipped(id: string): boolean {
  return SHIPPED.some((each) => each.id === id)
}

/** Reads the weights of every shipped network that is named anywhere in a value, so that it can play. */
export async function loadNetworks(value: unknown): Promise<void> {
  for (const id of networksIn(value)) {
    const shipped = SHIPPED.find((each) => each.id === id)
    if (!shipped || networkNamed(id)) continue
    const { readNetwork } = await import('../agents/networkFile')
    const read = readNetwork((await shipped.load()).default)
    if (!read.ok) throw new Error(`The player ${id} cannot be read: ${nameOf(read.error)}`)
    takeNetwork(read.value)
  }
}

/** Networks named anywhere in a value that did not come with the program: workers must be given them. */
export function ownNetworksIn(value: unknown): readonly Network[] {
  return networksIn(value).flatMap((id) => {
    const network = isShipped(id) ? undefined : networkNamed(id)
    return network ? [network] : []
  })
}

/** The ids of networks in the names of players anywhere in a value. */
function networksIn(value: unknown): readonly string[] {
  const text = JSON.stringify(value) ?? ''
  return [...new Set([...text.matchAll(/"net(?:-minimax|-mcts)?:([a-z0-9-]+)/g)].map(([, id = '']) => id))]
}
