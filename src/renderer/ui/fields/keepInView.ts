/** Scrolls a list just far enough to show one of its elements, without moving the page around it. */
export function keepInView(list: HTMLElement | null, element: Element | null | undefined): void {
  if (!list || !element) return
  const frame = list.getBoundingClientRect()
  const box = element.getBoundingClientRect()
  if (box.top < frame.top) list.scrollTop -= frame.top - box.top
  else if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom
}
