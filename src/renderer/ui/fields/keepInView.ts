/** Scrolls a list just as far as it takes to show one of its elements; the page around it stays where it is. */
export function keepInView(list: HTMLElement | null, element: Element | null | undefined): void {
  if (!list || !element) return
  const frame = list.getBoundingClientRect()
  const box = element.getBoundingClientRect()
  if (box.top < frame.top) list.scrollTop -= frame.top - box.top
  else if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom
}
