import { evenly } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { steps } from '../../kit/numbers.ts'
import { oval, roundedBox } from '../../kit/path.ts'
import { paintRope } from '../parts/rope.ts'
import { paintSoftShadow } from '../parts/soft-shadow.ts'

const bell =
  'M400 176C452 176 488 206 496 262C506 350 514 430 556 494C580 530 606 548 612 572C560 606 240 606 188 572C194 548 220 530 244 494C286 430 294 350 304 262C312 206 348 176 400 176z'

/** The ship's bell on a painted bulkhead, its lanyard worked in knots. */
export function paintBell(drawing: Drawing): void {
  paintBulkhead(drawing)
  paintBracket(drawing)
  paintSoftShadow(drawing, bell, { fall: [44, 34], spread: 26, strength: 0.42, colour: '#04141c' })
  paintLanyard(drawing)
  paintBrass(drawing)
}

function paintBulkhead(drawing: Drawing): void {
  drawing.box(
    0,
    0,
    800,
    800,
    drawing.radial(evenly('#2f8a93', '#1f6672', '#0c3440'), [250, 220], 760),
  )
  for (const x of steps(9, 20, 780)) {
    drawing.line(`M${x} 0V800`, '#072731', 5, { opacity: 0.7 })
    drawing.line(`M${x + 5} 0V800`, '#6fbcc4', 2, { opacity: 0.4 })
  }
}

function paintBracket(drawing: Drawing): void {
  const brass = drawing.linear(evenly('#f6dc94', '#c9963a', '#7d5a20'), [300, 60], [500, 180])
  paintSoftShadow(drawing, roundedBox(336, 44, 128, 96, 22), {
    fall: [14, 14],
    spread: 12,
    strength: 0.4,
    colour: '#04141c',
  })
  drawing.path(roundedBox(336, 44, 128, 96, 22), brass)
  for (const [x, y] of [
    [360, 68],
    [440, 68],
    [360, 116],
    [440, 116],
  ] as const) {
    drawing.circle(x, y, 9, '#8a6426')
    drawing.line(`M${x - 5} ${y - 5}l10 10`, '#4a3414', 3)
  }
  drawing.path(
    'M384 96H416L424 190H376z',
    drawing.linear(
      [
        [0, '#8a6426'],
        [0.4, '#f9e7ad'],
        [1, '#8a6426'],
      ],
      [376, 0],
      [424, 0],
    ),
  )
  drawing.circle(400, 166, 26, 'none', { stroke: '#8a6426', strokeWidth: 13 })
  drawing.circle(400, 166, 26, 'none', { stroke: '#eccb78', strokeWidth: 6 })
}

function paintBrass(drawing: Drawing): void {
  const glow = drawing.linear(
    [
      [0, '#6b4614'],
      [0.12, '#c08a2c'],
      [0.24, '#fbe9b4'],
      [0.34, '#e9bd58'],
      [0.55, '#c48a2e'],
      [0.72, '#8a5c1a'],
      [0.86, '#d9a848'],
      [1, '#5a3a10'],
    ],
    [210, 0],
    [590, 0],
  )
  drawing.path(bell, glow)
  drawing.path('M304 262C380 280 430 280 496 262L498 280C430 298 376 298 302 280z', '#6b4614', {
    opacity: 0.55,
  })
  drawing.path('M258 470C340 500 460 500 542 470L550 484C460 516 340 516 250 484z', '#6b4614', {
    opacity: 0.5,
  })
  drawing.path('M253 478C340 508 460 508 547 478L550 482C460 512 340 512 250 482z', '#fff0c4', {
    opacity: 0.6,
  })
  drawing.path(
    'M188 572C194 548 206 540 220 526C330 566 470 566 580 526C594 540 606 548 612 572C560 606 240 606 188 572z',
    glow,
  )
  drawing.path('M220 526C330 566 470 566 580 526L584 532C470 574 330 574 216 532z', '#fff6d8', {
    opacity: 0.75,
  })
  drawing.path(
    'M330 250C322 330 320 400 296 470C324 462 346 400 352 330C356 290 354 260 352 236z',
    '#fffbe8',
    { opacity: 0.75 },
  )
  drawing.path('M470 260C474 340 480 410 506 466C484 460 462 400 458 330z', '#5a3a10', {
    opacity: 0.35,
  })
  drawing.path('M252 318C300 300 330 380 290 430C270 400 262 360 252 318z', '#2f8a93', {
    opacity: 0.16,
  })
  drawing.path(oval(400, 586, 196, 14), '#3a2408', { opacity: 0.6 })
}

function paintLanyard(drawing: Drawing): void {
  drawing.circle(
    400,
    604,
    40,
    drawing.radial(
      [
        [0, '#f6dc94'],
        [0.6, '#b98432'],
        [1, '#5a3a10'],
      ],
      [386, 590],
      50,
    ),
  )
  paintRope(drawing, {
    through: [
      [400, 640],
      [402, 690],
      [398, 740],
      [400, 820],
    ],
    thick: 40,
    colour: '#f6efdf',
    fleck: '#c8432a',
    shadow: 0.4,
  })
  for (const [y, r] of [
    [646, 34],
    [724, 30],
  ] as const) {
    paintRope(drawing, {
      through: [
        [400 - r, y + 8],
        [400, y + 18],
        [400 + r, y - 2],
      ],
      thick: 22,
      colour: '#f6efdf',
      ends: 'round',
      shadow: 0.3,
    })
    paintRope(drawing, {
      through: [
        [400 - r, y + 26],
        [400, y + 36],
        [400 + r, y + 16],
      ],
      thick: 22,
      colour: '#e6dcc4',
      ends: 'round',
      shadow: 0.3,
    })
  }
}
