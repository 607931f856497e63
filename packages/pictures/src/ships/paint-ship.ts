import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import { radians, steps } from '../kit/numbers.ts'
import { lens, polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import { cross, dot, subtract, unit } from '../kit/vector.ts'
import type { Vector } from '../kit/vector.ts'
import { seen } from '../land/ground.ts'
import { project } from '../world/stage.ts'
import type { Stage } from '../world/stage.ts'
import { bays, deckAt, ship, skin } from './container-model.ts'
import type { Ship } from './ship.ts'

const boxes: readonly Colour[] = [
  '#a8483a',
  '#2f5f86',
  '#c98a3c',
  '#5b7d72',
  '#d9d2c2',
  '#7a4a44',
  '#3f7f94',
  '#b96a48',
]
const house: Colour = '#f2eee2'

interface View {
  readonly stage: Stage
  readonly name: string
  readonly far: number
  world(point: Vector): Vector
  place(point: Vector): Point
}

/** Draws a container ship: her stacks, bridge and funnel, then the sides of her hull, and foam. */
export function paintShip(stage: Stage, order: Ship): void {
  const view = viewOf(stage, order)
  const draw = (): void => {
    for (const block of blocks(view)) block.paint()
    paintHull(view, order.hull)
    paintFoam(view)
  }
  if (!order.fog) return draw()
  const [bow, stern] = [view.place([150, 0, 20]), view.place([-150, 0, 20])]
  const veil = stage.drawing.linear(
    [
      [0, '#ffffff', 1 - order.fog],
      [0.35, '#ffffff', (1 - order.fog) * 0.7],
      [1, '#ffffff', 0],
    ],
    bow,
    [stern[0] + (stern[0] < bow[0] ? -40 : 40), bow[1]],
  )
  stage.drawing.group({ mask: stage.drawing.mask(veil) }, draw)
}

function viewOf(stage: Stage, { x, size, heading, far = 0 }: Ship): View {
  const pixels = size * stage.scale
  const [away, right] = [stage.focal / pixels, ((x - 0.5) * stage.width) / pixels]
  const [sin, cos] = [Math.sin(radians(heading)), Math.cos(radians(heading))]
  const world = ([px, py, pz]: Vector): Vector => [
    right + cos * px - sin * py,
    pz,
    away + sin * px + cos * py,
  ]
  const name = `${stage.name}/ship/${x}`
  return { stage, name, far, world, place: (point) => project(stage, world(point)) }
}

/** A flat face in the light that its place gives it; faces turned away are left out. */
function face(view: View, points: readonly Vector[], colour: Colour, all = false): void {
  const [a, b, c] = points.map(view.world)
  if (!a || !b || !c) return
  const normal = unit(cross(subtract(b, a), subtract(c, a)))
  if (!all && dot(normal, subtract([0, view.stage.camera.height, 0], a)) <= 0) return
  const light = Math.max(0, dot(normal, view.stage.light))
  const lit = mix(
    mix(colour, view.stage.palette.shadow, 0.5),
    colour,
    Math.min(1, 0.3 + 0.85 * light),
  )
  const paint = seen(view.stage, lit, view.far)
  const seam = { stroke: paint, strokeWidth: 0.6 }
  view.stage.drawing.path(polygon(points.map(view.place)), paint, seam)
}

interface Block {
  readonly away: number
  paint(): void
}

/** What stands on deck, from the furthest to the nearest. */
function blocks(view: View): Block[] {
  const at = (x: number): number => view.world([x, 0, 20])[2]
  const random = seeded(view.name, 'boxes')
  const stacks = bays.map((bay): Block => {
    const pick = Array.from({ length: bay.tiers * 8 }, () => random.pick(boxes))
    return { away: at((bay.from + bay.to) / 2), paint: () => paintBay(view, bay, pick) }
  })
  const { bridge, funnel } = ship
  return [
    ...stacks,
    { away: at(bridge.from), paint: () => paintBridge(view) },
    {
      away: at(funnel.from),
      paint: () => {
        box(view, [funnel.from, funnel.to], [-7, 7], [ship.deck, funnel.top], '#35485c')
        box(
          view,
          [funnel.from, funnel.to],
          [-7.1, 7.1],
          [funnel.top - 9, funnel.top - 4],
          '#d98a3c',
        )
      },
    },
  ].toSorted((a, b) => b.away - a.away)
}

type Bay = (typeof bays)[number]
type Span = readonly [low: number, high: number]

function box(view: View, [x0, x1]: Span, [y0, y1]: Span, [z0, z1]: Span, colour: Colour): void {
  const wall = (corners: readonly (readonly [number, number])[]): void => {
    const [[ax, ay], [bx, by]] = corners as [readonly [number, number], readonly [number, number]]
    face(
      view,
      [
        [ax, ay, z0],
        [bx, by, z0],
        [bx, by, z1],
        [ax, ay, z1],
      ],
      colour,
    )
  }
  wall([
    [x0, y1],
    [x1, y1],
  ])
  wall([
    [x1, y0],
    [x0, y0],
  ])
  wall([
    [x1, y1],
    [x1, y0],
  ])
  wall([
    [x0, y0],
    [x0, y1],
  ])
}

function paintBay(view: View, { from, to, tiers, half }: Bay, pick: readonly Colour[]): void {
  const [low, tall] = [ship.deck + 1.5, 2.7]
  box(view, [from, to], [-half, half], [low - 3, low], '#4a5560')
  for (let tier = 0; tier < tiers; tier++) {
    const z: Span = [low + tier * tall, low + (tier + 1) * tall - 0.25]
    box(view, [from, to], [-half, half], z, pick[tier] ?? '#a8483a')
    const wide = half / 2
    for (const row of [0, 1, 2, 3]) {
      const y: Span = [row * wide - half, (row + 1) * wide - half - 0.3]
      const colour = pick[tiers + tier * 4 + row] ?? '#2f5f86'
      face(
        view,
        [
          [to, y[1], z[0]],
          [to, y[0], z[0]],
          [to, y[0], z[1]],
          [to, y[1], z[1]],
        ],
        colour,
      )
      face(
        view,
        [
          [from, y[0], z[0]],
          [from, y[1], z[0]],
          [from, y[1], z[1]],
          [from, y[0], z[1]],
        ],
        colour,
      )
    }
  }
}

function paintBridge(view: View): void {
  const { from, to, top } = ship.bridge
  box(view, [from, to], [-19, 19], [ship.deck, top - 6], house)
  box(view, [from + 2, to], [-23, 23], [top - 6, top], house)
  box(view, [from + 1.9, to + 0.1], [-22, 22], [top - 4, top - 1.8], '#2c3f50')
  for (const z of [20, 25, 30, 35, 39])
    box(view, [from + 1, to - 1], [-19.1, 19.1], [z, z + 1.2], '#8796a0')
  box(view, [from + 6, from + 8], [-1, 1], [top, top + 12], '#dcd6c8')
  box(view, [from + 6, from + 8], [-6, 6], [top + 7, top + 8], '#dcd6c8')
}

type Edge = (u: number) => number

function paintHull(view: View, colour: Colour): void {
  const marks = [...steps(12, 0, 0.8), ...steps(18, 0.82, 1)]
  const away = (side: number): number => view.world([0, side, 0])[2]
  for (const side of [1, -1].toSorted((a, b) => away(b) - away(a))) {
    marks.slice(1).forEach((u, index) => {
      const before = marks[index] ?? 0
      const band = (low: Edge, high: Edge, tone: Colour): void => {
        const ring = [
          skin(before, low(before), side),
          skin(u, low(u), side),
          skin(u, high(u), side),
          skin(before, high(before), side),
        ]
        face(view, side > 0 ? ring : ring.toReversed(), tone, true)
      }
      band(
        () => 0,
        () => ship.boot,
        '#8f3a30',
      )
      band(() => ship.boot, deckAt, colour)
      if (u > 0.86) band((at) => Math.max(ship.deck, deckAt(at) - 2), deckAt, house)
    })
  }
  const stern = [skin(0, 1, -1), skin(0, 1, 1), skin(0, ship.deck, 1), skin(0, ship.deck, -1)]
  face(view, stern, colour)
}

function paintFoam({ stage, place, name }: View): void {
  const random = seeded(name, 'foam')
  const ends = [place([150, 0, 0]), place([-150, 0, 0])] as const
  const [[bowX, bowY], [sternX, sternY]] = ends
  const wide = Math.abs(bowX - sternX)
  let foam = lens(bowX, bowY, wide * 0.07 + 6, 1.6) + lens(sternX, sternY, wide * 0.1, 1.3)
  for (const t of steps(12)) {
    const x = bowX + (sternX - bowX) * t
    foam += lens(x, bowY + (sternY - bowY) * t + 0.6, wide * random.range(0.04, 0.1), 0.8)
  }
  const back = Math.sign(sternX - bowX) || 1
  for (const t of steps(9, 0.05, 0.5))
    foam += lens(sternX + back * t * wide, sternY + 0.8, wide * 0.09 * (1 - t), 0.9 * (1 - t))
  stage.drawing.path(foam, stage.palette.foam, { opacity: 0.75 })
}
