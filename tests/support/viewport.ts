import { vi } from 'vitest'

/** An IntersectionObserver for jsdom, which has no layout: nothing ever comes near the window. */
export function giveViewport(): void {
  class Observer {
    observe() {}
    disconnect() {}
  }

  vi.stubGlobal('IntersectionObserver', Observer)
}
