// @vitest-environment happy-dom
import { flushPromises, mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { expect, test, vi } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import JobsPanel from '../../../../src/renderer/runs/JobsPanel.vue'
import { useJobs } from '../../../../src/renderer/runs/jobsStore'
import { createMemoryDatabase } from '../../../../src/renderer/storage/database/memoryDatabase'
import { openStorage } from '../../../../src/renderer/storage/openStorage'
import type { Repositories } from '../../../../src/renderer/storage/repositories/repositories'
import { windowsOn } from '../../../support/storage/windows'

vi.mock('../../../../src/renderer/storage/openStorage', async (original) => ({
  ...(await original<object>()),
  openStorage: vi.fn(),
}))

test('nothing says that no run is active before the stored runs were read', async () => {
  let opened!: (storage: Repositories) => void
  vi.mocked(openStorage).mockReturnValue(new Promise((settle) => (opened = settle)))
  const pinia = createPinia()
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/', component: { render: () => null } }],
  })
  const panel = mount(JobsPanel, { props: { chosen: null }, global: { plugins: [pinia, router] } })
  const loading = useJobs(pinia).load()
  await flushPromises()
  expect(panel.text()).not.toContain('Nothing is running.')
  opened(windowsOn(createMemoryDatabase())())
  await loading
  await flushPromises()
  expect(panel.text()).toContain('Nothing is running.')
})
