import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { curve, oval, pair } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import type { Limb, Person } from './body.ts'
import { paintHead } from './head.ts'

const shade = '#1d2438'

/** Draws a person: far limbs, body, head, near limbs, lit from the upper left. */
export function paintPerson(drawing: Drawing, posed: Person): void {
  const person = { ...posed, head: along(posed.shoulder, posed.head, neckOf(posed)) }
  const { arms, legs, jacket, shoulder, looks } = person
  const trousers = person.trousers ?? mix(jacket, shade, 0.7)
  const side = person.back ? 42 : 0
  const from = (out: number): Point => [shoulder[0] + looks * 2 + out, shoulder[1] + 14]
  if (arms[0])
    paintArm(drawing, person, from(-side), arms[0], mix(jacket, shade, side ? 0.12 : 0.32))
  if (side && arms[1]) paintArm(drawing, person, from(side), arms[1], mix(jacket, shade, 0.22))
  if (legs) {
    paintLeg(drawing, person.hip, legs[0], mix(trousers, shade, 0.3))
    paintLeg(drawing, person.hip, legs[1], trousers)
  }
  paintTorso(drawing, person)
  paintHead(drawing, person)
  if (!side && arms[1]) paintArm(drawing, person, from(0), arms[1], jacket)
}

/** No neck is longer than this: the share of the way to the head at which the head sits. */
function neckOf({ shoulder, head }: Person): number {
  return Math.min(1, 66 / Math.hypot(head[0] - shoulder[0], head[1] - shoulder[1]))
}

function paintArm(
  drawing: Drawing,
  { skin }: Person,
  from: Point,
  [elbow, hand]: Limb,
  colour: Colour,
): void {
  drawing.line(bent(from, elbow, hand, 0.86), mix(colour, shade, 0.3), 41)
  drawing.line(bent(from, elbow, hand, 0.86), colour, 37)
  const wrist: Point = along(elbow, hand, 0.86)
  const cuff = `M${pair(along(elbow, hand, 0.8))}L${pair(wrist)}`
  drawing.line(cuff, mix(colour, '#fff3d8', 0.5), 34, { cap: 'butt' })
  drawing.circle(hand[0], hand[1], 16, skin)
  drawing.line(`M${pair(along(elbow, hand, 0.9))}L${pair(hand)}`, skin, 22)
}

function paintLeg(drawing: Drawing, hip: Point, [knee, foot]: Limb, colour: Colour): void {
  drawing.line(bent(hip, knee, foot, 1), mix(colour, shade, 0.35), 57)
  drawing.line(bent(hip, knee, foot, 1), colour, 52)
  drawing.path(oval(foot[0] + 12, foot[1] + 14, 38, 18), '#20262e')
  drawing.path(`M${foot[0] - 26} ${foot[1] + 24}h76v8h-76z`, '#e8e0d0')
}

function paintTorso(drawing: Drawing, person: Person): void {
  const { hip, shoulder, jacket, looks } = person
  const spine = Math.atan2(shoulder[1] - hip[1], shoulder[0] - hip[0])
  const [nx, ny] = [-Math.sin(spine), Math.cos(spine)]
  const out = (point: Point, by: number): Point => [point[0] + nx * by, point[1] + ny * by]
  const middle: Point = [(hip[0] + shoulder[0]) / 2, (hip[1] + shoulder[1]) / 2]
  const wide = person.back ? 1.35 : 1
  const ring: Point[] = [
    out(shoulder, -42 * wide),
    out(middle, -52 * wide),
    out(hip, -44 * wide),
    out(hip, 44 * wide),
    out(middle, 50 * wide),
    out(shoulder, 40 * wide),
  ]
  const top: Point = [shoulder[0] + looks * 4, shoulder[1] - 12]
  const path = curve([top, ...ring], true)
  const light = drawing.linear(
    [
      [0, mix(jacket, '#fff3d8', 0.28)],
      [0.4, jacket],
      [1, mix(jacket, shade, 0.42)],
    ],
    [middle[0] - 58 * wide, middle[1] - 30],
    [middle[0] + 58 * wide, middle[1] + 30],
  )
  drawing.path(path, light)
  if (!person.lifejacket) return
  const vest = person.lifejacket
  const clip = drawing.clip(path)
  if (person.back) {
    drawing.line(
      `M${pair(out(shoulder, -30))}L${pair(out(middle, -6))}L${pair(out(shoulder, 30))}`,
      vest,
      22,
      { clip },
    )
    drawing.line(`M${pair(out(middle, -6))}L${pair(out(hip, -4))}`, vest, 22, { clip })
  } else {
    drawing.line(
      `M${pair([shoulder[0] + looks * 2, shoulder[1] - 8])}L${pair(out(along(shoulder, hip, 0.6), looks * -16))}`,
      vest,
      34,
      { clip },
    )
  }
  const belt = along(hip, shoulder, 0.26)
  drawing.line(`M${pair(out(belt, -70))}L${pair(out(belt, 70))}`, '#22303c', 14, { clip })
}

function bent(from: Point, joint: Point, end: Point, share: number): string {
  return `M${pair(from)}L${pair(joint)}L${pair(along(joint, end, share))}`
}

function along(from: Point, to: Point, t: number): Point {
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
}
