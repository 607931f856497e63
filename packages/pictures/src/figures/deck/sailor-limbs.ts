import { mix } from '../../kit/colour.ts'
import type { Colour } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { clamp } from '../../kit/numbers.ts'
import { pair, roundedBox, tenth } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'
import type { Limb } from '../body.ts'
import { shade, sunlit } from './sailor.ts'
import type { Arm, HandShape } from './sailor.ts'

/** The outline of a limb that narrows from one round end to the other. */
export function taper(a: Point, ra: number, b: Point, rb: number): string {
  const angle = Math.atan2(b[1] - a[1], b[0] - a[0])
  const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const off = Math.acos(clamp((ra - rb) / size, -1, 1))
  const at = ([x, y]: Point, r: number, turn: number): string =>
    pair([x + r * Math.cos(angle + turn), y + r * Math.sin(angle + turn)])
  const [endWide, startWide] = [off > Math.PI / 2 ? 1 : 0, off < Math.PI / 2 ? 1 : 0]
  return (
    `M${at(a, ra, off)}L${at(b, rb, off)}A${tenth(rb)} ${tenth(rb)} 0 ${endWide} 0 ${at(b, rb, -off)}` +
    `L${at(a, ra, -off)}A${tenth(ra)} ${tenth(ra)} 0 ${startWide} 0 ${at(a, ra, off)}z`
  )
}

/** The point a share `t` of the way. */
export function towards(from: Point, to: Point, t: number): Point {
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
}

function paintTube(
  drawing: Drawing,
  joints: readonly (readonly [Point, number])[],
  colour: Colour,
  lit: number,
): void {
  const tube = (slim: number, dx: number, dy: number): string =>
    joints
      .slice(1)
      .map(([to, rb], index) => {
        const [from, ra] = joints[index] ?? [to, rb]
        const moved = ([x, y]: Point): Point => [x + dx, y + dy]
        return taper(moved(from), ra - slim, moved(to), rb - slim)
      })
      .join('')
  drawing.path(tube(0, 0, 0), mix(colour, shade, 0.34))
  drawing.path(tube(2.6, -1.2, -1.8), colour)
  const [first, second] = [joints[0], joints[1]]
  if (first && second) {
    const light = `M${pair([first[0][0] - 5, first[0][1] - first[1] * 0.42])}L${pair([second[0][0] - 4, second[0][1] - second[1] * 0.45])}`
    drawing.line(light, mix(colour, sunlit, 0.42), first[1] * 0.3, { opacity: lit })
  }
}

/** Draws a sleeve from the shoulder to the hand, and the hand. */
export function paintSleeve(
  drawing: Drawing,
  from: Point,
  { elbow, hand, shape }: Arm,
  colour: Colour,
  skin: Colour,
  build: number,
): void {
  const wrist = towards(elbow, hand, 0.8)
  paintTube(
    drawing,
    [
      [from, 22 * build],
      [elbow, 18 * build],
      [wrist, 14.5 * build],
    ],
    colour,
    0.36,
  )
  const cuff = `M${pair(towards(elbow, hand, 0.76))}L${pair(towards(elbow, hand, 0.87))}`
  drawing.line(cuff, mix(colour, shade, 0.42), 28 * build, { cap: 'butt' })
  paintHand(drawing, elbow, hand, shape, skin)
}

/** Draws a hand at the end of a forearm; also for laying the fingers over what they hold. */
export function paintHand(
  drawing: Drawing,
  elbow: Point,
  hand: Point,
  shape: HandShape,
  skin: Colour,
): void {
  const [dx, dy] = [hand[0] - elbow[0], hand[1] - elbow[1]]
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI
  const flip = dx < 0 ? -1 : 1
  const place = `translate(${pair(hand)}) rotate(${tenth(turn)}) scale(1 ${flip})`
  const edge = mix(skin, '#4a1f14', 0.42)
  drawing.group({ transform: place }, () => {
    drawing.path(taper([-16, 0], 10, [0, 0], 12), mix(skin, '#4a1f14', 0.16))
    if (shape === 'fist') paintFist(drawing, skin, edge)
    else if (shape === 'point') paintPointing(drawing, skin, edge)
    else paintOpen(drawing, skin, edge)
  })
}

function paintFist(drawing: Drawing, skin: Colour, edge: Colour): void {
  drawing.path(roundedBox(-10, -14, 29, 30, 11), edge)
  drawing.path(roundedBox(-10, -14, 27, 28, 11), skin)
  drawing.line('M5 -5.500H16.500M5 2H17M5 9H15', edge, 1.7)
  drawing.path(taper([-4, -11], 6.5, [10, -10], 5), edge)
  drawing.path(taper([-4, -12], 6, [9, -11], 4.5), mix(skin, '#ffc59a', 0.22))
}

function paintPointing(drawing: Drawing, skin: Colour, edge: Colour): void {
  drawing.path(roundedBox(-10, -12, 25, 26, 10), edge)
  drawing.path(roundedBox(-10, -12, 23, 24, 10), skin)
  drawing.path(taper([8, -6], 5.8, [38, -7], 4.2), edge)
  drawing.path(taper([8, -7], 5.3, [37, -8], 3.8), mix(skin, '#ffc59a', 0.18))
  drawing.line('M4 1.500H13M4 7.500H12', edge, 1.7)
  drawing.path(taper([-4, -12], 5.5, [7, -17], 4), mix(skin, '#ffc59a', 0.22))
}

function paintOpen(drawing: Drawing, skin: Colour, edge: Colour): void {
  for (const [y, tip, end] of [
    [10, 12, 21],
    [4, 5, 26],
    [-2, -2, 28],
    [-8, -9, 25],
  ] as const) {
    drawing.path(taper([0, y], 5.6, [end, tip], 4.4), edge)
    drawing.path(taper([0, y - 0.8], 5, [end - 0.6, tip - 0.8], 3.8), skin)
  }
  drawing.path(roundedBox(-10, -13, 20, 26, 10), skin)
  drawing.path(taper([-4, -11], 6, [12, -19], 4.4), mix(skin, '#ffc59a', 0.2))
}

/** Draws a trouser leg and its boot, the toe to the right (1) or left (-1). */
export function paintLeg(
  drawing: Drawing,
  hip: Point,
  [knee, foot]: Limb,
  colour: Colour,
  boots: Colour,
  toe: 1 | -1,
  build: number,
): void {
  const [x, y] = foot
  const turned = Math.atan2(foot[0] - knee[0], foot[1] - knee[1]) * -40
  drawing.group(
    {
      transform: `translate(${pair([x, y])}) rotate(${tenth(clamp(turned, -50, 50))}) scale(${toe} 1)`,
    },
    () => {
      drawing.path(
        'M-17 -22H16C18 -6 24 0 38 4Q52 8 52 20V24H-18Q-22 0 -17 -22z',
        mix(boots, shade, 0.2),
      )
      drawing.path('M-17 -22H10C12 -2 22 4 34 7Q44 11 46 18H-18Q-21 0 -17 -22z', boots)
      drawing.path('M-20 20H53V28H-20z', mix(boots, sunlit, 0.72))
    },
  )
  paintTube(
    drawing,
    [
      [hip, 33 * build],
      [knee, 25 * build],
      [towards(knee, foot, 0.9), 19 * build],
    ],
    colour,
    0.12,
  )
}
