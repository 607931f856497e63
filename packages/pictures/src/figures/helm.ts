import type { Drawing } from '../kit/drawing.ts'
import { across, downwards } from '../kit/fade.ts'
import { radians, steps } from '../kit/numbers.ts'
import { oval, pair, polygon, tenth } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { limb } from './body.ts'
import { paintPerson } from './person.ts'

const cream = '#efe6d4'
const steel = '#c9d2d8'

/** Draws the helm: the after deck, a big wheel and the person at it, looking ahead. */
export function paintHelm(drawing: Drawing): void {
  drawing.line('M-40 180L300 -60M840 170L560 -60', '#2b3a48', 4, { opacity: 0.8 })
  drawing.path(
    'M-20 610L-20 500Q180 440 400 438Q640 440 820 500V610z',
    downwards(drawing, 440, 600, cream, '#a79f92'),
  )
  drawing.path(
    'M120 610L196 470Q400 446 604 470L690 610z',
    downwards(drawing, 460, 600, '#b98656', '#7a5232'),
  )
  const planks = steps(11, 0.06, 0.94).map(
    (t) => `M${tenth(196 + 408 * t)} 462L${tenth(120 + 570 * t)} 610`,
  )
  drawing.line(planks.join(''), '#4a3020', 2.4, { opacity: 0.6 })
  drawing.line(
    'M-20 470L150 380M820 470L660 380M150 380H40M660 380H790M150 380V470M660 380V470',
    steel,
    7,
  )
  paintWheel(drawing, [404, 384], 172)
  paintPerson(drawing, {
    looks: 1,
    back: true,
    hip: [404, 420],
    shoulder: [400, 250],
    head: [404, 186],
    arms: [limb('312 322, 244 330'), limb('494 322, 564 328')],
    legs: [limb('376 500, 364 580'), limb('436 500, 446 580')],
    jacket: '#d8472c',
    skin: '#c98f6a',
    hair: '#3a2a22',
    wears: 'beanie',
    lifejacket: '#22303c',
    trousers: '#22354a',
  })
}

/** Draws a wheel seen along its axle, on a pedestal with a compass. */
export function paintWheel(drawing: Drawing, [x, y]: Point, r: number): void {
  const spokes = steps(6, 0, 300).map(
    (a) =>
      `M${x} ${y}L${pair([x + Math.sin(radians(a + 15)) * r, y - Math.cos(radians(a + 15)) * r * 0.94])}`,
  )
  drawing.line(spokes.join(''), '#8d99a2', 7)
  drawing.path(oval(x, y, r, r * 0.94), 'none', { stroke: '#18222b', strokeWidth: 17 })
  drawing.path(oval(x, y - 2, r, r * 0.94), 'none', { stroke: '#53636f', strokeWidth: 4 })
  drawing.path(
    polygon([
      [x - 40, 610],
      [x - 26, y + 6],
      [x + 26, y + 6],
      [x + 40, 610],
    ]),
    across(drawing, x - 40, x + 40, '#f4efe4', '#a7a69e'),
  )
  drawing.circle(x, y, 34, '#e9e4d8')
  drawing.circle(x, y, 24, '#173a5c')
  drawing.path(
    polygon([
      [x, y - 17],
      [x + 5, y],
      [x - 5, y],
    ]),
    '#e2593c',
  )
}
