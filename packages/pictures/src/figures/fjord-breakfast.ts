import type { Drawing } from '../kit/drawing.ts'
import { downwards } from '../kit/fade.ts'
import { disc, oval, roundedBox } from '../kit/path.ts'
import { paintHand, paintSailor } from './draw-sailor.ts'
import { paintMug, paintSteam } from './fare.ts'
import type { Sailor } from './sailor.ts'

const left: Sailor = {
  looks: 1,
  size: 1.14,
  light: 1,
  hip: [136, 520],
  shoulder: [150, 346],
  head: [178, 276],
  tilt: -2,
  arms: [
    { to: [276, 400], bend: 1 },
    { to: [262, 424], bend: 1 },
  ],
  legs: [
    { to: [300, 690], bend: -1 },
    { to: [262, 700], bend: -1 },
  ],
  top: '#b7402f',
  pattern: 'knit',
  legwear: '#2c3a48',
  skin: '#f0c9a8',
  hair: '#c98a4a',
  style: 'long',
  hat: ['bobble', '#f4ead6', '#b7402f'],
}

const right: Sailor = {
  looks: -1,
  size: 1.14,
  light: 1,
  hip: [672, 520],
  shoulder: [656, 346],
  head: [628, 276],
  tilt: 8,
  eyes: 'down',
  arms: [
    { to: [560, 494], bend: -1 },
    { to: [518, 448], bend: -1 },
  ],
  legs: [
    { to: [510, 690], bend: 1 },
    { to: [548, 700], bend: 1 },
  ],
  top: '#24567a',
  pattern: 'knit',
  legwear: '#4a4038',
  skin: '#c98f6a',
  hair: '#2a2224',
  beard: '#3a2a24',
  hat: ['beanie', '#3f7a5c', '#d9b45a'],
}

/** Draws two people at breakfast in the cockpit: pancakes, and mugs that steam in the cold. */
export function paintFjordBreakfast(drawing: Drawing): void {
  drawing.line('M-20 366H820M-20 416H820', '#d9e1e4', 4)
  for (const x of [30, 316, 500, 770]) drawing.line(`M${x} 364V470`, '#d9e1e4', 6, { cap: 'butt' })
  drawing.path(
    'M-20 620V458Q400 446 820 458V620z',
    downwards(drawing, 450, 600, '#f1ebdf', '#b0aca4'),
  )
  drawing.line('M-20 458Q400 446 820 458', '#fffaf0', 5)
  drawing.path('M-20 620V536H820V620z', downwards(drawing, 536, 610, '#b98656', '#80592f'))
  for (const one of [left, right]) paintSailor(drawing, { ...one, arms: [one.arms[0], undefined] })
  paintTable(drawing)
  paintSailor(drawing, { ...left, part: 'near arm' })
  paintMug(drawing, [286, 434], 1, '#24567a', 1)
  paintHand(drawing, left, { to: [268, 416], bend: 1 })
  paintSteam(drawing, [286, 382], 1.1, 0.7)
  paintSailor(drawing, { ...right, part: 'near arm' })
}

function paintTable(drawing: Drawing): void {
  drawing.path('M290 536H530L520 620H300z', downwards(drawing, 536, 610, '#6b4526', '#4a2e1a'))
  drawing.path('M248 504H574L600 536V546H222V536z', '#7a4e2c')
  drawing.path('M248 500H574L600 536H222z', downwards(drawing, 500, 536, '#dba766', '#bd8548'))
  drawing.path(oval(414, 516, 80, 14), '#f6f3ea')
  for (const [y, w] of [
    [512, 62],
    [503, 60],
    [494, 61],
    [485, 57],
    [476, 58],
  ] as const) {
    drawing.path(roundedBox(414 - w, y - 8, 2 * w, 12, 6), '#c98a3e')
    drawing.path(oval(414, y - 6, w - 2, 8), '#ecc078')
  }
  drawing.path(
    'M378 468Q414 456 452 470Q446 480 440 498Q434 482 420 480Q404 484 398 508Q390 484 378 468z',
    '#8f2440',
  )
  drawing.path(disc(404, 464, 6) + disc(420, 462, 6) + disc(412, 456, 6), '#3f4f8a')
  drawing.line('M518 448L446 472', '#c3ccd2', 5)
  drawing.line('M446 472l-12-1M446 472l-10 5', '#c3ccd2', 2.5)
  paintMug(drawing, [548, 522], 0.96, '#e9b53c', 1)
  paintSteam(drawing, [548, 474], 1, 0.7)
  drawing.path(roundedBox(276, 484, 34, 38, 6), '#7a1f38')
  drawing.path(roundedBox(273, 478, 40, 11, 4), '#f4ead6')
}
