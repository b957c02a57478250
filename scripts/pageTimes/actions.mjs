// What people do most in the window: how it is done, and how the page shows that it is done.

/** Whether an element is there, in the page. */
const there = (selector) => document.querySelector(selector) !== null
const gone = (selector) => document.querySelector(selector) === null
const hasTitle = (title) => document.querySelector('h1')?.textContent?.trim().startsWith(title)
const isRecorded = (move) =>
  document.querySelector('[aria-label="Record"] .moves button')?.textContent.trim().startsWith(move) === true
const reads = ([selector, text]) =>
  [...document.querySelectorAll(selector)].some(({ textContent }) => textContent.includes(text))
const readsNot = ([selector, text]) =>
  [...document.querySelectorAll(selector)].every(({ textContent }) => !textContent.includes(text))

const PAGES = ['Puzzles', 'Variants', 'Experiments', 'Results', 'Papers', 'Settings', 'Board']
const rail = (page) => page.getByRole('navigation', { name: 'Pages' })
const button = (name) => (page) => page.getByRole('button', { name, exact: typeof name === 'string' }).first()
const radio = (name) => (page) => page.getByRole('radio', { name }).first()
const pages = (turn) =>
  PAGES.map((name) => ({
    name: `${name}, ${turn}`,
    click: (page) => rail(page).getByRole('link', { name, exact: true }),
    shown: hasTitle,
    argument: name,
  }))
const title = '[aria-label="Choose the game: Congkak"]'

/**
 * In this order, one after the other, in one window. `ready` goes before and is not timed; then either `click` says what is clicked,
 * or `key` which key is pressed, and `shown` with its `argument` holds in the page once it is answered.
 */
