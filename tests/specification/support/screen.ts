import { act } from '@testing-library/react'

/** Gives the window a width; media queries about a smallest width answer by it. */
export function setWidth(pixels: number): void {
  window.matchMedia = (query) => {
    const least = Number(/\(min-width: (\d+)em\)/.exec(query)?.[1] ?? Infinity)
    const list = { matches: pixels >= least * 16, media: query, onchange: null }
    return Object.assign(new EventTarget(), list) as unknown as MediaQueryList
  }
}

interface Watch {
  readonly margin: string
  readonly target: Element
  readonly tell: IntersectionObserverCallback
}

const watches: Watch[] = []

/** Stands in for the browser's own, and remembers what is watched, and how far outside the window. */
export class WindowObserver implements IntersectionObserver {
  readonly root = null
  readonly rootMargin: string
  readonly scrollMargin = '0px'
  readonly thresholds = [0]
  readonly #tell: IntersectionObserverCallback

  constructor(tell: IntersectionObserverCallback, { rootMargin = '0px' } = {}) {
    this.rootMargin = rootMargin
    this.#tell = tell
  }

  observe(target: Element): void {
    watches.push({ margin: this.rootMargin, target, tell: this.#tell })
  }

  unobserve(): void {}
  disconnect(): void {}

  takeRecords(): IntersectionObserverEntry[] {
    return []
  }
}

/** How far outside the window an element is told of. */
export function marginOf(target: Element): string | undefined {
  return watches.findLast((watch) => watch.target === target)?.margin
}

/** Moves the window until an element comes within its margin. */
export function comeNear(target: Element): void {
  const watch = watches.findLast((found) => found.target === target)
  const entry = { isIntersecting: true, target } as unknown as IntersectionObserverEntry
  act(() => watch?.tell([entry], new WindowObserver(watch.tell)))
}
