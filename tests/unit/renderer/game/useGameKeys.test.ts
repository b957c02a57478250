// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { ref } from 'vue'
import type { GameCommands } from '../../../../src/renderer/game/gameCommands'
import { SHORTCUT_SCOPE, useGameKeys } from '../../../../src/renderer/game/useGameKeys'
import { inApp, type Running } from '../../../support/renderer/inApp'

let running: Running<void> | null = null
afterEach(() => {
  running?.stop()
  document.body.innerHTML = ''
})

function listening(everywhere = true) {
  const done: string[] = []
  const commands = new Proxy({} as GameCommands, {
    get: (_target, name: string) => () => (done.push(name), name !== 'leave'),
  })
  const single = ref(everywhere)
  running = inApp(() =>
    useGameKeys({
      commands,
      chooseHole: (hole) => done.push(`hole ${hole}`),
      showKeys: () => done.push('keys'),
      everywhere: single,
    }),
  )
  return { done, single }
}

/** Presses a key where the focus is; true if the Board took it. */
function press(key: string, from: Element = document.body, held: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })
  from.dispatchEvent(event)
  return event.defaultPrevented
}

function element(html: string): Element {
  document.body.innerHTML = html
  return document.body.querySelector('[id="it"]')!
}

it('acts on the keys of the list', () => {
  const { done } = listening()
  for (const key of ['1', '9', 'a', 'K', ' ', 'ArrowLeft', 'ArrowRight', 'Home', 'End']) press(key)
  for (const key of ['z', 'Y', 't', 'r', 'o', 'p', 'l', 'n', '?']) press(key)
  expect(done).toEqual([
    'hole 1',
    'hole 9',
    'hole 10',
    'hole 20',
    'playOrPause',
    'stepBack',
    'stepForward',
    'goToStart',
    'goToEnd',
    'undo',
    'redo',
    'toggleInstant',
    'replayTurn',
    'toggleRoutes',
    'toggleEditing',
    'toggleLog',
    'begin',
    'keys',
  ])
})

it('leaves other keys, and keys with Ctrl other than undo and redo, alone', () => {
  const { done } = listening()
  expect([press('q'), press('a', document.body, { ctrlKey: true }), press('Enter')]).toEqual([
    false,
    false,
    false,
  ])
  press('z', document.body, { ctrlKey: true })
  press('Z', document.body, { metaKey: true, shiftKey: true })
  press('y', document.body, { ctrlKey: true })
  expect(done).toEqual(['undo', 'redo', 'redo'])
})

it.each([
  '<input id="it">',
  '<select id="it"></select>',
  '<div role="dialog"><button id="it"></button></div>',
  '<div role="radiogroup"><button id="it"></button></div>',
])('does nothing inside %s', (html) => {
  const { done } = listening()
  expect(press('n', element(html))).toBe(false)
  expect(done).toEqual([])
})

it('leaves Space to a button that has the focus', () => {
  const { done } = listening()
  expect(press(' ', element('<button id="it"></button>'))).toBe(false)
  expect(done).toEqual([])
})

it('needs the focus on the board for letters and digits once single keys are switched off', () => {
  const { done } = listening(false)
  for (const key of ['n', '3', '?']) expect(press(key)).toBe(false)
  expect(done).toEqual([])
  press('ArrowRight')
  press('z', document.body, { ctrlKey: true })
  const hole = element(`<div ${SHORTCUT_SCOPE}><g id="it" tabindex="0"></g></div>`)
  press('n', hole)
  press('3', hole)
  expect(done).toEqual(['stepForward', 'undo', 'begin', 'hole 3'])
})

it('passes Escape on where there is nothing to leave', () => {
  const { done } = listening()
  expect(press('Escape')).toBe(false)
  expect(done).toEqual(['leave'])
})

it('stops listening when the page is left', () => {
  const { done } = listening()
  running!.stop()
  running = null
  press('n')
  expect(done).toEqual([])
})