export const ACTIONS = [
  ...pages('first'),
  ...pages('again'),
  {
    name: 'Play a hole, click',
    ready: (page) => page.getByRole('button', { name: 'Instant' }).click(),
    click: button(/^South hole 7,/),
    shown: isRecorded,
    argument: '7',
  },
  {
    name: 'Undo',
    ready: (page) => page.locator('.stage .hollow.playable').first().waitFor(),
    click: button('Undo'),
    shown: reads,
    argument: ['.sub', 'Move 0'],
  },
  { name: 'Play a hole, key', key: '3', shown: isRecorded, argument: '3' },
  { name: 'New game, key', key: 'n', shown: gone, argument: '[aria-label="Record"] .moves button' },
  {
    name: 'Open the explorer',
    click: button('Games from here'),
    shown: there,
    argument: '.openings table, .openings p',
  },
  { name: 'Edit the position', click: button('Edit position'), shown: there, argument: '.edit' },
  { name: 'Leave editing, key', key: 'Escape', shown: gone, argument: '.edit' },
  {
    name: 'Open Help',
    click: (page) => rail(page).getByRole('button', { name: 'Help' }),
    shown: there,
    argument: '[role="dialog"]',
  },
  { name: 'Close Help, key', key: 'Escape', shown: gone, argument: '[role="dialog"]' },
  { name: 'Open the menu', click: button('More'), shown: there, argument: '[role="menu"]' },
  { name: 'Close the menu, key', key: 'Escape', shown: gone, argument: '[role="menu"]' },
  {
    name: 'Open the list of games',
    click: button(/^Choose the game/),
    shown: there,
    argument: '[role="dialog"]',
  },
  {
    name: 'Type in its search',
    ready: (page) => page.getByRole('searchbox', { name: 'Search games' }).focus(),
    key: 'o',
    shown: reads,
    argument: ['[role="dialog"]', 'games found'],
  },
  {
    name: 'Choose another game',
    ready: async (page) => {
      await page.getByRole('searchbox', { name: 'Search games' }).fill('awari')
      await page.keyboard.press('ArrowDown')
    },
    key: 'Enter',
    shown: gone,
    argument: title,
  },
  {
    name: 'Open a puzzle',
    ready: (page) => rail(page).getByRole('link', { name: 'Puzzles' }).click(),
    click: (page) => page.getByRole('link', { name: 'Solve it' }),
    shown: there,
    argument: '.hollow.playable',
  },
  {
    name: 'Start the lesson',
    ready: (page) => goTo(page, 'start'),
    click: button(/^Learn/),
    shown: hasTitle,
    argument: 'Learn',
  },
  {
    name: 'Choose another variant',
    ready: async (page) => {
      await rail(page).getByRole('link', { name: 'Variants' }).click()
      await button(/^Choose the variant/)(page).click()
      await page.getByRole('searchbox', { name: 'Search games' }).fill('awari')
      await page.keyboard.press('ArrowDown')
    },
    key: 'Enter',
    shown: reads,
    argument: ['[aria-label^="Choose the variant"]', 'Awari'],
  },
  {
    name: 'Open a rule',
    click: button(/^Seeds per hole/),
    shown: there,
    argument: '.sheet .inl input',
  },
  {
    name: 'Change a rule',
    click: button('Seeds per hole: increase'),
    shown: reads,
    argument: ['main aside', 'starts with 5 seeds'],
  },
  {
    name: 'Find a rule, key',
    ready: async (page) => {
      await page.keyboard.press('Escape')
      await page.getByRole('textbox', { name: 'Find a rule' }).focus()
    },
    key: 'c',
    shown: there,
    argument: '.sheet .dimmed',
  },
  {
    name: 'All settings',
    click: radio('All settings'),
    shown: there,
    argument: '[role="group"][aria-label="Stores"]',
  },
  {
    name: 'Another kind of experiment',
    ready: (page) => rail(page).getByRole('link', { name: 'Experiments' }).click(),
    click: radio(/^Game values/),
    shown: reads,
    argument: ['.setup h2', 'Game values'],
  },
  {
    name: 'Change a field, key',
    ready: async (page) => {
      await radio(/^Match series/)(page).click()
      await page.getByLabel('Holes per side', { exact: true }).focus()
      await page.keyboard.press('End')
      await page.keyboard.press('Backspace')
    },
    key: '6',
    shown: () => document.querySelector('output.cost')?.textContent !== '',
  },
  {
    name: 'Run',
    ready: (page) => page.getByLabel('Games', { exact: true }).fill('1000'),
    click: button('Run'),
    shown: there,
    argument: '[aria-label="Jobs"] li',
  },
  {
    name: 'Open a report',
    ready: (page) => page.locator('[aria-label="Jobs"] li[aria-label$=": done"]').waitFor(),
    click: button(/^Open .* in Results/),
    shown: there,
    argument: 'article h2',
  },
  {
    name: 'Tables of a report',
    click: radio('Tables'),
    shown: there,
    argument: 'article table',
  },
  {
    name: 'Search in Results, key',
    ready: (page) => page.getByRole('textbox', { name: 'Find runs' }).focus(),
    key: 'x',
    shown: (selector) => document.querySelector(selector) === null,
    argument: '[role="listbox"] [role="option"]',
  },
  {
    name: 'Another paper',
    ready: (page) => rail(page).getByRole('link', { name: 'Papers' }).click(),
    click: button(/^The Game of Kalah/),
    shown: reads,
    argument: ['main h2', 'The Game of Kalah'],
  },
  {
    name: 'Dark colours',
    ready: (page) => rail(page).getByRole('link', { name: 'Settings' }).click(),
    click: radio('Dark'),
    shown: (dark) => document.documentElement.dataset.theme === dark,
    argument: 'dark',
  },
  {
    name: 'Another language, key',
    ready: async (page) => {
      await page.getByLabel('Language').selectOption({ label: 'English' })
      await page.getByLabel('Language').focus()
    },
    key: 'ArrowDown',
    shown: readsNot,
    argument: ['h1', 'Settings'],
  },
]

/** Opens a page that the rail does not list. */
async function goTo(page, path) {
  await page.evaluate((to) => (location.hash = `#/${to}`), path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForTimeout(500)
}
