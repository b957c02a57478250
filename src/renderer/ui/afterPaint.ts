/** Does the rest of what was asked for, once the part that people see first has been painted. */
export function afterPaint(rest: () => void): void {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    rest()
  }
  // A frame's callbacks run just before it is painted, the message right after.
  requestAnimationFrame(() => port2.postMessage(null))
}
