import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { firstScreen } from '#js/lib/media.ts'
import { showWidth } from './jsdom-gaps.ts'

/**
 * A screen for jsdom, which has none: answers the media queries that components ask.
 * @returns what changes the screen's width, as turning a tablet does.
 */
export function giveScreen(width: number) {
  let pixelsWide = width
  const lists = new EventTarget()
  showWidth(nameOf(width))

  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return matches(query, pixelsWide)
    },
    addEventListener: lists.addEventListener.bind(lists),
    removeEventListener: lists.removeEventListener.bind(lists),
  }))

  return {
    resizeTo(pixels: number) {
      pixelsWide = pixels
      showWidth(nameOf(pixels))
      act(() => void lists.dispatchEvent(new Event('change')))
    },
  }
}

function nameOf(width: number): 'wide' | 'narrow' {
  return width >= 1024 ? 'wide' : 'narrow'
}

function matches(query: string, width: number): boolean {
  const least = /^\(min-width: (\d+)em\)$/.exec(query)?.[1]

  if (least !== undefined) return width >= Number(least) * 16
  if (query === '(prefers-reduced-motion: reduce)') return false
  if (query === firstScreen.tall.media) return width < 640
  throw new Error(`This screen has no answer to the media query '${query}'; add it here.`)
}
