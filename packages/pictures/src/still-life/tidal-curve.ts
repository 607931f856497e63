import { number } from '../chart/digits.ts'
import { paintTool } from '../chart/tools.ts'
import type { Drawing } from '../kit/drawing.ts'
import { steps } from '../kit/numbers.ts'
import { curve, disc, polygon, roundedBox, tenth } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { shadow } from './table.ts'

const ink = '#274a60'
const [left, top, foot, right] = [330, 60, 366, 770] as const

/** Draws a tidal curve seen from above: heights on the left, the hours below the curve. */
export function paintTidalCurve(drawing: Drawing): void {
  drawing.box(
    0,
    0,
    800,
    600,
    drawing.linear(
      [
        [0, '#3f9aa6'],
        [0.55, '#1f6f80'],
        [1, '#124a5c'],
      ],
      [0, 0],
      [800, 600],
    ),
  )
  paintTable(drawing)
  drawing.group({ transform: 'translate(36 14) rotate(-4 400 300) scale(0.9)' }, () => {
    const sheet = roundedBox(70, 18, 740, 440, 4)
    shadow(drawing, sheet, 12, 14)
    drawing.path(sheet, '#fdfaef')
    paintHeights(drawing)
    paintCurves(drawing)
    paintWorking(drawing)
  })
  paintTool(drawing, { kind: 'dividers', at: [0, 0], turn: -84, size: 0.96 }, [466, 496], 1)
  paintTool(drawing, { kind: 'pencil', at: [0, 0], turn: -38, size: 0.9 }, [566, 336], 1)
  drawing.box(
    0,
    0,
    800,
    600,
    drawing.linear(
      [
        [0, '#fff6d8', 0.22],
        [0.5, '#fff6d8', 0],
        [1, '#062a3c', 0.34],
      ],
      [0, 0],
      [800, 600],
    ),
  )
}

function paintHeights(drawing: Drawing): void {
  const box: Point[] = [
    [104, top],
    [left - 20, top],
    [left - 20, foot],
    [104, foot],
  ]
  drawing.path(polygon(box), '#e3f1f2')
  const across = steps(9, 104, left - 20).map((x) => `M${tenth(x)} ${top}V${foot}`)
  const down = steps(7, top, foot).map((y) => `M104 ${tenth(y)}H${left - 20}`)
  drawing.line([...across, ...down].join(''), '#7fb4bd', 0.9)
  drawing.line(polygon(box), ink, 1.8)
  const digits = [1, 2, 3, 4, 5, 6].map((n, i) =>
    number(n, 104 + ((left - 124) / 8) * (i + 1) - 3, top - 20, 5),
  )
  drawing.line(
    [
      ...digits,
      ...[1, 2, 3, 4, 5, 6].map((n, i) =>
        number(n, 104 + ((left - 124) / 8) * (i + 1) - 3, foot + 9, 5),
      ),
    ].join(''),
    ink,
    1.6,
  )
}

function tide(t: number, sharp: number): number {
  const bell = 0.5 + 0.5 * Math.cos(Math.PI * Math.min(1, Math.abs(t)))
  return bell ** sharp
}

function paintCurves(drawing: Drawing): void {
  const [width, height] = [right - left, foot - top]
  const at = (t: number, share: number): Point => [
    left + (width * (t + 1)) / 2,
    foot - height * share,
  ]
  const line = (sharp: number, skew: number): Point[] =>
    steps(29, -1, 1).map((t) => at(t, tide(t < 0 ? t : Math.min(1, t * skew), sharp)))
  const fill = line(0.86, 1)
  drawing.path(
    `${curve(fill)}L${right} ${foot}L${left} ${foot}z`,
    drawing.linear(
      [
        [0, '#8fd0d6', 0.75],
        [1, '#dff1ef', 0.5],
      ],
      [0, top],
      [0, foot],
    ),
  )
  const grid = [
    ...steps(14, left, right).map((x) => `M${tenth(x)} ${top}V${foot}`),
    ...steps(7, top, foot).map((y) => `M${left} ${tenth(y)}H${right}`),
  ]
  drawing.line(grid.join(''), '#7fb4bd', 0.8, { opacity: 0.8 })
  drawing.line(polygon([at(-1, 0), at(1, 0), at(1, 1), at(-1, 1)]), ink, 1.8)
  drawing.line(polygon([at(0, 0), at(0, 1)], false), ink, 1.8)
  drawing.line(curve(fill), '#c8432a', 4)
  drawing.line(curve(line(1.12, 1.06)), '#2f6db0', 3, { dash: '9 6' })
  const boxes = steps(13, -12 / 13, 12 / 13).map((t) => {
    const [x] = at(t, 0)
    return `M${tenth(x - 15)} ${foot + 10}h30v18h-30z`
  })
  drawing.path(boxes.join(''), '#f3fafa', { stroke: '#7fb4bd', strokeWidth: 1 })
  const hours = steps(13, -12 / 13, 12 / 13).map((t, i) =>
    number(Math.abs(i - 6), at(t, 0)[0] - 3, foot + 34, 4.6),
  )
  drawing.line(hours.join(''), ink, 1.5)
  drawing.line('M344 86h84M344 100h60M690 86h64M690 100h48', '#8fa9b3', 4)
  drawing.path(roundedBox(344, 116, 26, 8, 3), '#c8432a')
  drawing.path(roundedBox(690, 116, 26, 8, 3), '#2f6db0')
}

function paintWorking(drawing: Drawing): void {
  const x = left + (right - left) * 0.31
  const y = foot - (foot - top) * tide(-0.38, 0.86)
  const sloped = 126 + (left - 166) * tide(-0.38, 0.86)
  drawing.line(`M126 ${foot}L${left - 40} ${top}`, '#3a3f48', 2.6)
  drawing.line(`M${tenth(x)} ${foot + 12}V${tenth(y)}H${tenth(sloped)}V${top - 4}`, '#3a3f48', 2.4)
  drawing.path(disc(x, y, 5) + disc(sloped, y, 5), '#c8432a')
  drawing.line(`M${tenth(x - 10)} ${foot + 19}q8-6 10 0t10-2`, '#3a3f48', 2)
}

/** The booklet of tide tables, one corner of it below the curve's sheet. */
function paintTable(drawing: Drawing): void {
  drawing.group({ transform: 'translate(196 486) rotate(7) scale(0.84)' }, () => {
    const cover = roundedBox(-170, -130, 380, 320, 8)
    shadow(drawing, cover, 10, 12)
    drawing.path(cover, '#e2a33a')
    drawing.path(roundedBox(-160, -126, 362, 312, 4), '#fffdf4')
    drawing.line('M20-126V186', '#c9b98e', 3)
    for (const x of [-148, 36]) {
      drawing.box(x, 4, 148, 16, x < 0 ? '#9fd4da' : '#f0b9a4')
      drawing.line(
        steps(9, 34, 180)
          .map((y) => `M${x + 4} ${tenth(y)}h22M${x + 44} ${tenth(y)}h30M${x + 92} ${tenth(y)}h20`)
          .join(''),
        '#4a6b7e',
        3.4,
      )
      drawing.line(`M${x + 35} 4v182M${x + 83} 4v182`, '#b9c9cc', 1.4)
      drawing.box(x, 68, 148, 22, '#eab64f', { opacity: x < 0 ? 0.4 : 0 })
    }
  })
}
