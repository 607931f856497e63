import type { Drawing } from '../kit/drawing.ts'
import { downwards } from '../kit/fade.ts'
import { oval } from '../kit/path.ts'
import { paintHand, paintSailor } from './draw-sailor.ts'
import type { Sailor } from './sailor.ts'
import { paintTiller } from './tiller.ts'

const skipper: Sailor = {
  looks: 1,
  size: 1.12,
  light: 1,
  hip: [262, 466],
  shoulder: [250, 286],
  head: [274, 212],
  arms: [
    { to: [378, 446], bend: 1 },
    { to: [408, 396], bend: 1 },
  ],
  legs: [
    { to: [442, 600], bend: -1 },
    { to: [386, 616], bend: -1 },
  ],
  top: '#24466b',
  pattern: 'knit',
  legwear: '#8a4a36',
  skin: '#e0b08c',
  hair: '#e6e2da',
  beard: '#efece4',
  hat: ['skipper', '#22303c', '#16202a'],
  lifejacket: '#c23b2e',
}

/** Draws an old hand at the long tiller of a gaffer, her tan mainsail before him. */
export function paintGafferHelm(drawing: Drawing): void {
  paintMainsail(drawing)
  drawing.path(
    'M-20 620V420Q300 470 820 452V620z',
    downwards(drawing, 430, 600, '#33564a', '#1d352f'),
  )
  drawing.line('M-20 416Q300 466 820 448', '#c98a4a', 18)
  drawing.line('M-20 410Q300 460 820 442', '#efc48a', 5)
  for (const x of [60, 520, 640, 760]) drawing.line(`M${x} 470V560`, '#1a2f2a', 9, { opacity: 0.7 })
  drawing.path(
    'M-20 620V556Q300 580 820 560V620z',
    downwards(drawing, 556, 610, '#c79a64', '#8a5f38'),
  )
  drawing.path(
    'M120 620V500Q240 520 352 510V620z',
    downwards(drawing, 500, 610, '#b9783c', '#6b3f1e'),
  )
  drawing.path('M108 508Q240 528 366 516V498Q240 510 108 490z', '#d9a05c')
  paintSailor(drawing, { ...skipper, arms: [skipper.arms[0], undefined] })
  paintTiller(drawing, [
    [20, 520],
    [180, 470],
    [330, 412],
    [470, 384],
  ])
  paintSailor(drawing, { ...skipper, part: 'near arm' })
  if (skipper.arms[1]) paintHand(drawing, skipper, skipper.arms[1])
}

function paintMainsail(drawing: Drawing): void {
  drawing.path(
    'M420 -20Q400 70 372 122Q600 176 840 176V-20z',
    drawing.linear(
      [
        [0, '#e08a52'],
        [0.5, '#c4592f'],
        [1, '#8a3722'],
      ],
      [380, 20],
      [820, 150],
    ),
  )
  drawing.line('M500 -20Q486 70 470 142M610 -20Q602 80 596 160M730 -20V172', '#8a3722', 2.6, {
    opacity: 0.55,
  })
  drawing.line('M404 92Q600 140 830 138', '#f0d9a8', 3, { dash: '3 26' })
  drawing.line('M336 126L840 196', '#7a4a22', 24)
  drawing.line('M338 120L840 188', '#d9a05c', 7)
  drawing.line('M352 136L118 470M366 138L128 474', '#e6d3ac', 4)
  drawing.path(oval(358, 142, 11, 15), '#6b3f1e')
  drawing.path(oval(122, 474, 11, 14), '#6b3f1e')
}
