import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Paint } from '../kit/drawing.ts'
import { lens, polygon, tenth } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { cardHeight, seen } from '../land/ground.ts'
import type { Stage } from '../world/stage.ts'
import type { Buoy } from './near-parts.ts'

/** Draws a buoy with its topmark and the water round it. */
export function paintBuoy(stage: Stage, buoy: Buoy): void {
  const { drawing, palette, clock } = stage
  const tall = buoy.height * cardHeight(stage)
  const [x, y] = [buoy.x * stage.width, buoy.y * stage.height]
  drawing.path(lens(x, y + tall * 0.04, tall * 1.1, tall * 0.1), palette.waveDark, {
    opacity: 0.45,
  })
  const tilt = 2.4 + 2 * clock.swing(2, buoy.x)
  drawing.group({ transform: `translate(${tenth(x)} ${tenth(y)}) rotate(${tenth(tilt)})` }, () => {
    if (buoy.shape === 'race') paintRaceMark(stage, tall)
    else if (buoy.shape === 'mooring') paintMooring(stage, tall)
    else if (buoy.shape === 'pot') paintPot(stage, tall)
    else if (buoy.shape === 'can' || buoy.shape === 'cone') paintLateral(stage, tall, buoy.shape)
    else paintCardinal(stage, tall, buoy.shape)
  })
  drawing.path(lens(x, y + tall * 0.01, tall * 0.66, tall * 0.035), palette.foam, { opacity: 0.8 })
}

function round(stage: Stage, colour: Colour, half: number): Paint {
  const own = seen(stage, colour)
  const dark = mix(own, stage.palette.shadow, 0.5)
  const bright = mix(own, '#fff6e0', 0.28)
  const side = stage.lightSide * half
  return stage.drawing.linear(
    [
      [0, bright],
      [0.45, own],
      [1, dark],
    ],
    [side, 0],
    [-side, 0],
  )
}

function paintRaceMark(stage: Stage, h: number): void {
  const half = h * 0.3
  const body = `M${tenth(-half)} 0L${tenth(-half * 0.72)} ${tenth(-h * 0.9)}Q0 ${tenth(-h * 1.1)} ${tenth(half * 0.72)} ${tenth(-h * 0.9)}L${tenth(half)} 0Q0 ${tenth(h * 0.1)} ${tenth(-half)} 0z`
  stage.drawing.path(body, round(stage, '#f0912c', half))
  const band = `M${tenth(-half * 0.9)} ${tenth(-h * 0.34)}Q0 ${tenth(-h * 0.24)} ${tenth(half * 0.9)} ${tenth(-h * 0.34)}L${tenth(half * 0.81)} ${tenth(-h * 0.62)}Q0 ${tenth(-h * 0.52)} ${tenth(-half * 0.81)} ${tenth(-h * 0.62)}z`
  stage.drawing.path(band, round(stage, '#fff4df', half))
}

function paintMooring(stage: Stage, h: number): void {
  const r = h * 0.42
  stage.drawing.circle(0, -r * 0.55, r, round(stage, '#f4c542', r))
  stage.drawing.line(`M0 ${tenth(-r * 1.5)}v${tenth(-h * 0.3)}`, seen(stage, '#27333f'), h * 0.05)
}

function paintPot(stage: Stage, h: number): void {
  const pole = seen(stage, '#27333f')
  stage.drawing.line(`M0 0V${tenth(-h)}`, pole, h * 0.035)
  const flag: Point[] = [
    [0, -h],
    [h * 0.3, -h * 0.93],
    [h * 0.27, -h * 0.85],
    [h * 0.3, -h * 0.74],
    [0, -h * 0.72],
  ]
  stage.drawing.path(polygon(flag), seen(stage, '#e2593c'))
  const float = `M${tenth(-h * 0.13)} 0C${tenth(-h * 0.2)} ${tenth(-h * 0.2)} ${tenth(-h * 0.08)} ${tenth(-h * 0.3)} 0 ${tenth(-h * 0.3)}S${tenth(h * 0.2)} ${tenth(-h * 0.2)} ${tenth(h * 0.13)} 0z`
  stage.drawing.path(float, round(stage, '#f0912c', h * 0.15))
}

