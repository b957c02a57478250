import type { Channel } from '../../../src/renderer/storage/changes'

type Listener = Parameters<Channel['onMessage']>[0]

/** Channels that reach each other within one process, for tests with several windows. */
export function createChannelHub(): () => Channel {
  const listeners = new Map<Channel, Listener[]>()
  return () => {
    const channel: Channel = {
      post(change) {
        for (const [other, some] of listeners)
          if (other !== channel) for (const listener of some) listener(structuredClone(change))
      },
      onMessage: (listener) => void listeners.get(channel)!.push(listener),
    }
    listeners.set(channel, [])
    return channel
  }
}
