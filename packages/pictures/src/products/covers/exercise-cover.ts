import type { Drawing } from '../../kit/drawing.ts'
import { disc } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'
import { coverSize } from '../book/pose.ts'

const { width, height } = coverSize

/** Three bearings that meet in a small triangle, over land and water in plain tints. */
export function paintExercises(drawing: Drawing): void {
  drawing.box(0, 0, width, height, '#f7f0dd')
  drawing.path(
    'M-10 176C60 190 66 236 120 250C170 262 150 316 196 330C246 346 232 420 206 452C176 490 214 520 190 570L-10 570z',
    '#f0d9a0',
  )
  drawing.line(
    'M-10 176C60 190 66 236 120 250C170 262 150 316 196 330C246 346 232 420 206 452C176 490 214 520 190 570',
    '#6b5432',
    3,
  )
  const offing =
    'M60 150C130 170 140 226 196 240C246 252 226 306 262 322C306 344 292 420 268 452C240 490 276 520 252 570'
  drawing.line(offing, '#3b7c97', 2, { opacity: 0.7 })
  drawing.line(offing, '#8fc6d8', 30, { opacity: 0.35 })
  const bearings: readonly (readonly [Point, Point])[] = [
    [
      [112, 262],
      [400, 424],
    ],
    [
      [196, 452],
      [372, 292],
    ],
    [
      [190, 330],
      [352, 440],
    ],
  ]
  for (const [[x1, y1], [x2, y2]] of bearings)
    drawing.line(`M${x1} ${y1}L${x2} ${y2}`, '#a8357c', 4)
  drawing.line('M306 560L300 420L268 200', '#10304d', 4, { dash: '16 10' })
  for (const [x, y] of [
    [112, 262],
    [196, 452],
    [190, 330],
  ] as const) {
    drawing.circle(x, y, 11, '#10304d')
    drawing.circle(x, y, 4.5, '#eab64f')
  }
  drawing.line(disc(290, 382, 30), '#10304d', 4)
}
