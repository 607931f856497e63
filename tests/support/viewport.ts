import { act } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * An IntersectionObserver for jsdom, which has no layout: the test says how far below the viewport
 * everything lies, and observers are told what a browser would tell them.
 */
export function giveViewport() {
  const observers = new Set<Observer>()

  class Observer {
    readonly callback: (entries: readonly object[]) => void
    readonly margin: number
    readonly elements = new Set<Element>()

    constructor(callback: (entries: readonly object[]) => void, { rootMargin = '0px' } = {}) {
      this.callback = callback
      this.margin = Number.parseInt(rootMargin, 10)
      observers.add(this)
    }

    observe(element: Element) {
      this.elements.add(element)
    }

    disconnect() {
      observers.delete(this)
    }
  }

  vi.stubGlobal('IntersectionObserver', Observer)

  return {
    scrollUntilBelowBy(pixels: number) {
      act(() => {
        for (const { elements, callback, margin } of observers) {
          callback([...elements].map((target) => ({ target, isIntersecting: pixels <= margin })))
        }
      })
    },
  }
}
