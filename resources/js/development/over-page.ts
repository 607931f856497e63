/**
 * Shows a message over the page, or nothing where `elementOf` makes nothing of it. The same message
 * again leaves the element be, with the focus or the press that is on it, and gone if it was dismissed.
 */
export function overPage<Message>(elementOf: (message: Message) => HTMLElement | null) {
  let [current, shown] = [null as HTMLElement | null, '']
  return (message: Message): void => {
    const text = JSON.stringify(message)
    if (text === shown) return

    shown = text
    current?.remove()
    current = elementOf(message)
    if (current) document.body.append(current)
  }
}
