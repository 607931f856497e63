import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

/** Its content with the focus on the first thing that takes it. */
export function Focused({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    box.current?.querySelector<HTMLElement>('a[href], button, input:not([type=hidden])')?.focus()
  }, [])

  return <div ref={box}>{children}</div>
}

/** Its content after a press on one of its buttons. */
export function Pressed({
  button = 0,
  children,
}: {
  /** Which of the buttons, from 0. */
  readonly button?: number
  readonly children: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const pressed = box.current?.querySelectorAll('button')[button]

    // Twice in development, where effects run twice: what is open already stays.
    if (pressed?.getAttribute('aria-expanded') !== 'true') pressed?.click()
  }, [button])

  return <div ref={box}>{children}</div>
}
