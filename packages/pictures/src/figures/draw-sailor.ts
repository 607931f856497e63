import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { curve, disc, pair } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { along, dusk, jointOf, paintPiece, tapered } from './limbs.ts'
import { paintSailorHead } from './sailor-head.ts'
import type { Reach, Sailor } from './sailor.ts'
import { paintTorso } from './torso.ts'

/** Draws a person at work or at rest: far limbs, body, head, near limbs. */
export function paintSailor(drawing: Drawing, posed: Sailor): void {
  const sailor = { ...posed, head: headOf(posed) }
  const { view, arms, legs, looks, size } = sailor
  const [far, near] = [shoulderAt(sailor, 0), shoulderAt(sailor, 1)]
  const darker = view ? 0.06 : 0.26
  if (sailor.part) {
    if (sailor.part === 'both arms' && arms[0]) paintArm(drawing, sailor, far, arms[0], darker)
    if (arms[1]) paintArm(drawing, sailor, near, arms[1], 0)
    return
  }
  if (view !== 'front') {
    if (arms[0]) paintArm(drawing, sailor, far, arms[0], darker)
    if (view === 'back' && arms[1]) paintArm(drawing, sailor, near, arms[1], darker)
  }
  if (legs) {
    const [x, y] = sailor.hip
    const out = view ? 24 * size : looks * -7 * size
    paintLeg(drawing, sailor, [x - out, y], legs[0], view ? 0.1 : 0.24)
    paintLeg(drawing, sailor, [x + out, y], legs[1], 0)
  }
  paintTorso(drawing, sailor)
  paintSailorHead(drawing, sailor)
  if (view === 'front' && arms[0]) paintArm(drawing, sailor, far, arms[0], darker)
  if (view !== 'back' && arms[1]) paintArm(drawing, sailor, near, arms[1], 0)
}

/** No neck is longer than this. */
function headOf({ shoulder, head, size, headSize = 1 }: Sailor): Point {
  const away = Math.hypot(head[0] - shoulder[0], head[1] - shoulder[1])
  return along(shoulder, head, Math.min(1, ((28 + 34 * headSize) * size) / away))
}

function shoulderAt({ shoulder: [x, y], view, looks, size }: Sailor, index: 0 | 1): Point {
  if (view) return [x + (index ? 43 : -43) * size, y + 16 * size]
  return [x + (index ? -2 : 16) * looks * size, y + 15 * size]
}

function paintArm(
  drawing: Drawing,
  sailor: Sailor,
  from: Point,
  reach: Reach,
  darker: number,
): void {
  const { size, sleeves, top, skin } = sailor
  const long = (reach.long ?? 1) * size
  const elbow = jointOf(from, reach.to, reach.bend, [84 * long * (reach.upper ?? 1), 80 * long])
  const shaded = (colour: Colour): Colour => mix(colour, dusk, darker)
  const wrist = along(elbow, reach.to, 0.84)
  const radii = [20 * size, 17.5 * size, 13.5 * size]
  if (sleeves) {
    const bare = [17 * size, 13.5 * size, 10 * size]
    paintPiece(drawing, sailor, tapered([from, elbow, wrist], bare), shaded(skin))
    const hem = along(from, elbow, 0.62)
    if (sleeves === 'short')
      paintPiece(drawing, sailor, tapered([from, hem], [21 * size, 20 * size]), shaded(top))
    return paintHand(drawing, sailor, reach, elbow, darker)
  }
  paintHand(drawing, sailor, reach, elbow, darker)
  paintPiece(drawing, sailor, tapered([from, elbow, wrist], radii), shaded(top))
  const cuff = `M${pair(along(elbow, reach.to, 0.84))}L${pair(along(elbow, reach.to, 0.9))}`
  const seam = sailor.dim ? mix(top, ...sailor.dim) : top
  drawing.line(cuff, mix(shaded(seam), '#fff3d8', 0.25), 25 * size, { cap: 'butt' })
}

/** Draws a hand closed on something; again over it, where fingers are in front of what they hold. */
export function paintHand(
  drawing: Drawing,
  sailor: Sailor,
  { to }: Reach,
  elbow: Point = to,
  darker = 0,
): void {
  const { size } = sailor
  const skin = mix(sailor.skin, dusk, darker * 0.8)
  const fist = tapered([along(elbow, to, 0.86), to], [9.5 * size, 13.5 * size])
  paintPiece(drawing, sailor, elbow === to ? disc(to[0], to[1], 13.5 * size) : fist, skin, 3)
  const long = Math.hypot(to[0] - elbow[0], to[1] - elbow[1]) || 1
  const [dx, dy] = elbow === to ? [1, 0] : [(to[0] - elbow[0]) / long, (to[1] - elbow[1]) / long]
  const fingers = [-5.5, 0, 5.5].map((out) => {
    const x = to[0] - dy * out * size
    const y = to[1] + dx * out * size
    return `M${pair([x + dx * 2 * size, y + dy * 2 * size])}L${pair([x + dx * 11 * size, y + dy * 11 * size])}`
  })
  const line = mix(sailor.dim ? mix(skin, ...sailor.dim) : skin, '#5a2a20', 0.4)
  drawing.line(fingers.join(''), line, 1.7 * size, { opacity: 0.7 })
}

function paintLeg(
  drawing: Drawing,
  sailor: Sailor,
  hip: Point,
  reach: Reach,
  darker: number,
): void {
  const { size, skin, shorts, feet, view, looks } = sailor
  const cloth = mix(sailor.legwear ?? '#24364a', dusk, darker)
  const long = (reach.long ?? 1) * size
  const knee = jointOf(hip, reach.to, reach.bend, [112 * long * (reach.upper ?? 1), 108 * long])
  const toe = view ? 0 : looks
  paintFoot(drawing, sailor, reach.to, toe, darker)
  if (shorts) {
    const bare = [25 * size, 18 * size, 16 * size, 11 * size]
    const calf = along(knee, reach.to, 0.35)
    paintPiece(drawing, sailor, tapered([hip, knee, calf, reach.to], bare), mix(skin, dusk, darker))
    const hem = along(hip, knee, 0.7)
    return paintPiece(drawing, sailor, tapered([hip, hem], [30 * size, 26 * size]), cloth)
  }
  const ankle = along(knee, reach.to, feet ? 0.9 : 0.8)
  const radii = [31 * size, 25 * size, 19 * size]
  paintPiece(drawing, sailor, tapered([hip, knee, ankle], radii), cloth)
}

function paintFoot(
  drawing: Drawing,
  sailor: Sailor,
  [x, y]: Point,
  toe: number,
  darker: number,
): void {
  const { size, feet, skin } = sailor
  const colour = feet === 'bare' ? skin : feet === 'shoes' ? '#f1ead9' : '#26313c'
  const points: Point[] = [
    [x - toe * 14 * size, y - 12 * size],
    [x + toe * 10 * size, y - 12 * size],
    [x + toe * 38 * size + (toe ? 0 : 18 * size), y + 4 * size],
    [x + toe * 36 * size + (toe ? 0 : 18 * size), y + 14 * size],
    [x - toe * 16 * size - (toe ? 0 : 18 * size), y + 14 * size],
  ]
  paintPiece(drawing, sailor, curve(points, true), mix(colour, dusk, darker), 3)
}
