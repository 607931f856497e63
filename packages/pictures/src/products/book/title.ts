import type { Drawing } from '../../kit/drawing.ts'
import { roundedBox } from '../../kit/path.ts'
import type { Book } from './book.ts'
import { coverSize } from './pose.ts'

type Bar = readonly [x: number, y: number, length: number, thick: number, opacity?: number]

const { width, height } = coverSize

const bars: Record<Book['title']['layout'], readonly Bar[]> = {
  head: [
    [40, 42, 268, 26],
    [40, 82, 196, 26],
    [40, 126, 120, 8, 0.75],
    [40, 520, 84, 8, 0.75],
  ],
  panel: [
    [48, 54, 236, 24],
    [48, 92, 304, 24],
    [48, 136, 132, 8, 0.7],
    [300, 518, 56, 10, 0.7],
  ],
  foot: [
    [40, 442, 292, 26],
    [40, 482, 180, 26],
    [40, 524, 108, 8, 0.75],
    [312, 524, 48, 8, 0.75],
  ],
  plate: [
    [110, 84, 180, 16],
    [136, 112, 128, 8, 0.7],
    [150, 132, 100, 8, 0.5],
  ],
}

/** Draws the bars that stand for a title: pictures carry no words. */
export function paintTitle(drawing: Drawing, { layout, ink, panel }: Book['title']): void {
  if (panel && layout === 'panel') drawing.box(0, 0, width, 176, panel)
  if (panel && layout === 'foot') drawing.box(0, 414, width, height - 414, panel)
  if (panel && layout === 'plate') {
    drawing.path(roundedBox(84, 60, 232, 104, 8), panel)
    drawing.path(roundedBox(92, 68, 216, 88, 5), 'none', {
      stroke: ink,
      strokeWidth: 2,
      opacity: 0.5,
    })
  }
  for (const [x, y, length, thick, opacity = 0.96] of bars[layout]) {
    drawing.path(roundedBox(x, y, length, thick, thick * 0.22), ink, { opacity })
  }
}
