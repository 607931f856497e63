import type { Drawing } from '../../kit/drawing.ts'
import { curve, disc, polygon } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'
import { paintRose } from '../route-map/furniture.ts'

const magenta = '#a8357c'
const ink = '#1f2d3a'
const fix: Point = [430, 330]
const marks: readonly Point[] = [
  [168, 178],
  [250, 470],
  [640, 130],
]

/** A fix by three bearings: a chart, three marks ashore and where their lines cross. */
export function paintCharts(drawing: Drawing): void {
  const { width, height } = drawing
  drawing.box(0, 0, width, height, '#e9f3f2')
  paintCoast(drawing)
  for (let at = 100; at < 800; at += 100)
    drawing.line(`M${at} 0V${height}M0 ${at}H${width}`, '#3c7285', 1, { opacity: 0.22 })
  paintRose(drawing, [660, 440])
  for (const [x, y] of marks) {
    const [dx, dy] = [fix[0] - x, fix[1] - y]
    const past = 1 + 70 / Math.hypot(dx, dy)
    drawing.line(`M${x} ${y}L${(x + dx * past).toFixed(1)} ${(y + dy * past).toFixed(1)}`, ink, 3)
  }
  drawing.path(
    polygon([
      [fix[0] - 9, fix[1] + 1],
      [fix[0] + 6, fix[1] - 9],
      [fix[0] + 7, fix[1] + 8],
    ]),
    '#f6d9a4',
  )
  drawing.circle(fix[0], fix[1], 21, 'none', { stroke: magenta, strokeWidth: 4 })
  paintMarks(drawing)
  paintDividers(drawing)
  paintPencil(drawing)
}

function paintCoast(drawing: Drawing): void {
  const west: Point[] = [
    [-60, -60],
    [300, -60],
    [272, 40],
    [206, 104],
    [214, 168],
    [150, 214],
    [176, 290],
    [132, 356],
    [196, 402],
    [286, 452],
    [256, 520],
    [318, 660],
    [-60, 660],
  ]
  const north: Point[] = [
    [560, -60],
    [584, 40],
    [620, 110],
    [690, 150],
    [760, 124],
    [860, 190],
    [860, -60],
  ]
  for (const [colour, wide] of [
    ['#cfe6ea', 110],
    ['#b8dce6', 64],
    ['#98cbda', 26],
  ] as const) {
    for (const land of [west, north]) drawing.line(curve(land, true), colour, wide)
  }
  for (const land of [west, north])
    drawing.path(curve(land, true), '#f0d9a0', { stroke: '#a98242', strokeWidth: 2 })
}

/** A church, a beacon and a lighthouse, with the magenta flash of its light. */
function paintMarks(drawing: Drawing): void {
  const [church, beacon, light] = marks as readonly [Point, Point, Point]
  drawing.line(
    `M${church[0]} ${church[1] - 20}V${church[1] + 14}M${church[0] - 10} ${church[1] - 10}H${church[0] + 10}`,
    ink,
    4,
  )
  drawing.circle(church[0], church[1] + 14, 8, ink)
  drawing.path(
    polygon([
      [beacon[0], beacon[1] - 24],
      [beacon[0] + 15, beacon[1] + 8],
      [beacon[0] - 15, beacon[1] + 8],
    ]),
    ink,
  )
  drawing.path(
    `M${light[0]} ${light[1]}C${light[0] + 8} ${light[1] + 22} ${light[0] + 30} ${light[1] + 40} ${light[0] + 48} ${light[1] + 42}C${light[0] + 46} ${light[1] + 22} ${light[0] + 26} ${light[1] + 2} ${light[0]} ${light[1]}z`,
    magenta,
  )
  drawing.circle(light[0], light[1], 10, '#ffffff', { stroke: ink, strokeWidth: 3 })
  drawing.circle(light[0], light[1], 3.4, ink)
}

/** Brass dividers, one foot on the fix. */
function paintDividers(drawing: Drawing): void {
  drawing.group({ transform: `translate(${fix[0]} ${fix[1]}) rotate(66)` }, () => {
    const legs = 'M0 0L62 -232L78 -228L10 0zM104 6L70 -232L86 -234L113 2z'
    drawing.group({ transform: 'translate(12 14)' }, () =>
      drawing.path(legs + disc(75, -242, 24), '#3b2715', { opacity: 0.2 }),
    )
    drawing.path('M2 -2L62 -232L79 -228L9 -2z', '#e0b155', { stroke: '#6d4a16', strokeWidth: 2 })
    drawing.path('M105 4L69 -232L86 -234L112 2z', '#c98f33', { stroke: '#6d4a16', strokeWidth: 2 })
    drawing.path('M0 6L8 -34L14 -33zM106 12L104 -30L110 -30z', '#5c6c77')
    drawing.circle(75, -240, 24, '#eab64f', { stroke: '#6d4a16', strokeWidth: 2.5 })
    drawing.circle(75, -240, 9, '#8a5f1f')
    drawing.circle(69, -247, 6, '#fff0c4', { opacity: 0.8 })
  })
}

function paintPencil(drawing: Drawing): void {
  drawing.group({ transform: 'translate(470 540) rotate(-14)' }, () => {
    drawing.box(8, 10, 240, 20, '#3b2715', { opacity: 0.2 })
    drawing.path('M0 10L34 0V20z', '#f0d9a0')
    drawing.path('M0 10L12 6.5V13.5z', ink)
    drawing.box(34, 0, 190, 20, '#e2593c')
    drawing.box(34, 6.5, 190, 7, '#f0836a')
    drawing.box(224, 0, 22, 20, '#10304d')
  })
}
