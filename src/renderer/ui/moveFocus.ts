/** The attribute that marks what `moveFocus` walks over. */
const FOCUS_STOP = 'data-focus-stop'

const STEPS: Readonly<Record<string, 'next' | 'previous' | 'first' | 'last'>> = {
  ArrowDown: 'next',
  ArrowRight: 'next',
  ArrowUp: 'previous',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
}

/** Moves the focus among the marked elements of a list by arrow keys, Home and End, so that the list is one tab stop. */
export function moveFocus(event: KeyboardEvent): void {
  const step = STEPS[event.key]
  const list = event.currentTarget
  if (!step || event.ctrlKey || event.metaKey || event.altKey || !(list instanceof HTMLElement)) return
  const stops = [...list.querySelectorAll<HTMLElement>(`[${FOCUS_STOP}]`)]
  const at = stops.findIndex((stop) => stop === event.target)
  if (at < 0) return
  const target = {
    next: Math.min(at + 1, stops.length - 1),
    previous: Math.max(at - 1, 0),
    first: 0,
    last: stops.length - 1,
  }[step]
  stops[target]?.focus()
  event.preventDefault()
}
