import { limb } from '../figures/body.ts'
import { paintPerson } from '../figures/person.ts'
import { mix } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { across, downwards } from '../kit/fade.ts'
import { lerp, steps } from '../kit/numbers.ts'
import { curve, lens, oval, polygon, tenth } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import type { Stage } from '../world/stage.ts'
import type { Stern } from './near-parts.ts'
import { paintSternFlag } from './stern-flag.ts'

const steel = '#e8dccb'
const shade = '#5c5566'

/** Draws what lies astern: the wake to the horizon, then our own after deck, rail, ensign and log. */
export function paintStern(stage: Stage, { wake }: Stern): void {
  const { drawing, width, height } = stage
  const scale = Math.max(width / 800, height / 600)
  const place = `translate(${tenth((width - 800 * scale) / 2)} ${tenth(height - 600 * scale)})`
  const horizon = 600 - (height - stage.horizon) / scale
  drawing.group({ transform: `${place} scale(${Math.round(scale * 1000) / 1000})` }, () => {
    paintStraightWake(stage, [wake * 800, horizon])
    paintLogLine(drawing, [wake * 800, horizon])
    paintDeck(drawing)
    paintRail(drawing)
    paintBuoy(drawing)
    paintWatchkeeper(drawing)
    paintSternFlag(drawing, [584, 506], [632, 122])
  })
}

/** Two lines of foam and the smooth turned water between them, running together far astern. */
function paintStraightWake(stage: Stage, [far, top]: Point): void {
  const { drawing, palette } = stage
  const random = seeded(stage.name, 'wake astern')
  const at = (t: number, off: number): Point => {
    const [x, y] = [lerp(far, 400, t), lerp(top + 2, 540, t)]
    return [x + off * (2 + 150 * t), y]
  }
  const sheet = polygon([at(0, -0.8), at(0, 0.8), at(1, 0.8), at(1, -0.8)])
  const smooth = drawing.linear(
    [
      [0, palette.waveLight, 0.1],
      [0.4, palette.waveLight, 0.2],
      [1, palette.foam, 0.34],
    ],
    [0, top],
    [0, 540],
  )
  drawing.path(sheet, smooth)
  const layers: [string, string, string] = ['', '', '']
  for (let i = 0; i < 330; i++) {
    const t = random.next() ** 1.5
    const edge = i % 3 === 0 ? random.range(-0.9, 0.9) : (i % 2 ? 1 : -1) * random.range(0.62, 1.24)
    const [x, y] = at(t, edge)
    const wide = (4 + 64 * t) * random.range(0.4, 1.2)
    const shape = lens(x, y, wide, Math.min(wide * 0.1, (0.7 + 4 * t) * random.range(0.5, 1)))
    if (t < 0.2) layers[0] += shape
    else layers[i % 3 === 0 ? 1 : 2] += shape
  }
  drawing.path(layers[0], palette.foam, { opacity: 0.6 })
  drawing.path(layers[1], mix(palette.foam, palette.waveLight, 0.5), { opacity: 0.55 })
  drawing.path(layers[2], palette.foam, { opacity: 0.8 })
}

/** The line of the towed log, from the rail into the wake; its rotor turns far behind. */
function paintLogLine(drawing: Drawing, [far, top]: Point): void {
  const [x, y] = [lerp(far, 400, 0.3), lerp(top, 540, 0.3)]
  drawing.line(
    `M352 448Q${tenth(lerp(352, x, 0.7))} ${tenth(lerp(448, y, 0.3))} ${tenth(x)} ${tenth(y)}`,
    '#fff8e8',
    1.8,
  )
  drawing.path(lens(x, y, 20, 2.6), '#fffaf0', { opacity: 0.9 })
}

function paintDeck(drawing: Drawing): void {
  const edge = 'M-20 560C140 516 280 500 400 498C520 500 660 516 820 560'
  drawing.path(`${edge}V620H-20z`, downwards(drawing, 500, 600, '#efdcc0', '#b79a86'))
  drawing.line(edge, '#8a5f42', 13)
  drawing.line('M-20 556C140 512 280 496 400 494C520 496 660 512 820 556', '#c08a5a', 4)
  const planks = steps(15, 70, 730).map((x) => {
    const bow = 0.5 * ((x - 400) / 400) ** 2 * 60
    return `M${tenth(x)} ${tenth(513 + bow)}L${tenth(400 + (x - 400) * 1.28)} 620`
  })
  drawing.line(planks.join(''), '#8d6e5c', 1.6, { opacity: 0.5 })
  drawing.path(
    polygon([
      [330, 620],
      [346, 536],
      [454, 536],
      [470, 620],
    ]),
    '#d9bf9f',
  )
  drawing.line('M346 536H454L470 620M330 620L346 536', '#8d6e5c', 2)
  drawing.path(oval(400, 553, 15, 4), '#7d6352')
}

/** The pulpit round the stern: two rails on stanchions, running forward out of the picture. */
function paintRail(drawing: Drawing): void {
  const top: Point[] = [
    [-30, 470],
    [70, 426],
    [180, 400],
    [400, 390],
    [620, 400],
    [730, 426],
    [830, 470],
  ]
  const low: Point[] = [
    [-30, 524],
    [70, 480],
    [180, 456],
    [400, 446],
    [620, 456],
    [730, 480],
    [830, 524],
  ]
  const posts =
    'M180 400L176 521M620 400L624 521M312 393L310 503M488 393L490 503M70 426L58 544M730 426L742 544'
  for (const [offset, colour, thick] of [
    [1.6, shade, 9],
    [0, steel, 6],
  ] as const) {
    drawing.line(shifted(low, offset), colour, thick - 1.5)
    drawing.group({ transform: `translate(${offset} 0)` }, () => drawing.line(posts, colour, thick))
    drawing.line(shifted(top, offset), colour, thick + 1)
  }
  drawing.line(shifted(top, -1.6), '#fff6e2', 1.6, { opacity: 0.8 })
}

function shifted(points: readonly Point[], down: number): string {
  return curve(points.map(([x, y]): Point => [x, y + down]))
}

/** The horseshoe lifebuoy in its place on the rail, and the box of the log. */
function paintBuoy(drawing: Drawing): void {
  const shoe = 'M676 500V446C676 416 640 416 640 446V500'
  drawing.line(shoe, '#b5812a', 27)
  drawing.line(shoe, '#efb83e', 22)
  drawing.line('M640 452V468M676 452V468', '#f6efdc', 23, { cap: 'butt' })
  drawing.line('M622 476H694', '#4a4a58', 5)
  drawing.path('M330 436h32v26q-16 8-32 0z', '#3c4a5c')
  drawing.path(oval(346, 448, 10, 10), '#f3ead6')
  drawing.line('M346 448L351 442', '#c8432a', 2)
}

/** The one off watch, with a mug, looking back along the miles. */
function paintWatchkeeper(drawing: Drawing): void {
  drawing.path(
    'M236 408h28v32q0 7-7 7h-14q-7 0-7-7z',
    across(drawing, 236, 264, '#fdf3dc', '#cdb79c'),
  )
  drawing.path(oval(250, 408, 14, 4), '#6a4a34')
  paintPerson(drawing, {
    looks: 1,
    back: true,
    hip: [150, 640],
    shoulder: [148, 416],
    head: [152, 352],
    arms: [limb('82 516, 100 618'), limb('224 508, 244 446')],
    jacket: '#2b7f86',
    skin: '#8a5a3c',
    hair: '#3a2a22',
    wears: 'beanie',
    lifejacket: '#c8402f',
  })
}
