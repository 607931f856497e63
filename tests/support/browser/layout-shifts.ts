import type { Page } from '@playwright/test'

interface Shift {
  readonly value: number
  /** The beginning of what moved, and from where to where. */
  readonly moved: readonly string[]
}

/** What moves on a page without the visitor's doing, from its first picture on. Call before opening it. */
export async function watchLayout(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript(collectShifts)
  return () => page.evaluate(() => (window as Collecting).layoutShifts)
}

type Collecting = typeof window & { layoutShifts: Shift[] }

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRect
    readonly currentRect: DOMRect
  }[]
}

/** Runs in the page. */
function collectShifts(): void {
  const shifts: Shift[] = []
  Object.assign(window, { layoutShifts: shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue
      const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
        const text = node instanceof Element ? node.outerHTML : node?.textContent
        return `${text?.slice(0, 80)} ${from.x},${from.y} -> ${to.x},${to.y}`
      })
      shifts.push({ value: entry.value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
