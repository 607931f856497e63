import type { Page } from '@playwright/test'

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

interface Line {
  readonly text: string
  /** Lines of one run of text have one number. */
  readonly run: number
  readonly box: Box
  /** It stays at the foot of the window while the page goes by under it. */
  readonly isSticky: boolean
  /** The boxes around it that cut off what does not fit, up to the first that scrolls. */
  readonly frames: readonly {
    readonly across: boolean
    readonly down: boolean
    readonly box: Box
  }[]
}

/**
 * Texts in a part of the page that cannot be read: cut off by the window or by a box that does not
 * scroll, or with another text on top.
 */
export async function lostTexts(page: Page, part = 'body'): Promise<readonly string[]> {
  const lines = await page.locator(part).evaluate(readLines)
  const width = page.viewportSize()?.width ?? 0
  const cut = lines.filter((line) => isCut(line, width))

  return [...cut.map(({ text }) => `cut off: ${text}`), ...overlaps(lines)]
}

/** Runs in the page: every line of text that is shown, with the boxes that may cut it off. */
function readLines(part: Element): Line[] {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const lines: Line[] = []
  for (let run = 0, node = walker.nextNode(); node; run += 1, node = walker.nextNode()) {
    const [text, parent] = [node.textContent?.trim() ?? '', node.parentElement]
    if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue
    if (parent.closest('.sr-only')) continue
    // Some are for screen readers in wide windows alone, or in narrow ones.
    if (parent.closest<HTMLElement>('[class*=sr-only]')?.offsetWidth === 1) continue

    const range = document.createRange()
    range.selectNodeContents(node)
    const frames = framesAround(parent)
    const isSticky = parent.closest('.price-bar') !== null
    for (const box of range.getClientRects()) {
      if (box.width > 0) lines.push({ text, run, box: box.toJSON() as Box, isSticky, frames })
    }
  }
  return lines

  function framesAround(element: Element): Line['frames'] {
    const frames: Line['frames'][number][] = []
    for (let above: Element | null = element; above; above = above.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(above)
      if (/auto|scroll/.test(overflowX + overflowY)) return frames
      const [across, down] = [overflowX, overflowY].map((way) => /hidden|clip/.test(way))
      const box = above.getBoundingClientRect().toJSON() as Box
      if (across || down) frames.push({ across: across === true, down: down === true, box })
    }
    return frames
  }
}

function isCut({ box, frames }: Line, width: number): boolean {
  const isOutside = box.left < -1 || box.right > width + 1
  return isOutside || frames.some((frame) => isCutAcross(frame) || isCutDown(frame))

  function isCutAcross(frame: Line['frames'][number]): boolean {
    return frame.across && (box.left < frame.box.left - 1 || box.right > frame.box.right + 1)
  }

  function isCutDown(frame: Line['frames'][number]): boolean {
    return frame.down && (middle(box) < frame.box.top || middle(box) > frame.box.bottom)
  }
}

function overlaps(lines: readonly Line[]): string[] {
  return lines.flatMap((line, place) =>
    lines
      .slice(place + 1)
      .filter((other) => other.run !== line.run && other.isSticky === line.isSticky)
      .filter((other) => isOn(line.box, other.box))
      .map((other) => `on each other: ${line.text} / ${other.text}`),
  )
}

/** Lines may stand close: only half the way from middle to middle must be free. */
function isOn(one: Box, other: Box): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.abs(middle(one) - middle(other))
  return across > 2 && down < (one.bottom - one.top + other.bottom - other.top) / 4
}

function middle({ top, bottom }: Box): number {
  return (top + bottom) / 2
}
