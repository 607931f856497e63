import type { Drawing } from '../kit/drawing.ts'
import { downwards } from '../kit/fade.ts'
import { roundedBox } from '../kit/path.ts'
import { paintHand, paintSailor } from './draw-sailor.ts'
import { paintMug, paintSteam } from './fare.ts'
import type { Sailor } from './sailor.ts'

const common = { view: 'front', turned: true, light: -1, dim: ['#4d6078', 0.26] } as const

const watch: readonly Sailor[] = [
  {
    ...common,
    looks: 1,
    size: 1.2,
    hip: [262, 512],
    shoulder: [262, 322],
    head: [268, 244],
    arms: [
      { to: [246, 420], bend: 1, long: 0.7 },
      { to: [296, 420], bend: -1, long: 0.7 },
    ],
    legs: [
      { to: [206, 704], bend: 1, upper: 0.5 },
      { to: [318, 704], bend: -1, upper: 0.5 },
    ],
    top: '#e8b13e',
    legwear: '#c9952e',
    skin: '#8a5a3c',
    hair: '#20242c',
    hat: ['hood', '#e8b13e', '#f4d68a'],
    lifejacket: '#24364a',
  },
  {
    ...common,
    looks: -1,
    size: 1.2,
    hip: [520, 516],
    shoulder: [524, 326],
    head: [518, 248],
    tilt: 4,
    eyes: 'down',
    arms: [
      { to: [482, 432], bend: 1, long: 0.7 },
      { to: [532, 432], bend: -1, long: 0.7 },
    ],
    legs: [
      { to: [468, 704], bend: 1, upper: 0.5 },
      { to: [580, 704], bend: -1, upper: 0.5 },
    ],
    top: '#c8432a',
    legwear: '#8f3424',
    skin: '#f0c9a8',
    hair: '#8a5a2a',
    style: 'tail',
    hat: ['bobble', '#e9e2d2', '#1f6f80'],
    lifejacket: '#24364a',
  },
]

/** Draws the two of the dawn watch side by side in the cockpit, each with a steaming mug. */
export function paintGreyWatch(drawing: Drawing): void {
  drawing.line('M-20 344Q300 356 820 330M-20 398Q300 408 820 384', '#b9c2c8', 4)
  for (const x of [70, 394, 640]) drawing.line(`M${x} 342V450`, '#b9c2c8', 7, { cap: 'butt' })
  drawing.path(
    'M-20 620V436Q380 452 820 424V620z',
    downwards(drawing, 430, 600, '#d6d2c8', '#8d8e8e'),
  )
  drawing.line('M-20 438Q380 454 820 426', '#f1ece0', 5)
  drawing.path(
    'M-20 620V528Q380 540 820 520V620z',
    downwards(drawing, 520, 610, '#a07c58', '#6f5239'),
  )
  paintSprayhood(drawing)
  drawing.group({ transform: 'translate(-80 -40) scale(1.2)' }, () => paintPair(drawing))
}

function paintPair(drawing: Drawing): void {
  for (const hand of watch) paintSailor(drawing, hand)
  paintMug(drawing, [271, 442], 1.02, '#f4ead6', 1)
  paintMug(drawing, [507, 454], 1.02, '#1f5f74', -1)
  for (const hand of watch)
    for (const reach of hand.arms) if (reach) paintHand(drawing, hand, reach)
  paintSteam(drawing, [271, 388], 1.1, 0.5)
  paintSteam(drawing, [507, 400], 1.1, 0.5)
}

function paintSprayhood(drawing: Drawing): void {
  drawing.path(
    'M840 190Q700 196 668 270Q650 340 652 440L840 470z',
    downwards(drawing, 190, 460, '#3a5068', '#1f3044'),
  )
  drawing.path('M820 238Q730 240 708 290Q696 330 696 396L820 410z', '#8fa3b0', { opacity: 0.75 })
  drawing.line('M668 270Q650 340 652 440', '#5d7488', 6)
  drawing.path(roundedBox(640, 430, 200, 26, 8), '#d9d4c8')
}
