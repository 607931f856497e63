import type { Drawing } from '../kit/drawing.ts'
import { across, downwards } from '../kit/fade.ts'
import { steps } from '../kit/numbers.ts'
import { oval, places, tenth } from '../kit/path.ts'
import { paintRope, sampled } from '../still-life/rope.ts'
import { paintHand, paintSailor } from './draw-sailor.ts'
import type { Sailor } from './sailor.ts'

const common = { looks: 1, size: 0.8, light: -1 } as const

const crew: readonly Sailor[] = [
  {
    ...common,
    hip: [84, 436],
    shoulder: [62, 312],
    head: [80, 258],
    arms: [
      { to: [176, 372], bend: 1 },
      { to: [134, 380], bend: 1 },
    ],
    legs: [
      { to: [186, 566], bend: -1 },
      { to: [112, 578], bend: -1 },
    ],
    top: '#e9dfc8',
    pattern: 'knit',
    legwear: '#5a4636',
    skin: '#f0c9a8',
    hair: '#c9c4bc',
    hat: ['beanie', '#8f2f24', '#b8503a'],
    beard: '#d9d4ca',
    lifejacket: '#22303c',
  },
  {
    ...common,
    hip: [224, 426],
    shoulder: [204, 300],
    head: [222, 244],
    arms: [
      { to: [318, 368], bend: 1 },
      { to: [266, 372], bend: 1 },
    ],
    legs: [
      { to: [322, 564], bend: -1 },
      { to: [250, 580], bend: -1 },
    ],
    top: '#2b8a8c',
    legwear: '#24364a',
    skin: '#8a5a3c',
    hair: '#20242c',
    style: 'bun',
    lifejacket: '#c23b2e',
  },
  {
    ...common,
    hip: [376, 420],
    shoulder: [372, 290],
    head: [394, 234],
    arms: [
      { to: [478, 400], bend: 1 },
      { to: [424, 376], bend: 1 },
    ],
    legs: [
      { to: [456, 564], bend: -1 },
      { to: [366, 580], bend: -1 },
    ],
    top: '#efb23a',
    legwear: '#3a4654',
    skin: '#e0b08c',
    hair: '#8a4a2a',
    style: 'short',
    lifejacket: '#c23b2e',
  },
]

/** Draws three people who walk a halyard away from the mast of a gaffer, her tan sail going up. */
export function paintHalyard(drawing: Drawing): void {
  paintSail(drawing)
  paintDeck(drawing)
  paintMast(drawing)
  const rope = sampled(
    places(
      '588 536, 520 436, 478 400, 424 376, 318 368, 266 372, 176 372, 134 380, 92 440, 60 560',
    ),
  )
  for (const hand of crew) paintSailor(drawing, { ...hand, arms: [hand.arms[0], undefined] })
  paintRope(drawing, rope, { width: 10, colour: '#e6d3ac', fleck: '#b98a52' })
  for (const hand of crew) {
    const [far, near] = hand.arms
    if (far) paintHand(drawing, hand, far)
    if (near) paintNear(drawing, hand)
  }
  drawing.path(oval(54, 578, 46, 12), 'none', { stroke: '#e6d3ac', strokeWidth: 8 })
  drawing.path(oval(60, 572, 34, 8), 'none', { stroke: '#cdb486', strokeWidth: 7 })
}

function paintNear(drawing: Drawing, hand: Sailor): void {
  paintSailor(drawing, { ...hand, part: 'near arm' })
}

function paintSail(drawing: Drawing): void {
  drawing.line('M622 -20L780 66M618 -20L700 110', '#cdb486', 3)
  drawing.path(
    'M628 158L830 34V440Q730 462 628 448z',
    drawing.linear(
      [
        [0, '#d9764a'],
        [0.55, '#b8502f'],
        [1, '#7d3020'],
      ],
      [628, 180],
      [830, 420],
    ),
  )
  drawing.line(
    'M628 210Q720 190 830 108M628 300Q730 300 830 226M628 384Q730 404 830 344',
    '#8f3c26',
    2.6,
    { opacity: 0.7 },
  )
  drawing.path(
    'M626 404Q720 436 830 380V474Q720 500 626 470z',
    downwards(drawing, 396, 490, '#c9623c', '#7d3020'),
  )
  drawing.line('M630 424Q724 456 830 410M630 446Q730 478 830 440', '#7d3020', 6, { opacity: 0.6 })
  drawing.line('M604 172L840 26', '#7a4a22', 24)
  drawing.line('M604 166L840 20', '#c98a4a', 7)
  drawing.line('M612 480L840 504', '#7a4a22', 26)
  drawing.line('M612 473L840 496', '#c98a4a', 7)
}

function paintMast(drawing: Drawing): void {
  drawing.box(590, -20, 42, 590, across(drawing, 590, 632, '#d9a05c', '#b9783c', '#7a4a22'))
  for (const y of [206, 268, 330, 392])
    drawing.line(`M586 ${y}Q612 ${y + 14} 644 ${y + 4}`, '#6b3f1e', 5)
  drawing.line('M578 -20L582 524', '#e6d3ac', 6)
  drawing.path(oval(582, 534, 15, 20), '#7a4a22')
  drawing.path(oval(580, 532, 7, 10), '#2a2018')
  drawing.path('M568 570q44-20 86 0v40h-86z', '#8f5f30')
}

function paintDeck(drawing: Drawing): void {
  drawing.path(
    'M-20 530V470L400 486L820 478V540z',
    downwards(drawing, 470, 530, '#2f5a4c', '#1c3a34'),
  )
  drawing.line('M-20 468L400 484L820 476', '#c98a4a', 12)
  drawing.path('M-20 620V520L820 528V620z', downwards(drawing, 520, 610, '#d6b184', '#9a7044'))
  const seams = steps(7, 0, 1).map(
    (t) => `M-20 ${tenth(532 + 74 * t * t)}L820 ${tenth(538 + 70 * t * t)}`,
  )
  drawing.line(seams.join(''), '#6b4526', 1.8, { opacity: 0.45 })
}
