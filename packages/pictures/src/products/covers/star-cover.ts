import { evenly } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { radians, steps } from '../../kit/numbers.ts'
import { polygon, tenth } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'
import { seeded } from '../../kit/random.ts'
import { coverSize } from '../book/pose.ts'

const { width, height } = coverSize

/** A brass sextant over a sea at nightfall, one great star beside it. */
export function paintStars(drawing: Drawing): void {
  const sky = drawing.linear(
    [
      [0, '#0a1430'],
      [0.5, '#1c2f66'],
      [0.8, '#4a5b93'],
      [1, '#e0a27d'],
    ],
    [0, 0],
    [0, 470],
  )
  drawing.box(0, 0, width, 470, sky)
  const random = seeded('cover-stars')
  for (let i = 0; i < 90; i++) {
    drawing.circle(
      random.range(0, width),
      random.range(0, 400),
      random.range(0.6, 2.2),
      '#fff7dd',
      { opacity: random.range(0.3, 0.95) },
    )
  }
  drawing.box(
    0,
    462,
    width,
    100,
    drawing.linear(
      [
        [0, '#d9a58a'],
        [0.1, '#5d6796'],
        [1, '#131f4a'],
      ],
      [0, 462],
      [0, height],
    ),
  )
  paintSextant(drawing)
  paintStar(drawing, 76, 150, 36)
}

function paintSextant(drawing: Drawing): void {
  const [cx, cy, radius] = [200, 128, 226]
  const at = (degrees: number, r: number): Point => [
    cx + Math.sin(radians(degrees)) * r,
    cy + Math.cos(radians(degrees)) * r,
  ]
  const arc = (r: number, from: number, to: number): Point[] =>
    steps(40, from, to).map((a) => at(a, r))
  const brass = drawing.linear(evenly('#f8e2a0', '#d9a944', '#9a712a'), [60, 190], [330, 370])
  drawing.path(polygon([...arc(radius + 16, -36, 36), ...arc(radius - 22, 36, -36)]), brass)
  drawing.line(
    steps(37, -34, 34)
      .map((a, i) => tick(at(a, radius + 12), at(a, radius - (i % 6 ? 0 : 8))))
      .join(''),
    '#5b4416',
    2.2,
  )
  for (const side of [-34, 34])
    drawing.line(tick(at(side, 12), at(side, radius - 14)), '#d9a944', 13)
  drawing.line(`${tick(at(-30, 120), at(30, 120))}${tick(at(-24, 66), at(24, 66))}`, '#b98a34', 8)
  drawing.line(tick(at(0, 0), at(12, radius + 20)), '#f6e1a4', 11)
  drawing.circle(cx, cy, 19, brass)
  drawing.circle(cx, cy, 8, '#5b4416')
  drawing.line(tick([cx + 70, cy + 92], [cx + 156, cy + 70]), '#2a3558', 30, { cap: 'butt' })
  drawing.line(tick([cx + 74, cy + 86], [cx + 154, cy + 65]), '#d9a944', 9, { cap: 'butt' })
}

function paintStar(drawing: Drawing, x: number, y: number, size: number): void {
  drawing.circle(
    x,
    y,
    size * 1.5,
    drawing.radial(
      [
        [0, '#fff3c4', 0.7],
        [1, '#fff3c4', 0],
      ],
      [x, y],
      size * 1.5,
    ),
  )
  const points = steps(8, 0, 315).map((angle, i): Point => {
    const r = i % 2 ? size * 0.16 : size
    return [x + Math.sin(radians(angle)) * r, y - Math.cos(radians(angle)) * r]
  })
  drawing.path(polygon(points), '#fffbe6')
}

function tick([x1, y1]: Point, [x2, y2]: Point): string {
  return `M${tenth(x1)} ${tenth(y1)}L${tenth(x2)} ${tenth(y2)}`
}
