import type { Drawing } from '../kit/drawing.ts'
import { across, downwards } from '../kit/fade.ts'
import { lens, oval } from '../kit/path.ts'
import { paintHand, paintSailor } from './draw-sailor.ts'
import type { Sailor } from './sailor.ts'

const hand: Sailor = {
  looks: 1,
  size: 1.06,
  light: -1,
  hip: [214, 420],
  shoulder: [258, 262],
  head: [290, 202],
  tilt: 10,
  arms: [
    { to: [420, 330], bend: 1 },
    { to: [354, 404], bend: 1 },
  ],
  legs: [
    { to: [336, 506], bend: -1 },
    { to: [112, 520], bend: -1 },
  ],
  top: '#e9a23c',
  sleeves: 'short',
  legwear: '#24466b',
  shorts: true,
  feet: 'shoes',
  skin: '#b97f5c',
  hair: '#2a2224',
  style: 'tail',
  hat: ['cap', '#f6efe0', '#1f6f80'],
  lifejacket: '#c23b2e',
}

const deck = 'M-20 300Q340 300 606 386Q624 396 606 408Q420 520 200 620H-20z'

/** Draws the bow of a yacht with one of the crew at the windlass, the anchor just over the roller. */
export function paintAnchoring(drawing: Drawing): void {
  paintGreenWater(drawing)
  drawing.path(lens(560, 560, 420, 40), '#1a7f7a', { opacity: 0.3 })
  drawing.path(
    'M612 392Q596 470 500 620H200Q420 520 606 408z',
    across(drawing, 300, 612, '#c9d5d8', '#f6f2ea'),
  )
  drawing.path('M598 470Q560 550 500 620H470Q560 530 598 470z', '#24567a')
  drawing.path(deck, downwards(drawing, 300, 600, '#fbf4e4', '#d9cbb2'))
  drawing.path(
    'M-20 326Q320 324 560 390Q380 490 130 606L-20 606z',
    downwards(drawing, 320, 610, '#d6b083', '#b08350'),
  )
  drawing.line(
    'M-20 372Q300 366 520 400M-20 424Q280 414 460 436M-20 480Q240 470 390 474M-20 540Q180 530 290 526',
    '#7a5230',
    2.2,
    { opacity: 0.5 },
  )
  drawing.line('M-20 300Q340 300 606 386M606 408Q420 520 200 620', '#c3b79e', 6)
  paintPulpit(drawing, true)
  paintSailor(drawing, { ...hand, arms: [hand.arms[0], undefined] })
  drawing.line('M430 328L449 333', '#8a5c42', 9)
  paintGroundTackle(drawing)
  paintSailor(drawing, { ...hand, part: 'near arm' })
  if (hand.arms[1]) paintHand(drawing, hand, hand.arms[1])
  paintPulpit(drawing, false)
}

/** The pines and the weed turn the clear water green. */
function paintGreenWater(drawing: Drawing): void {
  const veil = drawing.linear(
    [
      [0, '#2f7a4c', 0.62],
      [0.5, '#3fae72', 0.5],
      [1, '#a9e6a8', 0.35],
    ],
    [0, 121],
    [0, 610],
  )
  drawing.box(-20, 121, 860, 500, veil)
}

function paintPulpit(drawing: Drawing, far: boolean): void {
  const path = far
    ? 'M-20 196L360 202Q520 216 590 262Q604 280 600 378M-20 250L366 256Q500 268 594 316M366 204V304M90 198V300'
    : 'M600 400Q612 300 590 300Q520 340 452 410L470 484M594 352Q530 392 462 450'
  drawing.line(path, '#8fa0a8', 8)
  drawing.line(path, '#e9eff1', 4)
}

function paintGroundTackle(drawing: Drawing): void {
  drawing.line('M402 432L650 394', '#5f6d77', 8, { dash: '9 5' })
  drawing.path('M566 384L664 376L668 404L570 420z', '#aab6bd')
  drawing.path('M570 408L668 392L668 404L570 420z', '#6f7d87')
  drawing.path(oval(658, 392, 14, 15), '#c9d2d8')
  drawing.path(oval(658, 392, 5, 6), '#5f6d77')
  drawing.path(
    'M676 530C640 534 610 508 596 458C622 482 652 488 682 488z',
    across(drawing, 596, 682, '#eef2f3', '#aab6bd'),
  )
  drawing.path('M676 530C640 534 610 508 596 458C604 500 636 516 680 512z', '#7b8992')
  drawing.line('M612 482Q588 534 634 552Q672 560 676 526', '#8fa0a8', 7)
  drawing.line('M664 386Q686 392 686 424L678 514', '#7b8992', 14)
  drawing.line('M662 384Q683 390 682 424L674 512', '#d3dbe0', 5)
  drawing.path(
    'M350 428C350 404 436 404 436 428V452C436 474 350 474 350 452z',
    across(drawing, 350, 436, '#f4f7f8', '#8fa0a8'),
  )
  drawing.path(oval(393, 428, 43, 16), '#dfe6ea')
  drawing.path(oval(393, 426, 26, 9), '#8fa0a8')
}
