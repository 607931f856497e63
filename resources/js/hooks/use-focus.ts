import { usePage } from '@inertiajs/react'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { Flash } from '#server/props/shared.ts'

/** Long enough for the head to have the new title. */
const announceAfter = 100

/**
 * What a full page load does by itself: after a visit to another path the focus moves to the new
 * heading. A message that arrives on the same path takes the focus instead, unless it is a quiet one.
 * @inertiajs/react 3.7.1 moves no focus (decision 34).
 * @returns the new page's title, to be announced politely; empty after the first load.
 */
export function useNavigationFocus(message: RefObject<HTMLElement | null>): string {
  const { url, flash } = usePage()
  const path = url.replace(/[?#].*$/, '')

  useMessageFocus(path, flash, message)
  return useTitleOfNewPath(path)
}

function useMessageFocus(path: string, flash: Flash, message: RefObject<HTMLElement | null>) {
  const last = useRef({ path, flash })

  useEffect(() => {
    const isNew = path === last.current.path && flash !== last.current.flash
    last.current = { path, flash }
    if (isNew && !flash.isQuiet && Object.keys(flash).length > 0) message.current?.focus()
  }, [path, flash, message])
}

function useTitleOfNewPath(path: string): string {
  const lastPath = useRef(path)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (path === lastPath.current) return undefined

    lastPath.current = path
    focusHeading()
    // Counted from the end of this task, in which the visit has yet to see to the head.
    let timer = setTimeout(() => {
      timer = setTimeout(() => setTitle(document.title), announceAfter)
    })
    return () => clearTimeout(timer)
  }, [path])

  return title
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')

  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

/**
 * Gives the focus to an element when something has changed and what had the focus is gone with it, as
 * a button is that did its work. The first showing changes nothing.
 * @param state what it is about: the focus is looked after when this is another one
 */
export function useFocusWhenLost(element: RefObject<HTMLElement | null>, state: unknown): void {
  const last = useRef(state)

  useEffect(() => {
    if (last.current === state) return
    last.current = state
    if (isFocusLost()) element.current?.focus()
  }, [state, element])
}

export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

/** For the heading of what becomes another in its place: it takes the focus when that has changed. */
export function useFocusOnChange(shown: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(shown)

  useEffect(() => {
    if (shown !== last.current) heading.current?.focus()
    last.current = shown
  }, [shown])

  return heading
}
