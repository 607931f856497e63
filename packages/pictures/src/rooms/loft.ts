import type { Drawing } from '../kit/drawing.ts'
import { downwards } from '../kit/fade.ts'
import { steps } from '../kit/numbers.ts'
import { polygon, tenth } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'

const vanishing: Point = [400, 262]
const eaves = { left: [96, 236], right: [704, 236] } as const
const ridge: Point = [400, 8]

function onRoof(side: 'left' | 'right', up: number, near: number): Point {
  const [ex, ey] = eaves[side]
  const at: Point = [ex + (ridge[0] - ex) * up, ey + (ridge[1] - ey) * up]
  return [
    vanishing[0] + (at[0] - vanishing[0]) * near,
    vanishing[1] + (at[1] - vanishing[1]) * near,
  ]
}

/** Draws the loft: gable wall, boards, beams, and the marina's masts in the roof windows. */
export function paintLoft(drawing: Drawing): void {
  drawing.box(-20, -20, 840, 640, downwards(drawing, 0, 600, '#fbfaf4', '#e6e2d4'))
  const slope = (side: 'left' | 'right'): string =>
    polygon([onRoof(side, 0, 1), onRoof(side, 1, 1), onRoof(side, 1, 4), onRoof(side, 0, 4)])
  drawing.path(slope('left'), '#e4e9e6')
  drawing.path(slope('right'), '#f7f6ee')
  drawing.path(polygon([eaves.left, onRoof('left', 0, 3), [-320, 700], [96, 446]]), '#dfe3dd')
  drawing.path(polygon([eaves.right, onRoof('right', 0, 3), [1120, 700], [704, 446]]), '#efece0')
  drawing.path(
    polygon([
      [96, 446],
      [704, 446],
      [1000, 660],
      [-200, 660],
    ]),
    downwards(drawing, 446, 600, '#d8b98c', '#b58a5a'),
  )
  const boards = steps(9, 0.06, 0.94).map(
    (t) => `M${tenth(96 + 608 * t)} 446L${tenth(-200 + 1200 * t)} 660`,
  )
  drawing.line(boards.join(''), '#8a6238', 2, { opacity: 0.35 })
  drawing.path(polygon([eaves.left, ridge, eaves.right, [704, 446], [96, 446]]), '#fdfcf7')
  for (const [side, light] of [
    ['left', 1],
    ['right', 0],
  ] as const)
    for (const near of [1.12, 1.72]) paintRoofWindow(drawing, side, near, light)
  drawing.line(polygon([eaves.left, ridge, eaves.right], false), '#c9a778', 12)
  drawing.line('M200 158H600', '#c9a778', 11)
  drawing.circle(400, 98, 37, '#c9a778')
  drawing.circle(400, 98, 29, downwards(drawing, 70, 126, '#5aa6c8', '#d5e8e2'))
  drawing.line('M392 70V126M410 76V124M384 92h16', '#f6f2ea', 3.4)
  for (const side of ['left', 'right'] as const)
    drawing.line(polygon([onRoof(side, 1, 1.55), onRoof(side, 0, 1.55)], false), '#d6b789', 14)
}

function paintRoofWindow(
  drawing: Drawing,
  side: 'left' | 'right',
  near: number,
  light: number,
): void {
  const far = near * 1.3
  const corners = (grow: number): readonly [Point, Point, Point, Point] => [
    onRoof(side, 0.16 - grow, near - grow * 0.5),
    onRoof(side, 0.78 + grow, near - grow * 0.5),
    onRoof(side, 0.78 + grow, far + grow * 0.5),
    onRoof(side, 0.16 - grow, far + grow * 0.5),
  ]
  drawing.path(polygon(corners(0.05)), '#ffffff')
  const pane = polygon(corners(0))
  drawing.group({ clip: drawing.clip(pane) }, () => {
    drawing.path(pane, downwards(drawing, 0, 300, '#4f9cc4', light ? '#bfe0e6' : '#a9d3e2'))
    const [a, b, c] = corners(0)
    const [x1, x2] = [Math.min(a[0], b[0], c[0]), Math.max(a[0], b[0], c[0])]
    for (const t of [0.3, 0.52, 0.8]) {
      const x = tenth(x1 + (x2 - x1) * t)
      drawing.line(`M${x} ${t === 0.52 ? -40 : 20}V340`, '#f6f2ea', 4.4)
      drawing.line(`M${x - 20} ${60 + t * 70}h40M${x} 0l-30 220M${x} 0l30 220`, '#3c5a70', 1.4)
    }
  })
}
