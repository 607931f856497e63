import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import { steps } from '../kit/numbers.ts'
import { add, between, scaled, subtract, unit } from '../kit/vector.ts'
import type { Vector } from '../kit/vector.ts'
import { face, rope } from './brush.ts'
import type { Brush } from './brush.ts'
import { lightsTowards } from './lights.ts'

/** What a vessel shows aloft besides her ensign. */
export type Shown =
  | 'reflector'
  | 'dressed'
  | 'committee flags'
  | 'anchor ball'
  | 'motoring lights'
  | 'bright light'

const bunting: readonly Colour[] = [
  '#d0422f',
  '#f6f1e4',
  '#2f6db0',
  '#f0c53a',
  '#e9e2d0',
  '#24466b',
]

/** Draws signals and gear in the rig; `truck` is the top of the mast. */
export function paintAloft(brush: Brush, shown: readonly Shown[], truck: Vector): void {
  for (const one of shown) painters[one](brush, truck)
}

const painters: Record<Shown, (brush: Brush, truck: Vector) => void> = {
  reflector: paintReflector,
  dressed: paintDressing,
  'committee flags': paintCommitteeFlags,
  'anchor ball': paintAnchorBall,
  'motoring lights': paintMotoringLights,
  'bright light': paintBrightLight,
}

function inLight(brush: Brush, colour: Colour): Colour {
  const [tint, amount] = brush.stage.palette.tint
  return mix(colour, tint, amount * 0.8)
}

/** An octahedral radar reflector hoisted below the upper spreaders. */
function paintReflector(brush: Brush): void {
  const at: Vector = [-3.1, 0, 8.1]
  const [r, pale, dark] = [0.62, inLight(brush, '#dfe3e2'), inLight(brush, '#54646e')]
  const tip = (x: number, z: number): Vector => add(at, [x * r, 0, z * r])
  face(brush, [tip(-1, 0.2), tip(0, 1.1), tip(1, -0.2), tip(0, -1.1)], dark)
  face(brush, [tip(-1, 0.2), tip(0, 1.1), tip(0.1, 0)], pale)
  face(brush, [tip(0, -1.1), tip(1, -0.2), tip(0.1, 0)], pale)
}

/** Signal flags from stem to masthead to stern. */
function paintDressing(brush: Brush, truck: Vector): void {
  const half = brush.hull.lines.length / 2
  hangFlags(brush, [half - 0.2, 0, brush.hull.lines.bow + 0.3], truck, 15, 0)
  hangFlags(brush, truck, [-half, 0, brush.hull.lines.stern + 0.4], 16, 3)
}

function hangFlags(brush: Brush, from: Vector, to: Vector, count: number, first: number): void {
  rope(brush, [from, to], inLight(brush, '#5a6470'), 0.02, { least: 0.4, opacity: 0.7 })
  const along = unit(subtract(to, from))
  const hang = add(scaled(brush.pose.downwind, 0.5), [0, 0, -0.45])
  steps(count, 0.06, 0.95).forEach((t, index) => {
    const at = between(from, to, t)
    const end = add(at, scaled(along, 0.78))
    const tone = inLight(brush, bunting[(index + first) % bunting.length] ?? '#d0422f')
    const pointed = (index + first) % 4 === 3
    const tail = pointed ? [add(between(at, end, 0.5), hang)] : [add(end, hang), add(at, hang)]
    face(brush, [at, end, ...tail], tone)
  })
}

/** A signal mast with the flags of a start: class flag, preparatory, and orange for the line. */
function paintCommitteeFlags(brush: Brush): void {
  const mast = (
    x: number,
    y: number,
    high: number,
    colours: readonly (readonly Colour[])[],
  ): void => {
    const foot: Vector = [x, y, 1.2]
    rope(brush, [foot, [x, y, high]], inLight(brush, '#454d58'), 0.08, { least: 1 })
    colours.forEach((cloth, index) => streamer(brush, [x, y, high - 0.1 - index * 1.35], cloth))
  }
  mast(-1.2, 0, 8.2, [
    ['#d0422f', '#f6f1e4'],
    ['#2f6db0', '#f6f1e4', '#2f6db0'],
  ])
  mast(-4.6, 0.4, 6.6, [['#f0912c']])
  mast(2.4, 0, 5.6, [['#f0c53a', '#2f6db0']])
}

function streamer(brush: Brush, top: Vector, cloth: readonly Colour[]): void {
  const flow = (t: number, z: number): Vector =>
    add(add(top, scaled(brush.pose.downwind, 1.75 * t)), [
      0,
      0,
      z - 0.14 * t + 0.07 * Math.sin(t * 6),
    ])
  cloth.forEach((colour, index) => {
    const [from, to] = [index / cloth.length, (index + 1) / cloth.length]
    const ring = [
      ...steps(4, from, to).map((t) => flow(t, 0)),
      ...steps(4, to, from).map((t) => flow(t, -1.1)),
    ]
    face(brush, ring, inLight(brush, colour))
  })
}

/** A black ball forward: at anchor. */
function paintAnchorBall(brush: Brush): void {
  const half = brush.hull.lines.length / 2
  const [x, y] = brush.pose.place([half * 0.6, 0, 5.2])
  const ball = inLight(brush, '#26313b')
  brush.drawing.circle(x, y, Math.max(1, 0.3 * brush.pose.pixels), ball)
}

/** Lit in fog under engine: the masthead light and the sidelight that shows. */
function paintMotoringLights(brush: Brush): void {
  const { pose, drawing } = brush
  const glow = (at: Vector, colour: Colour, core: Colour, size: number): void => {
    const [x, y] = pose.place(at)
    const radius = size * pose.pixels
    const halo = drawing.radial(
      [
        [0, colour, 0.9],
        [0.25, colour, 0.35],
        [1, colour, 0],
      ],
      [x, y],
      radius,
    )
    drawing.circle(x, y, radius, halo)
    drawing.circle(x, y, Math.max(1.2, radius * 0.14), core)
  }
  const port = pose.cameraBearing > 0
  glow([0.85, 0, 10.8], '#fff2c4', '#ffffff', 1.5)
  glow([5.7, port ? 0.2 : -0.2, 2.2], port ? '#e8503e' : '#3fbf7a', '#fff4ea', 0.9)
}

const lamps = { port: '#ff4f40', starboard: '#3fe08a', stern: '#fff1c4' } satisfies Record<
  string,
  Colour
>

/** A racer's tricolour as it carries over dark water, for those far off. */
function paintBrightLight({ pose, drawing, stage }: Brush, truck: Vector): void {
  const [seen = 'stern'] = lightsTowards(pose.cameraBearing)
  const [x, y] = pose.place(truck)
  const radius = 13 * stage.scale
  const halo = drawing.radial(
    [
      [0, lamps[seen], 1],
      [0.2, lamps[seen], 0.6],
      [0.5, lamps[seen], 0.16],
      [1, lamps[seen], 0],
    ],
    [x, y],
    radius,
  )
  drawing.circle(x, y, radius, halo)
}
