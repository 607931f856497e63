import { mix } from '../../kit/colour.ts'
import type { Colour } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { oval, pair, tenth } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'

/** A finger, as data: the points it bends through from knuckle to tip, and how thick it is. */
export interface Finger {
  readonly through: readonly [Point, Point, Point]
  readonly thick: number
  readonly nail?: true
}

/** Draws a bent finger, lit from above, with a crease at its joint. */
export function paintFinger(
  drawing: Drawing,
  { through, thick, nail }: Finger,
  skin: Colour,
): void {
  const [root, joint, tip] = through
  const bend = `M${pair(root)}Q${pair(joint)} ${pair(tip)}`
  drawing.line(bend, mix(skin, '#3a1712', 0.46), thick * 1.06)
  drawing.line(bend, mix(skin, '#5a2418', 0.14), thick * 0.97)
  const up = `translate(${tenth(-0.05 * thick)} ${tenth(-0.07 * thick)})`
  drawing.group({ transform: up }, () => drawing.line(bend, skin, thick * 0.78))
  const light = `translate(${tenth(-0.12 * thick)} ${tenth(-0.14 * thick)})`
  drawing.group({ transform: light }, () =>
    drawing.line(bend, mix(skin, '#fff0de', 0.13), thick * 0.36),
  )
  if (nail) paintNail(drawing, through, thick, skin)
}

function paintNail(
  drawing: Drawing,
  through: Finger['through'],
  thick: number,
  skin: Colour,
): void {
  const [, joint, tip] = through
  const turn = (Math.atan2(tip[1] - joint[1], tip[0] - joint[0]) * 180) / Math.PI
  drawing.group({ transform: `translate(${pair(tip)}) rotate(${tenth(turn)})` }, () => {
    drawing.path(oval(thick * 0.12, 0, thick * 0.27, thick * 0.2), mix(skin, '#3a1712', 0.3))
    drawing.path(oval(thick * 0.13, 0, thick * 0.24, thick * 0.17), mix(skin, '#ffe6da', 0.5))
  })
}
