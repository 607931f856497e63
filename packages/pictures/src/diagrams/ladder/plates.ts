import type { Drawing } from '../../kit/drawing.ts'
import { held, steps } from '../../kit/numbers.ts'
import { curve, disc, filledBelow, lens, roundedBox } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'
import { seeded } from '../../kit/random.ts'
import type { Plate } from '../../scenes/scene.ts'
import { medalColours, medals } from './medals.ts'
import type { Medal } from './medals.ts'

const rope = '#f3e3bf'
const shadow = '#081a33'
const horizon = 0.845

/** The course progression as a rope ladder from the harbour to the stars. */
export const ladderPlates: readonly Plate[] = [
  {
    kind: 'plate',
    name: 'course-ladder',
    alt: 'A rope ladder of ten rungs climbs from a harbour in the morning to the stars over the ocean',
    palette: 'dusk',
    formats: ['tall'],
    paint: paintLadder,
  },
]

function paintLadder(drawing: Drawing): void {
  const { width, height } = drawing
  paintSky(drawing)
  paintHarbour(drawing)
  const middles = steps(medals.length, 0, 1).map((t): Point => [
    width * (0.5 + 0.09 * Math.sin(t * 4.2 - 0.6)),
    height * (0.925 - 0.835 * t),
  ])
  paintRopes(drawing, middles)
  middles.forEach((middle, index) => paintRung(drawing, middle, held(medals, index)))
}

function paintSky(drawing: Drawing): void {
  const { width, height } = drawing
  const sky = drawing.linear(
    [
      [0, '#0a1838'],
      [0.22, '#16305f'],
      [0.45, '#2f5f8c'],
      [0.66, '#7fb0bf'],
      [0.82, '#f6d9a4'],
      [1, '#fdeac4'],
    ],
    [0, 0],
    [0, height * horizon],
  )
  drawing.box(0, 0, width, height, sky)
  const random = seeded('ladder', 'stars')
  for (let star = 0; star < 130; star++) {
    const y = random.next() ** 1.6 * height * 0.42
    const opacity = (1 - y / (height * 0.46)) * random.range(0.4, 1)
    drawing.circle(random.range(0, width), y, random.range(0.8, 2.3), '#fff8e2', { opacity })
  }
  drawing.circle(width * 0.83, height * 0.115, 48, '#fff4cf', { opacity: 0.12 })
  drawing.path(
    `M${width * 0.83} ${height * 0.115 - 34}a34 34 0 1 1-24 58a44 44 0 0 0 24-58z`,
    '#fff4cf',
  )
  for (const [x, y, wide] of [
    [0.14, 0.5, 170],
    [0.84, 0.56, 210],
    [0.16, 0.68, 200],
    [0.88, 0.74, 150],
  ] as const) {
    for (const [dx, dy, share] of [
      [0, 0, 1],
      [26, -13, 0.62],
      [-22, 11, 0.7],
    ] as const) {
      drawing.path(lens(width * x + dx, height * y + dy, wide * share, 13), '#fff3dc', {
        opacity: 0.42,
      })
    }
  }
  drawing.circle(width * 0.2, height * 0.8, 34, '#fffbe8', { opacity: 0.95 })
  drawing.circle(width * 0.2, height * 0.8, 58, '#fff3cf', { opacity: 0.3 })
}

