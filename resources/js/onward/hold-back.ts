/**
 * Has Back and Forward wait until a page is in place: what they lead to would be covered by it, as
 * the beginning of a view transition takes a frame.
 */
export function holdBack(inPlace: Promise<unknown>): void {
  let held: PopStateEvent | undefined
  const hold = (event: PopStateEvent) => {
    event.stopImmediatePropagation()
    held = event
  }
  const letGo = () => {
    window.removeEventListener('popstate', hold, true)
    if (held) window.dispatchEvent(new PopStateEvent('popstate', { state: held.state as unknown }))
  }

  window.addEventListener('popstate', hold, true)
  inPlace.then(letGo, letGo)
}
