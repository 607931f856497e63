import { vi } from 'vitest'
import { firstScreen } from '#js/lib/media.ts'
import { showWidth } from './jsdom-gaps.ts'

/** A screen for jsdom, which has none: answers the media queries that components ask. */
export function giveScreen(width: number): void {
  showWidth(width >= 1024 ? 'wide' : 'narrow')

  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query, width),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

function matches(query: string, width: number): boolean {
  const least = /^\(min-width: (\d+)em\)$/.exec(query)?.[1]

  if (least !== undefined) return width >= Number(least) * 16
  if (query === '(prefers-reduced-motion: reduce)') return false
  if (query === firstScreen.tall.media) return width < 640
  throw new Error(`This screen has no answer to the media query '${query}'; add it here.`)
}
