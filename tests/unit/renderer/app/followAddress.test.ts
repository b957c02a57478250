// @vitest-environment happy-dom
import { flushPromises } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { createApp } from 'vue'
import { createRouter, createWebHashHistory, type Router } from 'vue-router'
import { followAddress } from '../../../../src/renderer/app/followAddress'

const page = { render: () => null }

/** An app whose first page takes as long as `arrives`. */
function start(arrives: Promise<typeof page>): Router {
  location.hash = '#/slow'
  const router = createRouter({
    history: createWebHashHistory(),
    routes: [
      { path: '/slow', component: () => arrives },
      { path: '/other', component: page },
      { path: '/third', component: page },
    ],
  })
  followAddress(router)
  createApp(page).use(router)
  return router
}

/** Changes the address as a person or another program does. */
async function address(hash: string): Promise<void> {
  location.hash = hash
  window.dispatchEvent(new HashChangeEvent('hashchange'))
  await flushPromises()
}

it('follows the address while the first page is still loading', async () => {
  let arrive = (_: typeof page): void => undefined
  const router = start(new Promise((resolve) => (arrive = resolve)))
  await flushPromises()
  await address('#/other')
  arrive(page)
  await router.isReady()
  await flushPromises()
  expect(router.currentRoute.value.path).toBe('/other')
  expect(location.hash).toBe('#/other')
})

it('leaves the address to the router once the first page is there', async () => {
  const router = start(Promise.resolve(page))
  await router.isReady()
  await flushPromises()
  const pushes: string[] = []
  const push = router.push.bind(router)
  router.push = (to) => {
    pushes.push(String(to))
    return push(to)
  }
  window.dispatchEvent(new HashChangeEvent('hashchange'))
  expect(pushes).toEqual([])
})
