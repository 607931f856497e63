import type { Drawing } from '../../kit/drawing.ts'
import { downwards } from '../../kit/fade.ts'
import {
  cream,
  paintEnsign,
  paintGuardrail,
  paintPedestal,
  paintShipsWheel,
  paintTeak,
  paintTube,
} from './deck-parts.ts'
import { paintGrip, paintSailor } from './sailor-body.ts'
import { arm } from './sailor.ts'
import type { Sailor } from './sailor.ts'

const beginner: Sailor = {
  looks: 1,
  view: 'quarter',
  hip: [350, 452],
  shoulder: [356, 294],
  head: [368, 228],
  nods: -3,
  arms: [arm('440 384, 486 330'), arm('310 412, 372 398')],
  legs: [limbOf(382, 560, 386, 660), limbOf(328, 560, 322, 660)],
  jacket: '#e0553a',
  trousers: '#2a3d52',
  lifejacket: '#24384a',
  skin: '#8a5a3c',
  hair: '#241f22',
  style: 'curls',
  mood: 'laughs',
}

const instructor: Sailor = {
  looks: 1,
  view: 'quarter',
  hip: [584, 446],
  shoulder: [586, 296],
  head: [598, 232],
  arms: [arm('680 292, 744 254', 'point'), arm('522 372, 552 424')],
  legs: [limbOf(604, 560, 606, 660), limbOf(566, 560, 562, 660)],
  jacket: '#25506f',
  trousers: '#5b4a40',
  lifejacket: '#c8432a',
  skin: '#eec3a2',
  hair: '#d9d6d0',
  style: 'bob',
  glasses: 'clear',
}

function limbOf(kx: number, ky: number, fx: number, fy: number) {
  return [
    [kx, ky],
    [fx, fy],
  ] as const
}

/** Draws a beginner at the wheel for the first time, and the instructor pointing ahead. */
export function paintFirstHelm(drawing: Drawing): void {
  drawing.line('M150 -20L60 360', '#6b7a86', 3)
  drawing.path(
    'M-20 610V428Q120 396 420 398L820 430V610z',
    downwards(drawing, 400, 600, cream, '#b3aa9c'),
  )
  paintEnsign(drawing, [132, 404], [112, 206], 88, -1)
  paintTube(drawing, 'M-20 318Q60 300 150 300M-20 362Q60 346 150 344M150 300V408M40 306V420')
  paintGuardrail(drawing, [
    [150, 408, 108],
    [420, 402, 100],
    [700, 424, 112],
    [860, 436, 120],
  ])
  drawing.path(
    'M-20 610V470Q300 440 820 478V610z',
    downwards(drawing, 450, 610, '#f6efe0', '#c3b9a8'),
  )
  paintTeak(
    drawing,
    'M-20 610V506Q340 478 820 516V610z',
    [
      [
        [0, 490],
        [800, 500],
      ],
      [
        [-120, 610],
        [920, 610],
      ],
    ],
    26,
  )
  paintSailor(drawing, instructor)
  paintSailor(drawing, beginner)
  paintPedestal(drawing, [446, 416], 610)
  paintShipsWheel(drawing, [432, 390], 74, 124)
  paintGrip(drawing, beginner, 'both')
}
