import type { Drawing } from '../kit/drawing.ts'
import { across, downwards } from '../kit/fade.ts'
import { lens, oval } from '../kit/path.ts'
import { paintDog } from './dog.ts'
import { paintHand, paintSailor } from './draw-sailor.ts'
import type { Sailor } from './sailor.ts'

const hour = ['#5a3f58', 0.2] as const

const rower: Sailor = {
  looks: -1,
  size: 0.74,
  light: -1,
  hip: [440, 432],
  shoulder: [420, 312],
  head: [406, 262],
  arms: [
    { to: [340, 362], bend: -1 },
    { to: [346, 376], bend: -1 },
  ],
  legs: [
    { to: [330, 470], bend: 1 },
    { to: [340, 474], bend: 1 },
  ],
  top: '#24567a',
  legwear: '#3a4048',
  skin: '#c98f6a',
  hair: '#3a2a22',
  beard: '#4a3428',
  lifejacket: '#c23b2e',
  dim: hour,
}

const passenger: Sailor = {
  looks: 1,
  size: 0.74,
  light: -1,
  hip: [226, 426],
  shoulder: [226, 306],
  head: [242, 256],
  arms: [
    { to: [288, 398], bend: 1 },
    { to: [272, 404], bend: 1 },
  ],
  legs: [
    { to: [300, 478], bend: -1 },
    { to: [290, 480], bend: -1 },
  ],
  top: '#efb23a',
  legwear: '#5a4a5c',
  skin: '#f0c9a8',
  hair: '#d9d4ca',
  style: 'bun',
  lifejacket: '#24364a',
  dim: hour,
}

/** Draws a tender rowed ashore: the rower with her back to the way they go, a friend astern, a dog in the bow. */
export function paintRowAshore(drawing: Drawing): void {
  drawing.path(lens(400, 508, 620, 26), '#2c3f5c', { opacity: 0.5 })
  drawing.path(
    'M180 500Q400 540 600 498Q560 590 400 592Q230 592 180 500z',
    downwards(drawing, 500, 600, '#7a4a3c', '#3d4a66'),
    { opacity: 0.35 },
  )
  drawing.path('M168 400C260 384 520 380 652 360Q420 440 168 400z', '#6b4a34')
  paintOar(drawing, '340 360', '588 352', 1)
  paintDog(drawing, [566, 420], 0.98)
  paintSailor(drawing, passenger)
  paintSailor(drawing, { ...rower, arms: [rower.arms[0], undefined] })
  paintHull(drawing)
  paintSailor(drawing, { ...rower, part: 'near arm' })
  paintOar(drawing, '330 366', '556 556', 1)
  if (rower.arms[1]) paintHand(drawing, rower, rower.arms[1])
  drawing.path(lens(572, 566, 110, 6) + lens(580, 578, 70, 4), '#fde6c4', { opacity: 0.8 })
}

function paintOar(drawing: Drawing, from: string, to: string, size: number): void {
  drawing.line(`M${from}L${to}`, '#8a5a34', 9 * size)
  drawing.line(`M${from}L${to}`, '#e3b478', 4 * size)
  const [x = 0, y = 0] = to.split(' ').map(Number)
  const steep = y > 500
  drawing.line(
    steep ? `M${x - 34} ${y - 29}L${x + 22} ${y + 18}` : `M${x - 30} ${y + 1}L${x + 24} ${y - 1}`,
    '#d9a566',
    19 * size,
  )
}

function paintHull(drawing: Drawing): void {
  const hull =
    'M168 400C170 440 176 480 190 504Q400 522 590 500C622 470 640 420 652 360Q430 448 168 400z'
  drawing.path(hull, across(drawing, 168, 652, '#f1dcc0', '#d9bfa6', '#a88d86'))
  drawing.line(
    'M172 430Q430 474 642 396M178 460Q430 500 628 436M184 486Q420 516 608 474',
    '#7d5f5c',
    2.4,
    { opacity: 0.6 },
  )
  drawing.path('M186 496Q400 516 600 488L590 500Q400 522 190 504z', '#8f3a34')
  drawing.line('M168 400Q430 448 652 360', '#6b3f24', 13)
  drawing.line('M168 397Q430 444 652 357', '#d9a566', 5)
  drawing.line('M382 424V408M396 423V407', '#c3b09a', 5)
  drawing.path(lens(390, 508, 420, 5), '#fde6c4', { opacity: 0.75 })
  drawing.path(oval(652, 360, 7, 6), '#6b3f24')
}
