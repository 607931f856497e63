import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import { curve } from '../kit/path.ts'
import { add } from '../kit/vector.ts'
import type { Vector } from '../kit/vector.ts'
import type { Brush } from './brush.ts'

/** One of the crew: metres forward and to port of the middle, what they do and wear. */
export interface Hand {
  readonly at: readonly [forward: number, port: number]
  readonly does?: 'stands' | 'sits' | 'steers' | 'crouches' | 'waves'
  readonly wears?: 'red' | 'yellow' | 'navy' | 'teal' | 'white'
  /** Metres above the deck they stand on; the cockpit is below it. */
  readonly up?: number
}

export const jackets: Record<NonNullable<Hand['wears']>, Colour> = {
  red: '#d0422f',
  yellow: '#efb23a',
  navy: '#24466b',
  teal: '#2b8a8c',
  white: '#f3efe6',
}

const skins: readonly Colour[] = ['#e0b08c', '#8a5a3c', '#c98f6a', '#f0c9a8', '#5f3d2a']
const hairs: readonly Colour[] = ['#3a2a22', '#20242c', '#8a5a2a', '#c9c4bc', '#6b3a20']

/** Heights of a body, in metres above the feet: hip, shoulder and the middle of the head. */
const postures = {
  stands: { hip: 0.85, shoulder: 1.42, head: 1.66, foot: 0 },
  steers: { hip: 0.85, shoulder: 1.4, head: 1.64, foot: 0 },
  waves: { hip: 0.85, shoulder: 1.42, head: 1.66, foot: 0 },
  sits: { hip: 0.42, shoulder: 0.98, head: 1.24, foot: 0.5 },
  crouches: { hip: 0.4, shoulder: 0.82, head: 1.04, foot: 0.25 },
}

/** Draws the crew, the furthest first: trousers, jacket, lifejacket, arms, head. */
export function paintCrew(brush: Brush, crew: readonly Hand[]): void {
  const placed = crew.map((hand, index) => ({
    hand,
    index,
    away: brush.pose.world(foot(brush, hand))[2],
  }))
  for (const { hand, index } of placed.toSorted((a, b) => b.away - a.away)) {
    paintHand(brush, hand, index)
  }
}

function foot({ hull }: Brush, { at: [x, y], up = 0 }: Hand): Vector {
  return [x, y, hull.deckAt(x) + 0.05 + up]
}

function paintHand(brush: Brush, hand: Hand, index: number): void {
  const { drawing, pose, stage } = brush
  const body = postures[hand.does ?? 'stands']
  const feet = foot(brush, hand)
  const [tint, amount] = stage.palette.tint
  const see = (colour: Colour): Colour => mix(colour, tint, amount * 0.8)
  const jacket = see(jackets[hand.wears ?? 'red'])
  const size = pose.pixels
  const stroke = (points: readonly Vector[], colour: Colour, width: number): void =>
    drawing.line(curve(points.map(pose.place)), colour, Math.max(0.6, width * size))
  const at = (x: number, y: number, z: number): Vector => add(feet, [x, y, z])
  const trousers = mix(jacket, see('#1b2c3e'), 0.72)
  const { hip, shoulder } = body
  stroke([at(body.foot, 0.1, 0), at(body.foot, 0.1, hip * 0.55), at(0, 0.08, hip)], trousers, 0.17)
  stroke(
    [at(body.foot, -0.1, 0), at(body.foot, -0.1, hip * 0.55), at(0, -0.08, hip)],
    trousers,
    0.17,
  )
  stroke([at(0, 0, hip), at(0.03, 0, shoulder - 0.12)], jacket, 0.36)
  paintArms(hand, { stroke, at, shoulder, jacket, skin: see(skins[index % 5] ?? '#e0b08c') })
  if (size > 12) {
    const jacketStrap = see(index % 2 ? '#24303a' : '#c8402f')
    stroke([at(0.12, 0.07, shoulder - 0.04), at(0.13, 0.05, hip + 0.22)], jacketStrap, 0.07)
    stroke([at(0.12, -0.07, shoulder - 0.04), at(0.13, -0.05, hip + 0.22)], jacketStrap, 0.07)
  }
  const head = pose.place(at(0.04, 0, body.head))
  const crown = pose.place(at(-0.02, 0, body.head + 0.06))
  drawing.circle(
    crown[0],
    crown[1],
    Math.max(0.7, 0.135 * size),
    see(hairs[index % 5] ?? '#3a2a22'),
  )
  drawing.circle(
    head[0],
    head[1] + 0.03 * size,
    Math.max(0.6, 0.115 * size),
    see(skins[index % 5] ?? '#e0b08c'),
  )
}

interface Arms {
  readonly stroke: (points: readonly Vector[], colour: Colour, width: number) => void
  readonly at: (x: number, y: number, z: number) => Vector
  readonly shoulder: number
  readonly jacket: Colour
  readonly skin: Colour
}

function paintArms({ does }: Hand, { stroke, at, shoulder, jacket, skin }: Arms): void {
  const sleeve = mix(jacket, '#10202e', 0.16)
  for (const side of [-1, 1]) {
    const top = at(0, side * 0.19, shoulder - 0.08)
    const reach =
      does === 'steers'
        ? [at(0.25, side * 0.24, shoulder - 0.36), at(0.5, side * 0.2, shoulder - 0.34)]
        : does === 'waves' && side > 0
          ? [at(0.1, 0.42, shoulder + 0.1), at(0.08, 0.44, shoulder + 0.48)]
          : [at(0.06, side * 0.26, shoulder - 0.36), at(0.2, side * 0.2, shoulder - 0.58)]
    stroke([top, ...reach], sleeve, 0.13)
    const hand = reach[1]
    if (hand) stroke([hand, add(hand, [0.05, 0, 0])], skin, 0.1)
  }
}
