import type { JSHandle, Page } from '@playwright/test'

/** A place where the focus stops. */
export interface Stop {
  /** Its place among everything on the page that takes the focus and is shown; -1: none of it. */
  readonly index: number
  readonly name: string
  readonly html: string
  /** On the page, not in the window. */
  readonly box: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>
  /** How much of three points, from its upper edge to its lower, somebody sees. */
  readonly pointsSeen: number
  readonly ring: { readonly width: number; readonly colour: string; readonly ground: string }
}

export type Focusable = JSHandle<readonly Element[]>

/** Everything that is shown and takes the focus, in the order in which it stands in the document. */
export function focusableElements(page: Page, part = 'body'): Promise<Focusable> {
  return page.evaluateHandle((selector) => {
    const parts = 'a[href], button, input, summary, [tabindex="0"]'
    const all = document.querySelector(selector)?.querySelectorAll(parts) ?? []
    return [...all].filter((element) => element.checkVisibility({ visibilityProperty: true }))
  }, part)
}

/** Presses a key until the focus has left the page, and says where it stopped on its way. */
export async function walk(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  elements: Focusable,
): Promise<readonly Stop[]> {
  const most = 2 * (await elements.evaluate(({ length }) => length))
  const stops: Stop[] = []

  while (stops.length < most) {
    await page.keyboard.press(key)
    const stop = await elements.evaluate(readStop)
    if (!stop) return stops
    stops.push(stop)
  }
  throw new Error(`The focus does not leave the page: ${most} presses of ${key} did not suffice.`)
}

/** What keeps somebody from finding the focus, a line for each fault. */
export function faultsOf({ name, html, pointsSeen, ring }: Stop): readonly string[] {
  const contrast = contrastOf(ring.colour, ring.ground)
  const faults = [
    name === '' && 'has no name',
    pointsSeen < 3 && 'is not all in sight',
    ring.width < 2 && 'has no ring',
    contrast < 3 && `has a ring of contrast ${contrast.toFixed(2)}`,
  ]
  return faults.filter((fault) => fault !== false).map((fault) => `${fault}: ${html}`)
}

/** Runs in the page. */
function readStop(elements: readonly Element[]): Stop | null {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return null

  const [box = new DOMRect()] = focused.getClientRects()
  const { left, right, top, bottom } = box
  const heights = [top + 2, (top + bottom) / 2, bottom - 2]
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : focused
  const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(focused)
  return {
    index: elements.indexOf(focused),
    name: (focused.ariaLabel ?? label?.textContent ?? '').trim(),
    html: focused.outerHTML.slice(0, 120),
    box: { left, right, top: top + window.scrollY, bottom: bottom + window.scrollY },
    pointsSeen: heights.filter((height) => isSeen(focused, height)).length,
    ring: {
      width: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth),
      colour: outlineColor,
      ground: groundBeside(parseFloat(outlineOffset) + 1),
    },
  }

  function isSeen(element: Element, height: number): boolean {
    const seen = document.elementFromPoint((left + right) / 2, height)
    return seen !== null && (element.contains(seen) || seen.contains(element))
  }

  /** The plain colour under the ring; that of a picture still to come does not count. */
  function groundBeside(distance: number): string {
    const stack = document.elementsFromPoint(Math.max(0, left - distance), (top + bottom) / 2)
    const grounds = stack
      .filter((element) => !element.matches('span:has(> picture)'))
      .map((element) => getComputedStyle(element).backgroundColor)
    return grounds.find((colour) => colour.startsWith('rgb(')) ?? 'rgb(255, 255, 255)'
  }
}

/** As WCAG 2.2 defines it, for colours such as `rgb(16, 48, 77)`. */
function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
