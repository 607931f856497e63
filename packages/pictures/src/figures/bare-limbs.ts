import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { pair, tenth } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { along, tapered } from './limbs.ts'

const shade = '#5a2a1c'

/** Draws a bare arm in a short sleeve: upper arm, forearm, a hand with its thumb. */
export function paintBareArm(
  drawing: Drawing,
  [from, elbow, hand]: readonly [Point, Point, Point],
  skin: Colour,
  sleeve: Colour,
): void {
  const wrist = along(elbow, hand, 0.94)
  const turn = (Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]) * 180) / Math.PI
  drawing.group({ transform: `translate(${pair(hand)}) rotate(${tenth(turn)})` }, () => {
    drawing.path('M-2.4-2.2C0-3.2 3.6-3 5.4-1.8C6.6-0.6 6.4 1 5 1.8C3 2.8 0 2.8-2.4 2z', skin)
    drawing.line('M-0.4-1.6L2.4-4', skin, 1.9)
  })
  drawing.path(tapered([from, elbow, wrist], [3.1, 2.7, 1.9]), skin)
  drawing.path(tapered([from, along(from, elbow, 0.6)], [4.5, 4.3]), sleeve)
}

/** Draws a leg in shorts, bare from the knee: a calf, an ankle and a foot that lies as the shin does. */
export function paintBareLeg(
  drawing: Drawing,
  [hip, knee, foot]: readonly [Point, Point, Point],
  skin: Colour,
  shorts: Colour,
  dim: number,
): void {
  const own = mix(skin, shade, dim)
  const ankle = along(knee, foot, 0.9)
  const calf = along(knee, ankle, 0.34)
  const slope = (Math.atan2(ankle[0] - knee[0], ankle[1] - knee[1]) * 180) / Math.PI
  const lies = Math.abs(slope) > 50 ? -slope * 0.9 : -slope * 0.5
  drawing.group({ transform: `translate(${pair(ankle)}) rotate(${tenth(lies)})` }, () =>
    drawing.path('M-2.8-1.6C-3.4 1-3.4 3-2.6 3.6H7.6C9.4 3.4 9 1.6 7 1.2C4.6 0.6 3 0 2.2-2z', own),
  )
  drawing.path(tapered([knee, calf, ankle], [3.4, 3.4, 2]), own)
  drawing.path(
    tapered([hip, along(hip, knee, 0.5), along(hip, knee, 0.86)], [5.6, 5.2, 4.9]),
    shorts,
  )
  drawing.path(tapered([along(hip, knee, 0.86), knee], [3.7, 3.5]), own)
  drawing.path(tapered([hip, along(hip, knee, 0.8)], [5.6, 4.9]), shorts)
}
