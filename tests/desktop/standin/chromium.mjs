// The Chromium that shows the windows. The test starts it when the first window opens, in the user folder, so that stored
// data stays; it outlives this process by a moment, to write what is still in memory.
import { chromium } from 'playwright-core'
import { port } from './protocol.mjs'

let connecting

/** The connection to Chromium. */
export function browser() {
  connecting ??= connect()
  return connecting
}

async function connect() {
  const started = new Promise((settle) => {
    const hear = ({ chromium: address }) => {
      if (address === undefined) return
      process.off('message', hear)
      settle(address)
    }
    process.on('message', hear)
  })
  process.send({ needsChromium: await port })
  return chromium.connectOverCDP(await started)
}
