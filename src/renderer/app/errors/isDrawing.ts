/** Where Vue caught an error that leaves a page without content: its setup and its render function, by name and by code. */
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