function cage(
  stage: Stage,
  h: number,
  bands: readonly (readonly [number, number, Colour])[],
): void {
  const deck = bands[0]?.[2] ?? '#c5362b'
  const tub: Point[] = [
    [-h * 0.29, 0],
    [-h * 0.31, -h * 0.13],
    [h * 0.31, -h * 0.13],
    [h * 0.29, 0],
  ]
  for (const [low, high, colour] of bands) {
    const half = (up: number): number => h * (up < 0.16 ? 0.27 : 0.17 - (up - 0.16) * 0.1)
    const ring: Point[] = [
      [-half(low), -h * low],
      [-half(high), -h * high],
      [half(high), -h * high],
      [half(low), -h * low],
    ]
    stage.drawing.path(polygon(ring), round(stage, colour, h * 0.24))
  }
  stage.drawing.path(polygon(tub), round(stage, deck, h * 0.31))
  const lattice = `M${tenth(-h * 0.17)} ${tenth(-h * 0.16)}L${tenth(h * 0.12)} ${tenth(-h * 0.76)}M${tenth(h * 0.17)} ${tenth(-h * 0.16)}L${tenth(-h * 0.12)} ${tenth(-h * 0.76)}`
  stage.drawing.line(lattice, mix(seen(stage, deck), stage.palette.shadow, 0.6), h * 0.012, {
    opacity: 0.35,
  })
}

function paintLateral(stage: Stage, h: number, shape: 'can' | 'cone'): void {
  const colour: Colour = shape === 'can' ? '#c5362b' : '#2c8a58'
  cage(stage, h, [
    [0, 0.3, colour],
    [0.3, 0.78, colour],
  ])
  const rod = `M0 ${tenth(-h * 0.76)}v${tenth(-h * 0.06)}`
  stage.drawing.line(rod, seen(stage, '#27333f'), h * 0.03)
  const top: Point[] =
    shape === 'can'
      ? [
          [-h * 0.09, -h * 0.82],
          [-h * 0.09, -h],
          [h * 0.09, -h],
          [h * 0.09, -h * 0.82],
        ]
      : [
          [-h * 0.1, -h * 0.82],
          [0, -h],
          [h * 0.1, -h * 0.82],
        ]
  stage.drawing.path(polygon(top), round(stage, colour, h * 0.09))
}

/** Where a cardinal mark is black, and which way its two cones point (1 up). */
const cardinals = {
  north: { black: [[0.54, 0.78]], cones: [1, 1] },
  south: { black: [[0, 0.3]], cones: [-1, -1] },
  west: { black: [[0.3, 0.54]], cones: [-1, 1] },
  east: {
    black: [
      [0, 0.3],
      [0.54, 0.78],
    ],
    cones: [1, -1],
  },
} as const

function paintCardinal(stage: Stage, h: number, shape: keyof typeof cardinals): void {
  const { black, cones } = cardinals[shape]
  const sections = [
    [0, 0.3],
    [0.3, 0.54],
    [0.54, 0.78],
  ] as const
  const bands = sections.map(([low, high]): [number, number, Colour] => {
    const dark = black.some(([from]) => from === low)
    return [low, high, dark ? '#1d2730' : '#f0c53a']
  })
  cage(
    stage,
    h,
    shape === 'west'
      ? [
          [0, 0.3, '#f0c53a'],
          [0.3, 0.54, '#1d2730'],
          [0.54, 0.78, '#f0c53a'],
        ]
      : bands,
  )
  stage.drawing.line(
    `M0 ${tenth(-h * 0.76)}v${tenth(-h * 0.26)}`,
    seen(stage, '#1d2730'),
    h * 0.025,
  )
  cones.forEach((up, index) => {
    const base = 0.82 + (1 - index) * 0.12
    const cone: Point[] =
      up > 0
        ? [
            [-h * 0.07, -h * base],
            [0, -h * (base + 0.11)],
            [h * 0.07, -h * base],
          ]
        : [
            [-h * 0.07, -h * (base + 0.11)],
            [0, -h * base],
            [h * 0.07, -h * (base + 0.11)],
          ]
    stage.drawing.path(polygon(cone), seen(stage, '#1d2730'))
  })
}
