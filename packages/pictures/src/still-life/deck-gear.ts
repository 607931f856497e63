import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Drawing, Paint } from '../kit/drawing.ts'
import { steps } from '../kit/numbers.ts'
import { oval, places, roundedBox } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { paintRope, sampled } from './rope.ts'
import { shadow } from './table.ts'

const warp = { width: 30, colour: '#f3ead6', fleck: '#1f6f80' } as const

/** Draws a cleat with a mooring line made fast in figures of eight, its tail coiled flat. */
export function paintCleat(drawing: Drawing): void {
  paintRope(drawing, sampled(places('340 208, 440 190, 590 150, 716 216, 722 330, 722 400')), warp)
  paintRope(drawing, flatCoil([560, 390], 4, 34, 128), warp)
  paintRope(
    drawing,
    sampled(places('-40 60, 110 128, 250 176, 340 190, 398 222, 398 276, 350 304')),
    warp,
  )
  paintRope(drawing, sampled(places('184 304, 134 282, 132 222, 180 194')), warp)
  paintHorn(drawing)
  paintRope(drawing, sampled(places('352 304, 300 282, 232 226, 178 194')), warp)
  paintRope(drawing, sampled(places('182 304, 232 280, 296 226, 346 206')), warp)
}

function flatCoil([x, y]: Point, turns: number, inner: number, spread: number): Point[] {
  return steps(turns * 24 + 1).map((t): Point => {
    const turn = t * Math.PI * 2 * turns
    const r = inner + t * spread
    return [x + Math.cos(turn) * r, y - Math.sin(turn) * r * 0.94]
  })
}

function paintHorn(drawing: Drawing): void {
  const horn =
    'M96 244C110 220 150 222 190 232H338C378 222 418 220 432 244C438 260 420 270 396 268L330 272H198L132 268C108 270 90 260 96 244z'
  shadow(drawing, horn, 14, 20)
  drawing.path(roundedBox(206, 218, 40, 70, 10), '#8b99a3')
  drawing.path(roundedBox(286, 218, 40, 70, 10), '#8b99a3')
  drawing.path(
    horn,
    drawing.linear(
      [
        [0, '#f7fafb'],
        [0.5, '#c3cdd3'],
        [1, '#76838d'],
      ],
      [0, 222],
      [0, 272],
    ),
  )
}

/** Draws a sextant lying on a log book. */
export function paintSextant(drawing: Drawing): void {
  const book = roundedBox(90, 120, 430, 360, 10)
  drawing.group({ transform: 'rotate(-7 300 300)' }, () => {
    shadow(drawing, book, 16, 20)
    drawing.path(book, '#173a5c')
    drawing.path(roundedBox(100, 128, 414, 340, 6), '#fbf4e2')
    drawing.line('M306 130V466', '#c9b98e', 3)
    drawing.line(
      steps(12, 166, 440)
        .map((y) => `M124 ${y}H286M326 ${y}H490`)
        .join(''),
      '#9fb2bf',
      1.6,
    )
    drawing.line(
      'M130 160q40-12 60 0t50-2M130 184q30-10 56 0t70 0M332 160q40-10 70 0t60 0M332 210q30-10 56 0t40 0',
      '#24466b',
      3,
      { opacity: 0.8 },
    )
  })
  paintInstrument(drawing)
}

const limb = 'M640 462Q520 544 362 518Q296 506 240 462L252 446Q306 486 366 496Q520 520 626 446z'
const frame = 'M400 96L630 470Q520 540 366 512Q300 498 250 462z'
const braces =
  'M352 214Q410 262 486 232M316 306Q420 372 552 342M416 242L352 338M440 248L520 346M352 338L330 400M520 346L560 402M330 400Q440 452 560 402'

/** The sextant itself: an open brass frame, so that what lies below it shows between its ribs. */
function paintInstrument(drawing: Drawing): void {
  const brass = drawing.linear(
    [
      [0, '#f6de9a'],
      [0.5, '#cf9f43'],
      [1, '#7d5a20'],
    ],
    [280, 100],
    [600, 520],
  )
  drawing.group({ transform: 'translate(16 20)', opacity: 0.3 }, () => {
    drawing.path(frame, 'none', { stroke: '#1d1530', strokeWidth: 22 })
    drawing.line(braces, '#1d1530', 9)
    drawing.path(limb, '#1d1530')
    drawing.line('M402 118L470 520', '#1d1530', 17)
    drawing.path(roundedBox(430, 258, 196, 50, 10), '#1d1530')
    drawing.circle(484, 528, 26, '#1d1530')
  })
  drawing.line(braces, '#8a6426', 10)
  drawing.line(braces, '#d9ae55', 6)
  drawing.path(frame, 'none', { stroke: brass, strokeWidth: 20 })
  drawing.path(limb, '#f3ead6', { stroke: '#8a6426', strokeWidth: 3 })
  const ticks = steps(46).map((t) => {
    const [x, y] = [258 + t * 366, 462 + Math.sin(Math.PI * (0.08 + t * 0.84)) * 46 - t * 8]
    return `M${x} ${y}v${Math.round(t * 45) % 5 ? 9 : 15}`
  })
  drawing.line(ticks.join(''), '#5d4314', 2)
  paintShades(drawing)
  drawing.line('M402 118L470 520', '#8a6426', 19)
  drawing.line('M402 118L470 520', '#c9993f', 15)
  drawing.line('M398 122L464 512', '#f6de9a', 3.4)
  drawing.circle(402, 120, 30, brass)
  drawing.circle(402, 120, 9, '#8a6426')
  drawing.path(roundedBox(384, 66, 32, 74, 5), '#d7eaf0', { stroke: '#8a6426', strokeWidth: 5 })
  drawing.line('M391 122L408 82', '#ffffff', 5, { opacity: 0.8 })
  drawing.path(roundedBox(290, 262, 30, 66, 4), '#d7eaf0', { stroke: '#8a6426', strokeWidth: 5 })
  drawing.path('M293 265h24v30h-24z', '#8fb6c4', { opacity: 0.8 })
  paintTelescope(drawing)
  drawing.circle(470, 512, 26, '#6b4a1c')
  drawing.circle(470, 512, 22, brass)
  drawing.line('M470 494V502M488 512H480M470 530V522M452 512H460', '#5d4314', 3)
  drawing.circle(470, 512, 6, '#5d4314')
}

