import { evenly } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import type { Point } from '../../kit/path.ts'
import { roundedBox } from '../../kit/path.ts'
import { paintPlanks } from '../parts/planks.ts'
import { paintRope } from '../parts/rope.ts'
import { paintSoftShadow } from '../parts/soft-shadow.ts'

/**
 * The bowline from its standing part: under the crossing of the small turn, round, over itself,
 * about the cleat as the great loop; then up through the turn, behind the standing part and down
 * through the turn again.
 */
const bowline: readonly Point[] = [
  [90, -520],
  [40, -300],
  [2, -180],
  [6, -70],
  [76, -4],
  [70, 84],
  [-10, 122],
  [-92, 78],
  [-76, -20],
  [6, -70],
  [96, -104],
  [168, -44],
  [172, 80],
  [168, 210],
  [146, 330],
  [0, 412],
  [-146, 330],
  [-150, 230],
  [-104, 170],
  [-46, 122],
  [-30, 44],
  [-74, -26],
  [-100, -116],
  [-62, -186],
  [2, -196],
  [78, -176],
  [104, -104],
  [62, -28],
  [28, 40],
  [30, 122],
  [44, 180],
  [50, 238],
]
/** What the tail goes behind: the standing part, and the foot of the small turn. */
const over = [
  [1.25, 2.65],
  [5.1, 6.85],
] as const

/** The loop of a bowline dropped over a cleat on a teak deck. */
export function paintBowline(drawing: Drawing): void {
  drawing.group({ transform: 'rotate(-16 400 400) translate(-160 -160)' }, () =>
    paintPlanks(
      drawing,
      { name: 'bowline', colour: '#c8935a', seam: '#3d2a1c', wide: 92 },
      1120,
      1120,
    ),
  )
  const sun = drawing.radial(
    [
      [0, '#fff1cf', 0.55],
      [0.5, '#fff1cf', 0.1],
      [1, '#4a2a12', 0.4],
    ],
    [230, 170],
    760,
  )
  drawing.box(0, 0, 800, 800, sun)
  drawing.group({ transform: 'translate(452 500) rotate(164) scale(1.02)' }, () => {
    paintCleatFoot(drawing)
    paintRope(drawing, {
      through: bowline,
      thick: 44,
      colour: '#f5ecd8',
      fleck: '#2b6f9b',
      over,
      ends: 'whipped',
      shadow: 0.26,
    })
    paintCleatHorns(drawing)
  })
}

function paintCleatFoot(drawing: Drawing): void {
  const foot = roundedBox(-78, 296, 156, 92, 34)
  paintSoftShadow(drawing, foot, { fall: [-8, -14], spread: 14, strength: 0.5 })
  drawing.path(foot, drawing.linear(evenly('#7f8f99', '#dfe7ea', '#96a6af'), [0, 390], [0, 290]))
  for (const x of [-54, 54]) {
    drawing.circle(x, 342, 11, '#56656f')
    drawing.circle(x, 342, 7, '#b9c6cc')
  }
}

function paintCleatHorns(drawing: Drawing): void {
  const horns =
    'M-176 352C-186 340-180 322-160 318C-100 306-60 304 0 304S100 306 160 318C180 322 186 340 176 352C168 362 150 364 132 362C90 358 60 374 0 374S-90 358-132 362C-150 364-168 362-176 352z'
  paintSoftShadow(drawing, horns, { fall: [-8, -22], spread: 12, strength: 0.42 })
  drawing.path(
    horns,
    drawing.linear(evenly('#ffffff', '#dbe4e8', '#94a5af', '#5d6d78'), [0, 374], [0, 304]),
  )
  drawing.path(
    'M-160 352C-100 344-60 360 0 360S100 344 160 352C100 352 60 368 0 368S-100 352-160 352z',
    '#ffffff',
    { opacity: 0.9 },
  )
}
