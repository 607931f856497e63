/**
 * Shows over the page what is told, or nothing where `elementOf` makes nothing of it. What is told
 * again leaves the element be, with the focus or the press that is on it, and gone if it was dismissed.
 */
export function overPage<Told>(elementOf: (told: Told) => HTMLElement | null) {
  let [current, shown] = [null as HTMLElement | null, '']
  return (told: Told): void => {
    const words = JSON.stringify(told)
    if (words === shown) return

    shown = words
    current?.remove()
    current = elementOf(told)
    if (current) document.body.append(current)
  }
}
