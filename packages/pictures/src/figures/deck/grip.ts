import { mix } from '../../kit/colour.ts'
import type { Colour } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { pair, roundedBox, tenth } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'
import { taper } from './sailor-limbs.ts'
import { shade, sunlit } from './sailor.ts'

/** A gloved fist closed round a rope, seen from the side of its fingers. */
export interface Grip {
  readonly at: Point
  /** Where its forearm comes from. */
  readonly elbow: Point
  /** On which side its thumb is, left (-1) or right. */
  readonly thumb: 1 | -1
  /** The glove, the fingers that come out of it, the oilskin's sleeve and the glove's strap. */
  readonly glove: Colour
  readonly skin: Colour
  readonly sleeve: Colour
  readonly strap: Colour
}

/** The slope of the rope in degrees; fingers lie across it. */
const slope = -12

/** Draws a hand on the rope: forearm, wrist, palm, four fingers over the rope, the thumb over them. */
export function paintGrip(drawing: Drawing, grip: Grip): void {
  const { at, elbow } = grip
  const turn = (Math.atan2(at[0] - elbow[0], elbow[1] - at[1]) * 180) / Math.PI
  const place = `translate(${pair(at)})`
  drawing.group({ transform: `${place} rotate(${tenth(turn)})` }, () => paintForearm(drawing, grip))
  drawing.group({ transform: `${place} rotate(${slope}) scale(${grip.thumb} 1)` }, () => {
    paintPalm(drawing, grip)
    for (const finger of fingers) paintFinger(drawing, grip, finger)
    paintThumb(drawing, grip)
  })
}

function paintForearm(drawing: Drawing, { sleeve, glove, strap }: Grip): void {
  drawing.path(taper([0, 40], 37, [0, 96], 33), mix(glove, shade, 0.5))
  drawing.path(taper([-1, 40], 35, [-1, 96], 31), glove)
  drawing.path(taper([0, 142], 43, [0, 420], 62), mix(sleeve, shade, 0.4))
  drawing.path(taper([-3, 142], 39, [-5, 420], 57), sleeve)
  drawing.line(
    'M36 172Q22 186 4 184M-36 190Q-20 206 2 202M48 300Q34 318 10 316',
    mix(sleeve, shade, 0.32),
    5,
    { opacity: 0.5 },
  )
  drawing.line('M-24 150L-36 400', mix(sleeve, sunlit, 0.45), 14, { opacity: 0.45 })
  drawing.path(roundedBox(-42, 106, 84, 32, 13), mix(sleeve, shade, 0.5))
  drawing.path(roundedBox(-40, 106, 79, 27, 12), mix(sleeve, sunlit, 0.28))
  drawing.path('M-33 70Q0 80 34 70L34 90Q0 100-33 90z', mix(strap, shade, 0.16))
  drawing.path('M-33 70Q0 80 14 77L14 97Q0 98-33 90z', strap)
}

function paintPalm(drawing: Drawing, { glove }: Grip): void {
  const palm = 'M-50-6C-54 18-50 48-38 72Q0 92 36 72C50 50 52 18 49-6C30-16-30-16-50-6z'
  drawing.path(palm, glove, { stroke: mix(glove, shade, 0.5), strokeWidth: 4 })
  drawing.path('M-20 40Q8 52 34 36Q36 62 24 70Q0 80-18 70z', mix(glove, sunlit, 0.16), {
    opacity: 0.6,
  })
}

/** Across the hand, how far its knuckle stands above the rope, and how far its tip reaches down. */
const fingers = [
  [36, 29, 26, 11.5],
  [13, 35, 31, 13],
  [-12, 36, 32, 13.4],
  [-36, 31, 28, 12.8],
] as const

function paintFinger(
  drawing: Drawing,
  { glove, skin }: Grip,
  [x, up, down, r]: (typeof fingers)[number],
): void {
  const [foot, hem] = [x * 0.9, x * 0.96]
  drawing.path(taper([x, 0], r, [foot, down], r * 0.92), mix(skin, shade, 0.5))
  drawing.path(taper([x - 0.6, 0], r - 2, [foot - 0.6, down - 0.6], r * 0.92 - 2), skin)
  drawing.line(`M${tenth(foot - 4)} 12V${tenth(down)}`, mix(skin, sunlit, 0.4), 5, { opacity: 0.5 })
  drawing.path(taper([x, -up], r, [hem, -4], r + 1), mix(glove, shade, 0.55))
  drawing.path(taper([x - 0.8, -up], r - 2, [hem - 0.8, -4], r - 1), glove)
  drawing.line(`M${tenth(x - 4)} ${-up + 2}L${tenth(hem - 4)} -10`, mix(glove, sunlit, 0.3), 5, {
    opacity: 0.6,
  })
  drawing.line(
    `M${tenth(hem - r + 2)} 1Q${tenth(hem)} 7 ${tenth(hem + r - 2)} 1`,
    mix(glove, sunlit, 0.45),
    2.4,
    { opacity: 0.8 },
  )
}

function paintThumb(drawing: Drawing, { glove, skin }: Grip): void {
  drawing.path(taper([34, 38], 14, [-6, 33], 11), mix(skin, shade, 0.5))
  drawing.path(taper([34, 37], 12, [-6, 32], 9), skin)
  drawing.path(roundedBox(-14, 26, 13, 10, 5), mix(skin, sunlit, 0.5), { opacity: 0.8 })
  drawing.path(taper([38, 62], 20, [32, 37], 16), mix(glove, shade, 0.5))
  drawing.path(taper([36, 62], 18, [31, 36], 13.6), glove)
  drawing.path(taper([34, 38], 16, [20, 36], 14), mix(glove, shade, 0.5))
  drawing.path(taper([35, 38], 14.5, [20, 35.5], 12), glove)
}
