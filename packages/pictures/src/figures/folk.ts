import { lighten, mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { held } from '../kit/numbers.ts'
import { curve, oval, pair, places } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { paintBareArm, paintBareLeg } from './bare-limbs.ts'
import { paintFolkHead } from './folk-head.ts'
import type { Folk } from './folk-person.ts'

/**
 * Head, shoulder and hip, then elbow and hand of the far and the near arm, then knee and foot of
 * the far and the near leg. Feet at nought, someone standing is a hundred high.
 */
const poses: Record<Folk['does'], string> = {
  stands: '1 -91,0 -79,0 -50,6 -65,8 -51,-4 -65,1 -50,4 -26,5 0,-3 -26,-4 0',
  walks: '3 -91,1 -79,0 -50,-4 -65,2 -54,7 -66,14 -56,9 -27,14 0,-3 -26,-11 -2',
  points: '2 -91,0 -79,0 -50,-4 -65,-2 -51,12 -74,26 -80,5 -26,6 0,-4 -26,-5 0',
  waves: '1 -91,0 -79,0 -50,-5 -65,-3 -51,13 -76,18 -97,4 -26,5 0,-3 -26,-4 0',
  sits: '2 -69,-1 -57,-2 -27,9 -44,17 -32,6 -42,14 -29,17 -28,19 -3,14 -26,16 0',
  rides: '9 -75,4 -63,-3 -34,16 -54,26 -52,14 -48,25 -47,14 -30,6 -4,11 -27,2 0',
  kneels: '13 -59,7 -46,-6 -17,20 -34,30 -16,17 -30,28 -11,13 -6,-10 -3,9 -5,-15 -2',
  scoops: '16 -53,9 -41,-9 -19,22 -28,31 -12,18 -24,29 -6,13 -29,14 0,7 -27,4 0',
  skips: '9 -91,5 -78,-1 -48,19 -72,27 -84,-10 -66,-19 -74,15 -38,17 -15,-8 -27,-25 -19',
  hails: '1 -91,0 -79,0 -49,-9 -66,-5 -51,13 -82,16 -101,6 -25,8 0,-4 -25,-5 0',
  rests: '-4 -52,-7 -40,-1 -8,-17 -23,-22 -3,-13 -22,-19 -1,17 -26,27 -3,13 -24,33 -2',
}

const shade = '#1d2438'

/** Draws someone with their feet at a place, so many pixels tall when standing. */
export function paintFolk(drawing: Drawing, folk: Folk, [x, y]: Point, tall: number): void {
  const unit = tall / 100
  const turn = `translate(${pair([x, y])}) scale(${((folk.faces ?? 1) * unit).toFixed(3)} ${unit.toFixed(3)})`
  drawing.group({ transform: turn }, () => paintPosed(drawing, folk))
}

function paintPosed(drawing: Drawing, folk: Folk): void {
  const joints = places(poses[folk.does])
  const at = (index: number): Point => held(joints, index)
  const [head, shoulder, hip] = [at(0), at(1), at(2)]
  const legs = folk.legs
  const near: Point = [shoulder[0] - 1, shoulder[1] + 5]
  const far: Point = [shoulder[0] + 3, shoulder[1] + 5]
  paintArm(drawing, folk, [far, at(3), at(4)], mix(folk.top, shade, 0.3))
  paintLeg(drawing, folk, [[hip[0] + 2, hip[1]], at(7), at(8)], mix(legs, shade, 0.25))
  paintLeg(drawing, folk, [[hip[0] - 1, hip[1]], at(9), at(10)], legs, true)
  paintTrunk(drawing, folk, shoulder, hip)
  paintFolkHead(drawing, folk, head, shoulder)
  paintArm(drawing, folk, [near, at(5), at(6)], mix(folk.top, shade, 0.12))
}

function paintArm(
  drawing: Drawing,
  { light, skin }: Folk,
  [from, elbow, hand]: readonly [Point, Point, Point],
  colour: Colour,
): void {
  if (light) return paintBareArm(drawing, [from, elbow, hand], mix(skin, shade, 0.04), colour)
  drawing.line(`M${pair(from)}L${pair(elbow)}L${pair(hand)}`, colour, 7.6)
  drawing.circle(hand[0], hand[1], 3.4, skin)
}

function paintLeg(
  drawing: Drawing,
  { light, skin, broad }: Folk,
  [hip, knee, foot]: readonly [Point, Point, Point],
  colour: Colour,
  near = false,
): void {
  if (light) return paintBareLeg(drawing, [hip, knee, foot], skin, colour, near ? 0.04 : 0.16)
  const wide = broad ? 12 : 10
  const ankle: Point = [foot[0], foot[1] - 4]
  drawing.line(`M${pair(knee)}L${pair(ankle)}`, colour, wide * 0.84)
  drawing.line(`M${pair(hip)}L${pair(knee)}`, colour, wide)
  drawing.path(oval(foot[0] + 2.4, foot[1] - 2.2, 6.4, 3), '#e9e2d4')
}

function paintTrunk(drawing: Drawing, folk: Folk, shoulder: Point, hip: Point): void {
  const lean = Math.atan2(shoulder[1] - hip[1], shoulder[0] - hip[0])
  const [nx, ny] = [-Math.sin(lean), Math.cos(lean)]
  const out = ([px, py]: Point, by: number): Point => [px + nx * by, py + ny * by]
  const build = folk.broad ? 1.28 : folk.child ? 0.9 : 1
  const middle: Point = [(shoulder[0] + hip[0]) / 2, (shoulder[1] + hip[1]) / 2]
  const ring = [
    out(shoulder, -8.4 * build),
    out(middle, -8.6 * build),
    out(hip, -8 * build),
    out(hip, 8 * build),
    out(middle, 8.8 * build),
    out(shoulder, 8.4 * build),
    [shoulder[0] + 0.6, shoulder[1] - 3.4] as const,
  ]
  const path = curve(ring, true)
  const tone = drawing.linear(
    [
      [0, lighten(folk.top, 0.06)],
      [0.5, folk.top],
      [1, mix(folk.top, shade, 0.34)],
    ],
    out(middle, 10),
    out(middle, -10),
  )
  drawing.path(path, tone)
  if (!folk.lifejacket) return
  const clip = drawing.clip(path)
  const belt: Point = [
    middle[0] + (hip[0] - middle[0]) * 0.35,
    middle[1] + (hip[1] - middle[1]) * 0.35,
  ]
  const collar = `M${pair(out(shoulder, 6))}L${pair(out(middle, -2 * build))}L${pair(out(belt, -3.4 * build))}M${pair(out(shoulder, -6))}L${pair(out(middle, -5 * build))}`
  drawing.line(collar, folk.lifejacket, 6.4, { clip })
  drawing.line(`M${pair(out(belt, -14))}L${pair(out(belt, 14))}`, '#2a3542', 3, { clip })
}
