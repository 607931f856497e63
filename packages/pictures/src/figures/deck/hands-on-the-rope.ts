import { mix } from '../../kit/colour.ts'
import type { Colour } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { across, downwards } from '../../kit/fade.ts'
import { disc, oval, pair, places, roundedBox } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'
import { seeded } from '../../kit/random.ts'
import { paintRope, sampled } from '../../still-life/rope.ts'
import { cream } from './deck-parts.ts'
import { taper } from './sailor-limbs.ts'
import { shade, sunlit } from './sailor.ts'

const look = { width: 42, colour: '#f3ead6', fleck: '#e2593c' } as const

/** A gloved hand round the rope: where it is, from which side its arm comes, and how it is dressed. */
interface Glove {
  readonly at: Point
  /** Below the rope, 1, or above it, -1. */
  readonly from: 1 | -1
  readonly glove: Colour
  /** The finger tips, bare where they are not the glove's. */
  readonly tips: Colour
  readonly sleeve: Colour
}

const yellow = { glove: '#2f4f66', tips: '#e0b08c', sleeve: '#efb23a', from: -1 } as const
const coral = { glove: '#4d5068', tips: '#8a5a3c', sleeve: '#d8472c', from: 1 } as const

const gloves: readonly Glove[] = [
  { ...yellow, at: [522, 412] },
  { ...yellow, at: [418, 380] },
  { ...coral, at: [736, 478] },
  { ...coral, at: [632, 446] },
]

/** Draws two pairs of gloved hands on one thick rope that comes round a winch. */
export function paintHandsOnTheRope(drawing: Drawing): void {
  drawing.path('M-20 610V404Q300 350 820 384V610z', downwards(drawing, 360, 610, cream, '#8f8a88'))
  drawing.path(
    'M-20 610V560Q300 520 820 560V610z',
    downwards(drawing, 530, 610, '#b98656', '#7a5232'),
  )
  paintRope(drawing, sampled(places('-60 96, 40 166, 120 222, 176 262')), look)
  paintRope(drawing, sampled(places('230 318, 300 346, 420 384, 640 450, 880 524')), look)
  paintDrum(drawing, 196, 236)
  for (const glove of gloves) paintGlove(drawing, glove)
  paintDrops(drawing)
}

function paintDrum(drawing: Drawing, x: number, y: number): void {
  drawing.path(oval(x + 8, y + 200, 186, 50), '#4d4a55', { opacity: 0.5 })
  drawing.path(oval(x, y + 190, 168, 50), '#5e6b75')
  drawing.path(
    `M${x - 104} ${y}Q${x - 70} ${y + 90} ${x - 146} ${y + 182}Q${x} ${y + 236} ${x + 146} ${y + 182}Q${x + 70} ${y + 90} ${x + 104} ${y}z`,
    across(drawing, x - 150, x + 150, '#f4f7f8', '#b9c4cb', '#55636e'),
  )
  for (const level of [128, 90, 52]) {
    const ends: readonly Point[] = [
      [x - 88, y + level - 6],
      [x + 88, y + level - 6],
    ]
    for (const [ex, ey] of ends) {
      drawing.circle(ex, ey, 22.6, mix(look.colour, '#10304d', 0.8))
      drawing.circle(ex, ey, 19.6, look.colour)
    }
    const turn: Point[] = [
      [x - 88, y + level - 6],
      [x - 34, y + level + 18],
      [x + 34, y + level + 18],
      [x + 88, y + level - 6],
    ]
    paintRope(drawing, sampled(turn, 14), look)
  }
  drawing.path(oval(x, y + 6, 116, 38), '#7f8b94')
  drawing.path(oval(x, y, 116, 37), '#e3eaed')
  drawing.path(oval(x, y - 3, 86, 25), '#95a1a9')
  drawing.path(oval(x, y - 3, 28, 9), '#3a4854')
}

function paintGlove(drawing: Drawing, { at, from, glove, tips, sleeve }: Glove): void {
  const [dark, light] = [mix(glove, shade, 0.45), mix(glove, sunlit, 0.3)]
  drawing.group(
    { transform: `translate(${pair(at)}) rotate(17) scale(0.86 ${0.86 * from})` },
    () => {
      drawing.path(taper([14, 118], 48, [330, 640], 72), mix(sleeve, shade, 0.4))
      drawing.path(taper([11, 118], 44, [323, 640], 67), sleeve)
      drawing.line(
        'M40 178Q76 190 104 150M74 270Q124 270 156 214M132 330Q176 340 214 302M196 470Q250 460 290 400',
        mix(sleeve, shade, 0.34),
        7,
        { opacity: 0.6 },
      )
      drawing.line('M4 150L190 470', mix(sleeve, sunlit, 0.42), 17, { opacity: 0.5 })
      drawing.line('M-34 122L58 92', mix(sleeve, shade, 0.5), 36)
      drawing.line('M-35 119L56 90', mix(sleeve, sunlit, 0.3), 27)
      drawing.path(roundedBox(-60, -8, 118, 112, 46), dark)
      drawing.path(roundedBox(-58, -8, 112, 106, 44), glove)
      drawing.path(roundedBox(-34, 40, 62, 40, 16), light, { opacity: 0.35 })
      for (const x of [-43, -15, 13, 40]) {
        drawing.path(taper([x, 30], 17, [x + 5, -27], 14.5), mix(tips, shade, 0.5))
        drawing.path(taper([x - 1, 28], 15, [x + 3.5, -26], 12.5), tips)
        drawing.line(`M${x - 4} -8L${x - 1} -24`, mix(tips, sunlit, 0.4), 5, { opacity: 0.5 })
        drawing.path(taper([x, 34], 17.5, [x + 2, 4], 16.5), dark)
        drawing.path(taper([x - 1.5, 33], 15.5, [x + 0.5, 4], 14.5), glove)
      }
    },
  )
}

function paintDrops(drawing: Drawing): void {
  const random = seeded('hands-on-the-rope', 'drops')
  const drops = Array.from({ length: 34 }, () => {
    const along = random.next()
    return disc(
      along * 760 + random.gauss() * 40,
      300 - along * 190 + random.gauss() * 70,
      random.range(0.8, 4) * random.range(0.5, 1),
    )
  })
  drawing.path(drops.join(''), '#fff6ea', { opacity: 0.85 })
}