function paintHarbour(drawing: Drawing): void {
  const { width, height } = drawing
  const level = height * horizon
  const hills = (points: readonly (readonly [number, number])[]): string =>
    filledBelow(
      points.map(([x, y]): Point => [x * width, level - y * height]),
      level + 2,
    )
  drawing.path(
    hills([
      [-0.05, 0.02],
      [0.2, 0.034],
      [0.42, 0.012],
      [0.6, 0.005],
      [1.05, 0.003],
    ]),
    '#8fa9a5',
  )
  drawing.path(
    hills([
      [0.55, 0.001],
      [0.7, 0.02],
      [0.86, 0.036],
      [1.05, 0.03],
    ]),
    '#6f9483',
  )
  const sea = drawing.linear(
    [
      [0, '#f0dcae'],
      [0.14, '#b9c9b4'],
      [0.4, '#5f9fae'],
      [1, '#165a77'],
    ],
    [0, level],
    [0, height],
  )
  drawing.box(0, level, width, height - level, sea)
  const random = seeded('ladder', 'sea')
  const ripples = Array.from({ length: 90 }, () => {
    const depth = random.next()
    return lens(
      random.range(0, width),
      level + 6 + depth * (height - level),
      18 + depth * 60,
      0.8 + depth * 2.4,
    )
  })
  drawing.path(ripples.slice(0, 50).join(''), '#fff3cf', { opacity: 0.3 })
  drawing.path(ripples.slice(50).join(''), '#0d4a66', { opacity: 0.25 })
  paintBoat(drawing, width * 0.2, level + 40, 1)
  paintBoat(drawing, width * 0.84, level + 16, 0.42)
  drawing.path(roundedBox(width * 0.72, level + 96, width * 0.4, 26, 4), '#a99a86')
  drawing.path(roundedBox(width * 0.71, level + 90, width * 0.4, 10, 3), '#cbbca2')
  for (const x of [0.76, 0.86, 0.96]) drawing.box(width * x, level + 104, 12, 90, '#6b5a4a')
}

function paintBoat(drawing: Drawing, x: number, y: number, size: number): void {
  drawing.group(
    { transform: `translate(${Math.round(x)} ${Math.round(y)}) scale(${size})` },
    () => {
      drawing.path('M-4 -12C-3 -50 -3 -90 -2 -122C-22 -80 -40 -44 -54 -16z', '#fff6df')
      drawing.path('M4 -14C4 -44 3 -74 2 -104C24 -72 38 -42 44 -16z', '#f4d7a6')
      drawing.path('M-2 -124V-6', 'none', { stroke: '#4a3a30', strokeWidth: 3 })
      drawing.path('M-60 -8H58C50 10 34 16 14 16H-30C-48 14 -56 4 -60 -8z', '#b7402f')
      drawing.path('M-60 -8H58L56 -3H-58z', '#fff6df')
      drawing.path(lens(0, 20, 150, 5), '#0d4a66', { opacity: 0.35 })
    },
  )
}

function paintRopes(drawing: Drawing, middles: readonly Point[]): void {
  for (const side of [-1, 1]) {
    const line = middles.map(([x, y]): Point => [x + side * 112, y])
    const [first, last] = [held(line, 0), held(line, line.length - 1)]
    const path = curve([[first[0] - 12, first[1] + 70], ...line, [last[0] + 8, -30]])
    drawing.line(path, shadow, 17, { opacity: 0.28 })
    drawing.line(path, '#7b5a3a', 11)
    drawing.line(path, rope, 8)
    drawing.line(path, '#b58f5c', 8, { dash: '3 9', cap: 'butt' })
  }
}

function paintRung(drawing: Drawing, [x, y]: Point, medal: Medal): void {
  drawing.path(roundedBox(x - 132, y - 5, 264, 24, 10), shadow, { opacity: 0.3 })
  drawing.path(roundedBox(x - 132, y - 12, 264, 24, 10), '#c08a4e', {
    stroke: '#5d3d22',
    strokeWidth: 2,
  })
  drawing.path(roundedBox(x - 126, y - 9, 252, 7, 4), '#e3b878')
  for (const side of [-1, 1]) {
    drawing.line(`M${x + side * 112 - 6} ${y - 14}v28M${x + side * 112 + 6} ${y - 14}v28`, rope, 5)
  }
  drawing.path(disc(x + 3, y + 6, 43), shadow, { opacity: 0.3 })
  drawing.circle(x, y, 43, '#fdf6e4')
  drawing.circle(x, y, 38, medalColours[medal.learning])
  drawing.group({ transform: `translate(${x - 32} ${y - 32})` }, () => {
    if (medal.fills) drawing.path(medal.fills, '#ffffff')
    if (medal.lines) drawing.line(medal.lines, '#ffffff', 3.4)
  })
}
