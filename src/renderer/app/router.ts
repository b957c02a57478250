import { createRouter, createWebHashHistory } from 'vue-router'
import BoardView from '../game/BoardView.vue'
import { lazyPage } from './errors/PageNotLoaded'
import { FURTHER_PAGES, PAGES } from './pages'
import { firstPage } from './firstPage'

/** Texts of the pages that measure: they also name games and report problems with their rules. */
const MEASURING = ['laboratory', 'games', 'rules', 'editor', 'publishing'] as const

const views = {
  board: BoardView,
  variants: lazyPage(() => import('../variants/VariantsView.vue'), 'rules', 'editor', 'games'),
  experiments: lazyPage(() => import('../experiments/ExperimentsView.vue'), ...MEASURING),
  results: lazyPage(() => import('../results/ResultsView.vue'), ...MEASURING),
  papers: lazyPage(() => import('../papers/PapersView.vue'), ...MEASURING),
  settings: lazyPage(() => import('./settings/SettingsView.vue')),
  start: lazyPage(() => import('../learn/start/StartView.vue'), 'learn'),
  learn: lazyPage(() => import('../learn/lesson/LearnView.vue'), 'learn'),
  handout: lazyPage(() => import('../learn/handout/HandoutView.vue'), 'learn', ...MEASURING),
  worksheet: lazyPage(() => import('../learn/worksheet/WorksheetView.vue'), 'learn', ...MEASURING),
  teach: lazyPage(() => import('../learn/teach/TeachView.vue'), 'learn', ...MEASURING),
  class: lazyPage(() => import('../learn/class/ClassView.vue'), 'learn'),
  puzzles: lazyPage(() => import('../puzzles/PuzzlesView.vue'), 'learn'),
  puzzle: lazyPage(() => import('../puzzles/PuzzleView.vue'), 'learn'),
  puzzleSheet: lazyPage(() => import('../puzzles/PuzzleSheetView.vue'), 'learn'),
  mistakes: lazyPage(() => import('../learn/mistakes/MistakesView.vue'), 'learn'),
  rules: lazyPage(() => import('../learn/sheet/RuleSheetView.vue'), 'learn', 'rules', 'games'),
}

/** Addresses are in the hash, so they work the same under the app's own protocol, over http and after a reload. */
export const router = createRouter({
  history: createWebHashHistory(),
  routes: [
    { path: '/', name: 'first', component: BoardView, beforeEnter: firstPage },
    ...[...PAGES, ...FURTHER_PAGES].map(({ path, name }) => ({ path, name, component: views[name] })),
    { path: '/:elsewhere(.*)*', redirect: '/board' },
  ],
})
