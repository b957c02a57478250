import { createRouter, createWebHashHistory } from 'vue-router'
import BoardView from '../game/BoardView.vue'

/** One page of the rail. */
export interface Page {
  readonly path: string
  readonly name: 'board' | 'variants' | 'experiments' | 'results' | 'papers' | 'settings'
  readonly title: string
}

/** The pages in the order of the rail; Settings stands apart at its foot. */
export const PAGES: readonly Page[] = [
  { path: '/board', name: 'board', title: 'Board' },
  { path: '/variants', name: 'variants', title: 'Variants' },
  { path: '/experiments', name: 'experiments', title: 'Experiments' },
  { path: '/results', name: 'results', title: 'Results' },
  { path: '/papers', name: 'papers', title: 'Papers' },
  { path: '/settings', name: 'settings', title: 'Settings' },
]

const views = {
  board: BoardView,
  variants: () => import('../variants/VariantsView.vue'),
  experiments: () => import('../experiments/ExperimentsView.vue'),
  results: () => import('../results/ResultsView.vue'),
  papers: () => import('../papers/PapersView.vue'),
  settings: () => import('./settings/SettingsView.vue'),
}

/** Addresses live behind the hash: the same under the app's own protocol, over http and after a reload. */
export const router = createRouter({
  history: createWebHashHistory(),
  routes: [
    ...PAGES.map(({ path, name, title }) => ({ path, name, component: views[name], meta: { title } })),
    { path: '/:elsewhere(.*)*', redirect: '/board' },
  ],
})

router.afterEach((to) => {
  document.title = typeof to.meta.title === 'string' ? `${to.meta.title} – Lumbung` : 'Lumbung'
})
