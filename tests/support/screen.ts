import { vi } from 'vitest'
import { firstScreen } from '#js/lib/media.ts'

/** A wide screen for jsdom, which has none: answers the media queries that components ask. */
export function giveScreen(): void {
  const answers = new Map([
    ['(min-width: 64em)', true],
    ['(prefers-reduced-motion: reduce)', false],
    [firstScreen.tall.media, false],
  ])

  vi.stubGlobal('matchMedia', (query: string) => {
    const matches = answers.get(query)
    if (matches === undefined) throw new Error(`No answer to '${query}'; add it here.`)
    return { matches, addEventListener: () => undefined, removeEventListener: () => undefined }
  })
}
