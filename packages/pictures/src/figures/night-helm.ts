import { mix } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { downwards } from '../kit/fade.ts'
import { oval, roundedBox } from '../kit/path.ts'
import { paintSailor } from './draw-sailor.ts'

const night = '#0b1836'

/** Draws a helmsman from the side by night, lit by the compass before the wheel. */
export function paintNightHelm(drawing: Drawing): void {
  paintSailAndRail(drawing)
  drawing.path(
    'M-20 620V520Q200 498 420 504T820 486V620z',
    downwards(drawing, 490, 610, '#22355c', '#0a1530'),
  )
  drawing.line('M-20 520Q200 498 420 504T820 486', '#4a6288', 4, { opacity: 0.7 })
  paintPedestal(drawing)
  paintSailor(drawing, {
    looks: 1,
    size: 1.18,
    light: 1,
    hip: [268, 506],
    shoulder: [280, 312],
    head: [304, 236],
    tilt: 3,
    arms: [
      { to: [486, 352], bend: 1 },
      { to: [452, 414], bend: 1 },
    ],
    legs: [
      { to: [322, 740], bend: -1 },
      { to: [262, 746], bend: -1 },
    ],
    top: '#c8432a',
    legwear: '#2a3650',
    skin: '#b97f5c',
    hair: '#3a2a22',
    hat: ['beanie', '#2a4a70', '#d8a83c'],
    beard: '#4a3428',
    lifejacket: '#2c3850',
    dim: [night, 0.5],
    glow: { from: [540, 336], reach: 360, colour: '#f4502f', strength: 0.85 },
  })
  drawing.circle(
    536,
    340,
    210,
    drawing.radial(
      [
        [0, '#ff6a40', 0.5],
        [0.25, '#f0442c', 0.2],
        [1, '#f0442c', 0],
      ],
      [536, 340],
      210,
    ),
  )
}

function paintSailAndRail(drawing: Drawing): void {
  drawing.path(
    'M704 -20Q676 40 640 104L820 122V-20z',
    drawing.linear(
      [
        [0, '#3c557e'],
        [1, '#17294c'],
      ],
      [640, 60],
      [820, 20],
    ),
  )
  drawing.line('M742 -20Q720 50 704 104', '#0f1f40', 2.5, { opacity: 0.6 })
  drawing.line('M620 104L830 126', '#101d38', 17)
  drawing.line('M622 99L830 121', '#3c557e', 3)
  drawing.line('M644 112L612 500M660 114L620 500', '#5a7096', 2.5, { opacity: 0.8 })
  drawing.line('M70 -20L18 520', '#2c4268', 3.5)
  drawing.line('M-20 414H840M-20 462H840', '#6d83a6', 2.5, { opacity: 0.75 })
  for (const x of [96, 372, 640]) drawing.line(`M${x} 410V512`, '#7f93b2', 6, { cap: 'butt' })
  drawing.line('M-20 398H96', '#7f93b2', 6)
}

function paintPedestal(drawing: Drawing): void {
  drawing.path(
    'M512 620L522 372H566L584 620z',
    drawing.linear(
      [
        [0, '#7f2f2c'],
        [0.4, '#33406a'],
        [1, '#16244a'],
      ],
      [512, 0],
      [584, 0],
    ),
  )
  drawing.path(roundedBox(504, 352, 72, 26, 8), '#2a3558')
  drawing.path(
    'M508 354C508 316 572 316 572 354z',
    drawing.radial(
      [
        [0, '#ffb08a'],
        [0.4, '#ff5a34'],
        [1, '#a82a20'],
      ],
      [536, 342],
      36,
    ),
  )
  drawing.line('M522 342Q538 322 560 340', '#ffd0b0', 2.5, { opacity: 0.7 })
  drawing.line('M498 396V330Q500 296 538 294Q580 296 580 330V396', '#5f6f92', 6)
  const rim = oval(474, 470, 34, 142)
  drawing.line(
    'M474 470L478 330M474 470L500 390M474 470L446 400M474 470L462 606M474 470L504 552M474 470L444 540',
    '#54658c',
    5,
  )
  drawing.line('M474 470H530', '#3c4a70', 18)
  drawing.path(rim, 'none', { stroke: mix('#0c1226', '#3a1c20', 0.4), strokeWidth: 15 })
  drawing.path(oval(471, 468, 33, 142), 'none', { stroke: '#8f4038', strokeWidth: 3.5 })
}
