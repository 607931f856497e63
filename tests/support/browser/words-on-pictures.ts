import type { Locator, Page } from '@playwright/test'

/** Something to be read, and what lies behind it at its palest. */
export interface Reading {
  /** Its first words, or `icon`. */
  readonly what: string
  /** The ratio of contrast with the palest spot behind it. */
  readonly contrast: number
  /** 4.5 for text; 3 for large text and for icons (WCAG 1.4.3, 1.4.11). */
  readonly least: number
}

/**
 * Measures light words and icons on what is behind them, as it is at this moment: they are made
 * transparent, photographed, and the palest spot of 8 by 8 pixels in each line's box is taken.
 */
export async function readContrast(page: Page, parts: Locator): Promise<readonly Reading[]> {
  const boxes = await parts.evaluateAll(findBoxes)
  const isBare = (bare: boolean) =>
    parts.evaluateAll((elements, value) => {
      for (const element of elements) element.toggleAttribute('data-bare', value)
    }, bare)
  await isBare(true)
  const picture = await page.screenshot({ type: 'png', scale: 'css', animations: 'disabled' })
  await isBare(false)
  return page.evaluate(measure, { boxes, picture: picture.toString('base64') })
}

interface Box {
  readonly what: string
  readonly least: number
  readonly colour: string
  readonly area: readonly [x: number, y: number, width: number, height: number]
}

/** Runs in the page: every line of text and every icon of its parts that is in the window. */
function findBoxes(parts: Element[]): Box[] {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    [data-bare], [data-bare] * { color: transparent !important; transition: none !important }
    [data-bare] .icon, header[data-bare] img { visibility: hidden }`)
  document.adoptedStyleSheets = [sheet]
  return parts.flatMap((part) => [...linesOf(part), ...iconsOf(part)])

  function linesOf(part: Element): Box[] {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    const boxes: Box[] = []
    while (texts.nextNode()) {
      const { parentElement: owner, textContent } = texts.currentNode
      if (!owner || !textContent?.trim() || owner.closest('.sr-only, noscript')) continue
      const { fontSize, fontWeight } = getComputedStyle(owner)
      const size = Number.parseFloat(fontSize)
      const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
      const line = document.createRange()
      line.selectNodeContents(texts.currentNode)
      for (const rect of line.getClientRects()) {
        boxes.push(...boxIn(owner, rect, textContent.trim().slice(0, 30), least))
      }
    }
    return boxes
  }

  function iconsOf(part: Element): Box[] {
    const icons = [...part.querySelectorAll('.icon')]
    return icons.flatMap((icon) => boxIn(icon, icon.getBoundingClientRect(), 'icon', 3))
  }

  function boxIn(owner: Element, rect: DOMRect, what: string, least: number): Box[] {
    const { x, y, width, height, right, bottom } = rect
    const isInWindow = x >= 0 && y >= 0 && bottom <= innerHeight && right <= innerWidth
    if (width < 2 || height < 2 || !isInWindow || !owner.checkVisibility()) return []
    return [{ what, least, colour: getComputedStyle(owner).color, area: [x, y, width, height] }]
  }
}

/** Runs in the page: each box's contrast on a photograph of the window. */
async function measure({ boxes, picture }: { boxes: Box[]; picture: string }): Promise<Reading[]> {
  const bytes = Uint8Array.from(atob(picture), (byte) => byte.charCodeAt(0))
  const photograph = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(photograph.width, photograph.height)
  const pen = canvas.getContext('2d', {
    willReadFrequently: true,
  }) as OffscreenCanvasRenderingContext2D
  // The last pixel serves to read what colour a name means.
  const dot = [photograph.width - 1, photograph.height - 1, 1, 1] as const
  const colours = boxes.map(({ colour }) => {
    pen.fillStyle = colour
    pen.fillRect(...dot)
    return luminance([...pen.getImageData(...dot).data])
  })
  pen.drawImage(photograph, 0, 0)

  return boxes.map(({ what, least, area: [x, y, width, height] }, index) => {
    const seen = pen.getImageData(Math.floor(x), Math.floor(y), Math.ceil(width), Math.ceil(height))
    const [dark = 0, light = 0] = [colours[index] ?? 0, palestOf(seen)].toSorted((a, b) => a - b)
    return { what, least, contrast: (light + 0.05) / (dark + 0.05) }
  })

  function palestOf({ data, width, height }: ImageData): number {
    let palest = 0
    for (let top = 0; top === 0 || top <= height - 8; top += 8) {
      for (let left = 0; left === 0 || left <= width - 8; left += 8) {
        const sums = [0, 0, 0, 0]
        const bottom = Math.min(top + 8, height)
        for (let row = top; row < bottom; row++) {
          const end = row * width + Math.min(left + 8, width)
          for (let at = row * width + left; at < end; at++) {
            for (let channel = 0; channel < 4; channel++) {
              sums[channel] = (sums[channel] ?? 0) + (data[at * 4 + channel] ?? 0)
            }
          }
        }
        const count = (sums[3] ?? 0) / 255
        palest = Math.max(palest, luminance(sums.map((sum) => sum / count)))
      }
    }
    return palest
  }

  function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
    const linear = (value: number) =>
      value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
