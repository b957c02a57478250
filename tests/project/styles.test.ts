import { expect, test } from 'vitest'
import { sourcesIn } from '../support/sources'

const FOLDER = 'src/renderer/'
const styles = sourcesIn(FOLDER, /\.(vue|css)$/).map(({ path, text }) => ({
  path: path.slice(FOLDER.length),
  css: path.endsWith('.css')
    ? text
    : [...text.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css).join('\n'),
}))

/** Spacing, sizes of letters and corners, which tokens name. */
const NAMED =
  /(?<=[;{\s])(?:(?:padding|margin|gap|row-gap|column-gap|inset)(?:-\w+)*|border-radius|font|font-size|line-height)\s*:[^;}]*/g
/** More than a hairline. */
const PIXELS = /\b(?!1px)\d+(?:\.\d+)?px/

/** Where a number of pixels stands instead of a token, and why. */
const PIXELS_ALLOWED: Readonly<Record<string, string>> = {
  'ui/styles/marks.css': 'letters within drawings',
  'board/BoardFlights.vue': 'letters within drawings',
  'board/BoardLaps.vue': 'letters within drawings',
  'learn/sheet/LineBoard.vue': 'letters within drawings',
  'game/BoardStage.vue': 'room for the player’s plate below the board',
  'game/picker/GamePicker.vue': 'phones zoom in on fields with smaller letters',
  'reports/ReportTable.vue': 'on paper, where all columns must fit',
}

/** Where a style reaches into what Vue does not mark as the component’s own, and why. */
const DEEP_ALLOWED: Readonly<Record<string, string>> = {
  'experiments/KindGallery.vue': 'drawings from v-html',
}

/** The files in which some declaration has what `isFound` looks for. */
const filesWith = (isFound: (css: string) => boolean): readonly string[] =>
  styles.flatMap(({ path, css }) => (isFound(css) ? [path] : [])).toSorted()

test('spacing, sizes of letters and corners are tokens', () => {
  const found = filesWith((css) => (css.match(NAMED) ?? []).some((declaration) => PIXELS.test(declaration)))
  expect(found).toEqual(Object.keys(PIXELS_ALLOWED).toSorted())
})

test('components leave the insides of others alone', () => {
  expect(filesWith((css) => css.includes(':deep'))).toEqual(Object.keys(DEEP_ALLOWED).toSorted())
})

test.each([
  ['.a { padding: 3px var(--s1); }', true],
  ['.a { font: 400 12px/16px var(--sans); }', true],
  ['.a { margin-left: -4px; }', true],
  ['.a { margin: -1px; }', false],
  ['.a { border: 2px solid; }', false],
  ['.a { width: 240px; }', false],
  ['@media (max-width: 600px) { .a { gap: var(--s1); } }', false],
])('%s has pixels that a token should name: %s', (css, has) => {
  expect((css.match(NAMED) ?? []).some((declaration) => PIXELS.test(declaration))).toBe(has)
})
