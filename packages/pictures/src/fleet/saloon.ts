import { mix } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { steps } from '../kit/numbers.ts'
import type { Vector } from '../kit/vector.ts'
import { paintBulkhead } from './saloon-bulkhead.ts'
import { paintLamp, paintPost, paintSailBags, paintTable } from './saloon-middle.ts'
import { depth, heights, roomFor } from './saloon-room.ts'
import type { Room, Saloon } from './saloon-room.ts'
import { paintSide } from './saloon-sides.ts'

const { near, far } = depth

/** Draws a saloon, from the sole up and from the bulkhead to the lamp over the table. */
export function paintSaloon(drawing: Drawing, saloon: Saloon): void {
  const room = roomFor(drawing, saloon)
  drawing.box(0, 0, 800, 600, mix(saloon.tones.sole, saloon.tones.dark, 0.5))
  paintSole(room)
  paintOverhead(room)
  paintBulkhead(room)
  paintSide(room, -1)
  paintSide(room, 1)
  paintPost(room)
  if (saloon.sails) paintSailBags(room)
  paintTable(room)
  paintDaylight(room)
  paintLamp(room)
  paintDusk(room)
}

function paintSole(room: Room): void {
  const { drawing, saloon, face, rule } = room
  const { sole, dark } = saloon.tones
  const shade = drawing.linear(
    [
      [0, mix(sole, dark, 0.22)],
      [1, sole],
    ],
    [0, 400],
    [0, 620],
  )
  drawing.path(
    face([
      [-2, 0, near],
      [2, 0, near],
      [2, 0, far],
      [-2, 0, far],
    ]),
    shade,
  )
  const boards = steps(13, -1.2, 1.2).map((x) =>
    rule([
      [x, 0, near],
      [x, 0, far],
    ]),
  )
  drawing.line(boards.join(''), mix(sole, '#fff4d8', 0.45), 1.6, { opacity: 0.6 })
}

function paintOverhead(room: Room): void {
  const { drawing, saloon, face, rule, halfWidth } = room
  const { lining, dark, wood } = saloon.tones
  const edge = (side: number, z: number): Vector => [side * (halfWidth(z) - 0.3), heights.head, z]
  const shade = drawing.linear(
    [
      [0, mix(lining, dark, 0.18)],
      [1, lining],
    ],
    [0, 0],
    [0, 190],
  )
  drawing.path(face([edge(-1, near), edge(1, near), edge(1, far), edge(-1, far)]), shade)
  const beams = saloon.planked ? [1.5, 2.1, 3.3, 3.9] : [1.9, 3.5]
  for (const z of beams) {
    const deep = saloon.planked ? 0.12 : 0.05
    const [left, right] = [edge(-1, z), edge(1, z)]
    const low = ([x, y, away]: Vector): Vector => [x, y - deep, away]
    drawing.path(
      face([left, right, low(right), low(left)]),
      saloon.planked ? mix(wood, dark, 0.2) : mix(lining, dark, 0.12),
    )
  }
  if (!saloon.planked) return
  const seams = steps(9, -1.2, 1.2).map((x) =>
    rule([
      [x, heights.head, near],
      [x, heights.head, far],
    ]),
  )
  drawing.line(seams.join(''), mix(lining, dark, 0.4), 1.4, { opacity: 0.5 })
}

function paintDaylight(room: Room): void {
  const { drawing, saloon, face, rule, at } = room
  const { sky, trim, wood } = saloon.tones
  const wide = saloon.above === 'skylight' ? 0.5 : 0.34
  const [from, to] = saloon.above === 'skylight' ? [2.2, 3.3] : [2.35, 3]
  const opening: Vector[] = [
    [-wide, heights.head, from],
    [wide, heights.head, from],
    [wide, heights.head, to],
    [-wide, heights.head, to],
  ]
  const frame = opening.map(([x, y, z]): Vector => [x * 1.16, y, z + (z === from ? -0.08 : 0.1)])
  drawing.path(face(frame), saloon.planked ? wood : '#f7f4ec')
  const [[, top], [, foot]] = [at([0, heights.head, from]), at([0, heights.head, to])]
  drawing.path(
    face(opening),
    drawing.linear(
      [
        [0, sky[0]],
        [1, sky[1]],
      ],
      [0, top],
      [0, foot],
    ),
  )
  if (saloon.above === 'skylight') {
    const bars = steps(7, -wide, wide).map((x) =>
      rule([
        [x, heights.head, from],
        [x, heights.head, to],
      ]),
    )
    drawing.line(bars.join(''), trim, 2)
    drawing.line(
      rule([
        [0, heights.head, from],
        [0, heights.head, to],
      ]),
      wood,
      9,
    )
  }
  if (saloon.night > 0.6) return
  const shaft = drawing.linear(
    [
      [0, '#fff6dc', 0.42 * (1 - saloon.night)],
      [1, '#fff6dc', 0],
    ],
    [0, foot],
    [0, 470],
  )
  drawing.path(
    face([
      ...opening.slice(2),
      [-0.75 - saloon.door * 0.3, 0.5, 2.6],
      [0.75 - saloon.door * 0.3, 0.5, 2.6],
    ]),
    shaft,
  )
}

function paintDusk({ drawing, saloon }: Room): void {
  const { dark } = saloon.tones
  const veil = drawing.radial(
    [
      [0, dark, 0],
      [0.5, dark, 0.04 + 0.18 * saloon.night],
      [1, dark, 0.24 + 0.5 * saloon.night],
    ],
    [400 - 30 * saloon.door, 250],
    560,
  )
  drawing.box(0, 0, 800, 600, veil)
}
