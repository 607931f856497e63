import { mix } from '../kit/colour.ts'
import { steps } from '../kit/numbers.ts'
import type { Vector } from '../kit/vector.ts'
import { depth, heights } from './saloon-room.ts'
import type { Room } from './saloon-room.ts'

const { far } = depth

/** Draws the bulkhead at the end of the saloon with its door, and what hangs on it. */
export function paintBulkhead(room: Room): void {
  const { drawing, saloon, face, rule, halfWidth } = room
  const { wood, dark } = saloon.tones
  const half = halfWidth(far)
  const wall: Vector[] = [
    [-half, 0, far],
    [-half, heights.wall, far],
    [-half + 0.3, heights.head, far],
    [half - 0.3, heights.head, far],
    [half, heights.wall, far],
    [half, 0, far],
  ]
  const grain = drawing.linear(
    [
      [0, mix(wood, '#fff0d0', 0.16)],
      [1, mix(wood, dark, 0.2)],
    ],
    saloon.door > 0 ? [240, 150] : [560, 150],
    saloon.door > 0 ? [560, 440] : [240, 440],
  )
  drawing.path(face(wall), grain)
  if (saloon.planked) {
    const seams = steps(14, -half, half).map((x) =>
      rule([
        [x, 0, far],
        [x, heights.head - 0.02, far],
      ]),
    )
    drawing.line(seams.join(''), mix(wood, dark, 0.5), 1.4, { opacity: 0.6 })
  }
  paintDoor(room)
  paintOrnament(room)
}

function paintDoor({ drawing, saloon, at, face }: Room): void {
  const { wood, dark, cushion, lining, sky } = saloon.tones
  const middle = saloon.door * 0.55
  const edge = (x: number, y: number): Vector => [middle + x, y, far]
  const opening = (grow: number): string => {
    const [w, top] = [0.3 + grow, 1.72 + grow]
    return face([
      edge(-w, 0.04),
      edge(-w, top - 0.16),
      edge(-w + 0.14, top),
      edge(w - 0.14, top),
      edge(w, top - 0.16),
      edge(w, 0.04),
    ])
  }
  drawing.path(opening(0.06), mix(wood, dark, 0.35))
  const clip = drawing.clip(opening(0))
  drawing.group({ clip }, () => {
    drawing.path(opening(0), mix(lining, dark, 0.42 + 0.25 * saloon.night))
    const [x, y] = at([middle, 0.75, far])
    drawing.path(
      `M${x - 70} ${y}L${x} ${y - 26}L${x + 70} ${y}V${y + 22}H${x - 70}z`,
      mix(cushion, dark, 0.2),
    )
    drawing.box(x - 70, y + 22, 140, 120, mix(wood, dark, 0.4))
    drawing.path(`M${x - 22} ${y - 104}h44l-8 18h-28z`, sky[0])
    drawing.path(`M${x - 14} ${y - 86}h28l26 84h-80z`, '#fff6dc', {
      opacity: 0.16 * (1 - saloon.night),
    })
  })
}

function paintOrnament(room: Room): void {
  const { drawing, saloon, at } = room
  const { trim, dark, sky } = saloon.tones
  const [x, y] = at([-saloon.door * 0.62, 1.3, far])
  if (saloon.bulkhead === 'clock') {
    for (const dx of [-26, 26]) {
      drawing.circle(x + dx, y, 20, trim)
      drawing.circle(x + dx, y, 15, '#fbf7ea')
    }
    drawing.line(`M${x - 26} ${y}v-10M${x - 26} ${y}l7 4M${x + 26} ${y}l-8-8`, dark, 2.2)
  }
  if (saloon.bulkhead === 'picture') {
    drawing.box(x - 42, y - 28, 84, 58, trim)
    drawing.box(x - 36, y - 22, 72, 46, sky[1])
    drawing.box(x - 36, y + 4, 72, 20, '#2f6d8f')
    drawing.path(
      `M${x - 6} ${y + 8}V${y - 18}L${x + 16} ${y + 8}zM${x - 9} ${y + 8}V${y - 10}L${x - 22} ${y + 8}z`,
      '#fff8ea',
    )
  }
  if (saloon.bulkhead === 'stove') paintStove(room)
}

function paintStove({ drawing, saloon, at }: Room): void {
  const { trim } = saloon.tones
  const [x, foot] = at([-saloon.door * 0.66, 0.55, far - 0.1])
  drawing.box(x - 38, foot - 118, 76, 128, '#efe2c6')
  drawing.box(x - 5, foot - 220, 10, 130, '#7c8388')
  drawing.box(x - 26, foot - 84, 52, 76, '#2f3436')
  drawing.box(x - 30, foot - 90, 60, 9, trim)
  drawing.box(x - 17, foot - 66, 34, 34, '#f2a03c')
  drawing.path(`M${x - 12} ${foot - 32}q2-18 8-26q4 10 8 4q6 8 6 22z`, '#fde08a')
  drawing.line(`M${x} ${foot - 66}v34M${x - 17} ${foot - 49}h34`, '#2f3436', 2.4)
  drawing.circle(
    x,
    foot - 50,
    62,
    drawing.radial(
      [
        [0, '#ffb347', 0.34],
        [1, '#ffb347', 0],
      ],
      [x, foot - 50],
      62,
    ),
  )
}
