import type { Drawing } from '../kit/drawing.ts'
import { across, downwards } from '../kit/fade.ts'
import { roundedBox } from '../kit/path.ts'
import { paintHand, paintSailor } from './draw-sailor.ts'
import type { Sailor } from './sailor.ts'

const navigator: Sailor = {
  looks: 1,
  size: 1.06,
  light: 1,
  hip: [322, 424],
  shoulder: [318, 248],
  head: [340, 180],
  tilt: -2,
  arms: [
    { to: [440, 258], bend: 1 },
    { to: [428, 202], bend: 1 },
  ],
  legs: [
    { to: [420, 628], bend: -1 },
    { to: [252, 640], bend: -1 },
  ],
  top: '#f4ead6',
  sleeves: 'short',
  pattern: 'stripes',
  legwear: '#c9a06a',
  shorts: true,
  feet: 'shoes',
  skin: '#8a5a3c',
  hair: '#2a2224',
  style: 'tail',
  hat: ['cap', '#f6efe0', '#e2593c'],
  lifejacket: '#c23b2e',
}

/** Draws a navigator with her back against the mast, a sextant at her eye. */
export function paintNoonSight(drawing: Drawing): void {
  paintRigging(drawing)
  drawing.path(
    'M-20 620V560L300 520L820 566V620z',
    downwards(drawing, 516, 610, '#f1e8d6', '#b3a78f'),
  )
  drawing.path(
    'M-20 620V590L300 548L820 592V620z',
    downwards(drawing, 548, 610, '#c79a64', '#8a5f38'),
  )
  drawing.line('M20 592L250 560M180 600L296 552M420 612L330 552M620 612L470 562', '#6b4526', 2.2, {
    opacity: 0.5,
  })
  paintSailor(drawing, navigator)
  paintSextant(drawing)
  for (const reach of navigator.arms) if (reach) paintHand(drawing, navigator, reach)
}

function paintRigging(drawing: Drawing): void {
  drawing.path(
    'M246 -20L252 420Q120 452 -20 456V-20z',
    drawing.linear(
      [
        [0, '#a9bac8'],
        [0.7, '#f6efdf'],
        [1, '#fffaf0'],
      ],
      [-20, 380],
      [252, 60],
    ),
  )
  drawing.line(
    'M-20 96Q120 110 250 96M-20 236Q120 254 250 238M-20 372Q120 388 250 366',
    '#9fb0bf',
    2.4,
    { opacity: 0.7 },
  )
  drawing.line('M-20 474L256 440', '#27333f', 24)
  drawing.line('M-20 467L256 433', '#51626f', 5)
  drawing.box(236, -20, 42, 570, across(drawing, 236, 278, '#3a4855', '#55656f', '#8b9aa3'))
  drawing.line('M520 -20L664 560M604 -20L690 560', '#51626f', 4)
  drawing.line('M278 446H840M278 496H840', '#d5dde2', 3)
  for (const x of [664, 690]) drawing.path(roundedBox(x - 5, 520, 10, 40, 4), '#8b9aa3')
  drawing.line('M780 440V566M470 440V540', '#c3ccd2', 7, { cap: 'butt' })
}

function paintSextant(drawing: Drawing): void {
  drawing.group({ transform: 'translate(0 12)' }, () => paintFrame(drawing))
}

function paintFrame(drawing: Drawing): void {
  const brass = '#d9a441'
  drawing.line('M382 172L414 172', '#2c3844', 15, { cap: 'butt' })
  drawing.line('M374 172h12', '#171f28', 18, { cap: 'butt' })
  drawing.line('M420 160L398 262M420 160L490 246M408 216L460 208', '#4a3a2a', 8)
  drawing.line('M394 258Q444 284 494 242', '#3a2c20', 15)
  drawing.line('M394 258Q444 284 494 242', brass, 9)
  drawing.line('M420 158L452 268', brass, 6)
  drawing.path(roundedBox(408, 140, 22, 28, 4), '#2c3844')
  drawing.path('M413 144h12v18h-12z', '#cfe6ea')
  drawing.path('M440 170l14-6v22l-14 6z', '#b4502e')
  drawing.path('M446 182l14-4v20l-14 4z', '#3f7a56')
}
