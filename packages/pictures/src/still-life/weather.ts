import { number } from '../chart/digits.ts'
import type { Drawing } from '../kit/drawing.ts'
import { radians, steps } from '../kit/numbers.ts'
import { curve, oval, pair, places, polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'

/** Draws a synoptic chart: a deep low with its fronts, a high, isobars and wind arrows. */
export function paintWeatherMap(drawing: Drawing): void {
  drawing.box(
    -300,
    -300,
    1400,
    1200,
    drawing.linear(
      [
        [0, '#cfe5ea'],
        [1, '#a5cbd8'],
      ],
      [0, 0],
      [800, 600],
    ),
  )
  for (const land of lands)
    drawing.path(curve(land, true), '#efe0b8', { stroke: '#b59a62', strokeWidth: 2 })
  for (const [index, size] of steps(8, 46, 400).entries()) isobar(drawing, [268, 236], size, index)
  for (const size of [60, 116, 176])
    drawing.path(oval(690, 500, size * 1.25, size * 0.82), 'none', {
      stroke: '#37556b',
      strokeWidth: 2.2,
      opacity: 0.8,
    })
  front(drawing, places('276 244, 380 286, 470 360, 520 460, 540 620'), 'warm')
  front(drawing, places('262 252, 272 340, 236 440, 160 540, 60 620'), 'cold')
  letter(drawing, 'M248 200V268H292', '#c23b2e')
  letter(drawing, 'M672 466V534M708 466V534M672 500H708', '#24466b')
  drawing.line(number(972, 238, 286, 8) + number(1034, 660, 550, 8), '#1f2d3a', 3)
  for (const [x, y, feathers] of arrows) barb(drawing, [x, y], windAt([x, y]), feathers)
}

const lands: readonly (readonly Point[])[] = [
  places(
    '420 120, 470 90, 520 120, 500 190, 540 230, 590 300, 600 370, 560 400, 480 414, 430 430, 450 380, 420 350, 452 300, 410 250, 430 190',
  ),
  places('300 260, 350 230, 392 260, 386 330, 350 376, 300 360, 284 310'),
  places('380 640, 430 560, 520 520, 620 470, 720 400, 860 330, 860 660'),
  places('690 -20, 720 60, 700 130, 760 190, 860 160, 860 -40'),
]

const arrows = [
  [120, 150, 3],
  [110, 350, 4],
  [390, 130, 3],
  [480, 500, 2],
  [640, 250, 2],
  [330, 440, 3],
  [590, 560, 1],
] as const

function isobar(drawing: Drawing, [x, y]: Point, size: number, index: number): void {
  const ring = steps(24, 0, 345).map((angle): Point => {
    const kink = angle > 90 && angle < 230 ? 1.1 : 1
    const r = size * (1 + 0.1 * Math.sin(radians(angle * 2 + index * 20))) * kink
    return [x + Math.cos(radians(angle)) * r * 1.12, y + Math.sin(radians(angle)) * r * 0.86]
  })
  drawing.path(curve(ring, true), 'none', {
    stroke: '#37556b',
    strokeWidth: index % 2 ? 1.4 : 2.4,
    opacity: 0.8,
  })
}

function front(drawing: Drawing, points: readonly Point[], kind: 'warm' | 'cold'): void {
  const colour = kind === 'warm' ? '#c8402f' : '#1f5fa8'
  drawing.line(curve(points), colour, 5)
  points.slice(1).forEach((to, index) => {
    const from = points[index] ?? to
    for (const t of [0.25, 0.7]) {
      const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
      const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
      const turn = (angle * 180) / Math.PI
      drawing.group(
        { transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(turn)})` },
        () => {
          if (kind === 'warm') drawing.path('M-17 0A17 17 0 0 1 17 0z', colour)
          else
            drawing.path(
              polygon([
                [-17, 0],
                [0, -25],
                [17, 0],
              ]),
              colour,
            )
        },
      )
    }
  })
}

function letter(drawing: Drawing, path: string, colour: '#c23b2e' | '#24466b'): void {
  drawing.line(path, '#fdfbf3', 20)
  drawing.line(path, colour, 11)
}

/** Degrees the wind blows towards: anticlockwise and inwards round the low, the other way round the high. */
function windAt([x, y]: Point): number {
  const [lowX, lowY] = [x - 268, y - 236]
  const [highX, highY] = [x - 690, y - 500]
  const near = Math.hypot(lowX, lowY) < Math.hypot(highX, highY) * 1.8
  const flow = near
    ? [lowY - 0.3 * lowX, -lowX - 0.3 * lowY]
    : [-highY + 0.3 * highX, highX + 0.3 * highY]
  return Math.round((Math.atan2(flow[1] ?? 0, flow[0] ?? 0) * 180) / Math.PI)
}

function barb(drawing: Drawing, [x, y]: Point, turn: number, feathers: number): void {
  drawing.group({ transform: `translate(${x} ${y}) rotate(${turn})` }, () => {
    const strokes = steps(feathers, 0, feathers - 1).map(
      (i) => `M${pair([-50 + i * 10, 0])}l-9 -17`,
    )
    drawing.line(`M0 0H-50${strokes.join('')}`, '#10304d', 3.4)
    drawing.circle(0, 0, 6, '#10304d')
  })
}