function paintShades(drawing: Drawing): void {
  for (const [x, y, colour] of [
    [322, 216, '#c23b2e'],
    [336, 190, '#2c8a58'],
    [350, 164, '#24466b'],
  ] as const) {
    drawing.line(`M${x + 26} ${y + 10}L${x} ${y}`, '#8a6426', 8)
    drawing.circle(x - 8, y - 3, 18, colour, { opacity: 0.82, stroke: '#8a6426', strokeWidth: 4 })
    drawing.path(oval(x - 13, y - 9, 5, 3.4), '#ffffff', { opacity: 0.5 })
  }
}

function paintTelescope(drawing: Drawing): void {
  const tube = (light: Colour, body: Colour, dark: Colour): Paint =>
    drawing.linear(
      [
        [0, body],
        [0.28, light],
        [0.6, body],
        [1, dark],
      ],
      [0, 246],
      [0, 306],
    )
  drawing.path(roundedBox(424, 256, 150, 42, 6), tube('#6b5a48', '#3a2a1c', '#1c130c'))
  drawing.path(roundedBox(410, 250, 26, 54, 6), tube('#f9e6ae', '#c9993f', '#6b4a1c'))
  drawing.path(roundedBox(508, 252, 18, 50, 4), tube('#f9e6ae', '#c9993f', '#6b4a1c'))
  drawing.path(roundedBox(568, 248, 36, 58, 8), tube('#f9e6ae', '#c9993f', '#6b4a1c'))
}

/** Draws two fenders with their lanyards and a coil on deck. */
export function paintFenders(drawing: Drawing): void {
  paintFender(drawing, [196, 318], -13, '#24527f')
  paintFender(drawing, [404, 330], 5, '#efe8d8')
  for (const [line, eye] of [
    ['150 130, 150 70, 210 30, 262 -30', '150 136, 138 116, 146 100, 158 108, 158 128'],
    ['420 140, 428 70, 500 44, 560 -30', '422 146, 410 124, 418 106, 432 112, 430 134'],
  ] as const) {
    paintRope(drawing, sampled(places(line)), { ...warp, width: 17 })
    paintRope(drawing, sampled(places(eye)), { ...warp, width: 15 })
  }
  const coil = [...flatCoil([628, 400], 5, 34, 96), [764, 318], [800, 230], [850, 176]] as const
  paintRope(drawing, coil, { width: 23, colour: '#f3ead6', fleck: '#c8442c' })
}

/** A moulded fender lying on deck: ribbed necks, an eye at either end, its own round light. */
function paintFender(drawing: Drawing, [x, y]: Point, turn: number, colour: Colour): void {
  const body =
    'M-24-186C-56-176-70-146-70-112V112C-70 146-56 176-24 186H24C56 176 70 146 70 112V-112C70-146 56-176 24-186z'
  const necks = [-1, 1].map(
    (end) =>
      `M-26 ${end * 180}L-20 ${end * 204}C-20 ${end * 216} 20 ${end * 216} 20 ${end * 204}L26 ${end * 180}z`,
  )
  const across = (light: number): Paint =>
    drawing.linear(
      [
        [0, mix(colour, '#10304d', 0.42)],
        [0.26, mix(colour, '#fffaf0', light)],
        [0.5, colour],
        [0.86, mix(colour, '#10202e', 0.55)],
        [1, mix(colour, '#5a3a20', 0.5)],
      ],
      [-70, 0],
      [70, 0],
    )
  drawing.group({ transform: `translate(${x} ${y}) rotate(${turn})` }, () => {
    shadow(drawing, body, 18, 18)
    drawing.path(necks.join(''), across(0.2))
    for (const end of [-1, 1]) drawing.path(oval(0, end * 203, 8, 5), '#1a2732')
    drawing.path(body, across(0.42))
    const ribs = [-168, -152, -136, 136, 152, 168].map((rib) => {
      const half = 70 - Math.max(0, Math.abs(rib) - 112) * 0.42
      return `M${-half} ${rib}Q0 ${rib + 14} ${half} ${rib}`
    })
    drawing.line(ribs.join(''), mix(colour, '#10202e', 0.5), 3, { opacity: 0.5 })
    drawing.path(
      'M-44-118C-34-124-30-110-30-96V84C-30 104-36 116-44 110C-48 104-48-112-44-118z',
      '#ffffff',
      {
        opacity: 0.34,
      },
    )
    drawing.line('M20-116V118', mix(colour, '#10202e', 0.4), 1.6, { opacity: 0.4 })
  })
}
