/** The places where an error caught by Vue leaves a page empty: setup and render functions, by name and by code. */
const DRAWING: ReadonlySet<string> = new Set([
  'setup function',
  'render function',
  'https://vuejs.org/error-reference/#runtime-0',
  'https://vuejs.org/error-reference/#runtime-1',
])

/** Whether an error kept a page from being drawn; one in a button or a watcher leaves the page as it is. */
export function isDrawing(info: string): boolean {
  return DRAWING.has(info)
}
