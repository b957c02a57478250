import { createPinia, type Pinia } from 'pinia'
import { createApp, defineComponent, type App } from 'vue'
import { GAME_ENGINE, type GameEngine } from '../../../src/renderer/game/gameEngine'
import { createFakeEngine } from './fakeEngine'

/** A composable that runs in its own app, as in a component. */
export interface Running<T> {
  readonly result: T
  readonly pinia: Pinia
  readonly app: App
  /** Unmounts the component: everything the composable started must stop. */
  stop(): void
}

/** Runs a composable in an app with its own stores and, unless another is given, an engine that never answers. */
export function inApp<T>(
  setup: () => T,
  { engine = createFakeEngine(), pinia = createPinia() }: { engine?: GameEngine; pinia?: Pinia } = {},
): Running<T> {
  let result: T | undefined
  const app = createApp(
    defineComponent({
      setup() {
        result = setup()
        return () => null
      },
    }),
  )
  app.provide(GAME_ENGINE, engine).use(pinia).mount(document.createElement('div'))
  return { result: result as T, pinia, app, stop: () => app.unmount() }
}
