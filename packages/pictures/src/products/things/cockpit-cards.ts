import { paintSoftShadow } from '../../gallery/parts/soft-shadow.ts'
import { evenly } from '../../kit/colour.ts'
import type { Colour } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { roundedBox } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'

type Light = readonly [x: number, y: number, colour: Colour]

/** A card of the set: how far it is fanned out, and the lights of the vessel on it. */
interface Card {
  readonly turn: number
  readonly hull: string
  readonly lights: readonly Light[]
  readonly shapes: readonly (readonly [kind: keyof typeof shapes, at: Point])[]
}

const [red, green, white] = ['#ff6a55', '#4fe39a', '#fff6d2'] as const

/** From the lowest card to the uppermost: a tug towing, a fisherman, a trawler. */
const cards: readonly Card[] = [
  {
    turn: -26,
    hull: 'M44 312L58 280H120V240H176V280H262Q262 302 244 312z',
    lights: [
      [148, 120, white],
      [148, 166, white],
      [236, 268, green],
    ],
    shapes: [['diamond', [96, 422]]],
  },
  {
    turn: -5,
    hull: 'M36 266Q60 282 90 280H214V238H246V312H60Q42 296 36 266z',
    lights: [
      [150, 118, red],
      [150, 164, white],
      [48, 258, red],
    ],
    shapes: [
      ['cone', [92, 404]],
      ['foot', [92, 440]],
    ],
  },
  {
    turn: 16,
    hull: 'M40 314L58 276H84L92 214H102L96 276H150V232H202L214 276Q250 282 272 262Q266 304 244 314z',
    lights: [
      [176, 104, green],
      [176, 152, white],
      [252, 260, green],
    ],
    shapes: [
      ['cone', [92, 404]],
      ['foot', [92, 440]],
    ],
  },
]

/** A ring of cards, fanned out: vessels by night above, their shapes by day below. */
export function paintCards(drawing: Drawing): void {
  for (const card of cards) {
    drawing.group({ transform: `translate(250 130) rotate(${card.turn} 150 520)` }, () =>
      paintCard(drawing, card),
    )
  }
  const [x, y] = [400, 660]
  drawing.circle(x + 4, y + 36, 40, 'none', { stroke: '#1a1f2a', strokeWidth: 11, opacity: 0.18 })
  drawing.circle(x, y + 28, 40, 'none', { stroke: '#6f5420', strokeWidth: 11 })
  drawing.circle(x, y + 28, 40, 'none', { stroke: '#e5bd62', strokeWidth: 7 })
}

function paintCard(drawing: Drawing, card: Card): void {
  const edge = roundedBox(0, 0, 300, 560, 26)
  paintSoftShadow(drawing, edge, { fall: [8, 14], spread: 16, strength: 0.36 })
  drawing.path(edge, '#fbf7ef')
  const night = drawing.linear(evenly('#0a1734', '#27508a'), [0, 20], [0, 330])
  drawing.path(roundedBox(16, 18, 268, 322, 12), night)
  drawing.path('M16 300q34-8 67 0t67 0t67 0t67 0V328q0 12-12 12H28q-12 0-12-12z', '#0b2348')
  drawing.path(card.hull, '#040b1a')
  for (const [x, y, colour] of card.lights) {
    drawing.circle(
      x,
      y,
      46,
      drawing.radial(
        [
          [0, colour, 0.75],
          [0.35, colour, 0.25],
          [1, colour, 0],
        ],
        [x, y],
        46,
      ),
    )
    drawing.circle(x, y, 12, colour)
    drawing.circle(x, y, 5, '#ffffff', { opacity: 0.85 })
  }
  drawing.path(roundedBox(16, 352, 268, 140, 12), '#cfe3e6')
  for (const [kind, at] of card.shapes) paintShape(drawing, kind, at)
  drawing.path(roundedBox(184, 392, 76, 12, 3), '#10304d', { opacity: 0.75 })
  drawing.path(roundedBox(184, 416, 56, 8, 2), '#10304d', { opacity: 0.4 })
  drawing.path(roundedBox(184, 434, 66, 8, 2), '#10304d', { opacity: 0.4 })
  drawing.circle(150, 526, 13, '#b9a98a')
  drawing.circle(150, 527, 9, '#7d6f58')
}

const shapes = {
  cone: 'M-25-18H25L0 18z',
  foot: 'M0-18L25 18H-25z',
  diamond: 'M0-42L30 0L0 42L-30 0z',
} as const

function paintShape(drawing: Drawing, kind: keyof typeof shapes, [x, y]: Point): void {
  drawing.group({ transform: `translate(${x} ${y})` }, () => drawing.path(shapes[kind], '#161c26'))
}
