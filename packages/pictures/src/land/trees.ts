import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import { lerp } from '../kit/numbers.ts'
import { disc, oval, polygon, tenth } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import type { Stage } from '../world/stage.ts'
import { seen } from './ground.ts'
import type { Trees } from './land-parts.ts'
import type { Terrain } from './terrain.ts'

/** Draws trees over the nearest slope, the furthest up first. */
export function paintTrees(stage: Stage, trees: Trees, index: number, terrain: Terrain): void {
  const { width, horizon } = stage
  const random = seeded(stage.name, 'trees', index)
  const { from = 0, to = 1, upTo = 0.9 } = trees
  const places = Array.from({ length: trees.count }, (): Tree => {
    const x = lerp(from, to, random.next()) * width
    const y = lerp(horizon, terrain.groundAt(x, 'nearest'), random.range(0, upTo))
    const tone = random.range(-0.3, 0.3)
    const own = mix(trees.colour, tone > 0 ? '#d9e0a0' : '#12342c', Math.abs(tone) * 0.6)
    const size = random.range(0.7, 1.2) * (trees.size ?? 1) * stage.scale
    return { x, y, size, colour: seen(stage, own, trees.far) }
  })
  for (const tree of places.toSorted((a, b) => a.y - b.y)) shapes[trees.shape](stage, tree)
}

interface Tree {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly colour: Colour
}

const shapes: Record<Trees['shape'], (stage: Stage, tree: Tree) => void> = {
  round: paintRound,
  cypress: paintCypress,
  pine: paintPine,
  bare: paintBare,
  poplar: paintPoplar,
}

function shadeOf(stage: Stage, { colour }: Tree): Colour {
  return mix(colour, stage.palette.shadow, 0.35)
}

function paintRound(stage: Stage, tree: Tree): void {
  const { x, y, size: k } = tree
  const { drawing, lightSide } = stage
  const low =
    disc(x, y - 7 * k, 9 * k) +
    disc(x + 8 * k, y - 4 * k, 6.5 * k) +
    disc(x - 7 * k, y - 4 * k, 6 * k)
  drawing.path(low, shadeOf(stage, tree))
  const high =
    disc(x + lightSide * 2 * k, y - 9 * k, 7 * k) + disc(x + lightSide * 7 * k, y - 6 * k, 4.6 * k)
  drawing.path(high, tree.colour)
}

function paintCypress(stage: Stage, tree: Tree): void {
  const { x, y, size: k } = tree
  stage.drawing.path(flame(x, y, 6 * k, 40 * k), tree.colour)
  const side = flame(x - stage.lightSide * 1.4 * k, y, 3.2 * k, 33 * k)
  stage.drawing.path(side, shadeOf(stage, tree), { opacity: 0.6 })
}

function paintPoplar(stage: Stage, tree: Tree): void {
  const { x, y, size: k } = tree
  const { drawing, lightSide } = stage
  drawing.box(x - 0.9 * k, y - 8 * k, 1.8 * k, 8.5 * k, shadeOf(stage, tree))
  drawing.path(flame(x, y - 4 * k, 7.4 * k, 54 * k), shadeOf(stage, tree))
  drawing.path(flame(x + lightSide * 1.8 * k, y - 6 * k, 4.6 * k, 47 * k), tree.colour)
}

function paintPine(stage: Stage, tree: Tree): void {
  const { x, y, size: k } = tree
  stage.drawing.path(pine(x, y, 9 * k, 27 * k), tree.colour)
  const side = polygon([
    [x, y - 27 * k],
    [x - stage.lightSide * 8 * k, y],
    [x, y],
  ])
  stage.drawing.path(side, shadeOf(stage, tree), { opacity: 0.45 })
}

function flame(x: number, y: number, half: number, tall: number): string {
  const n = tenth
  return (
    `M${n(x)} ${n(y)}C${n(x - half)} ${n(y - tall * 0.2)} ${n(x - half * 0.75)} ${n(y - tall * 0.75)} ${n(x)} ${n(y - tall)}` +
    `C${n(x + half * 0.75)} ${n(y - tall * 0.75)} ${n(x + half)} ${n(y - tall * 0.2)} ${n(x)} ${n(y)}z`
  )
}

function pine(x: number, y: number, half: number, tall: number): string {
  return polygon([
    [x, y - tall],
    [x + half * 0.5, y - tall * 0.58],
    [x + half * 0.28, y - tall * 0.6],
    [x + half * 0.78, y - tall * 0.26],
    [x + half * 0.5, y - tall * 0.28],
    [x + half, y],
    [x - half, y],
    [x - half * 0.5, y - tall * 0.28],
    [x - half * 0.78, y - tall * 0.26],
    [x - half * 0.28, y - tall * 0.6],
    [x - half * 0.5, y - tall * 0.58],
  ])
}

/** A tree in winter: trunk and boughs, its twigs a thin haze. */
function paintBare(stage: Stage, { x, y, size: k, colour }: Tree): void {
  const { drawing } = stage
  const lean = Math.sin(x * 1.7)
  const haze =
    oval(x + lean * 2 * k, y - 19 * k, 8 * k, 9 * k) +
    oval(x - (4 + lean) * k, y - 15 * k, 6 * k, 6.5 * k) +
    oval(x + (5 - lean) * k, y - 14 * k, 5.5 * k, 6 * k)
  drawing.path(haze, colour, { opacity: 0.17 })
  const boughs = [-9, -6, -3, 1.5, 5, 8.5].map((out, index) => {
    const from = y - (7 + (index % 3) * 3) * k
    const [tipX, tipY] = [x + (out + lean * 2) * k, y - (27 - Math.abs(out) * 1.1) * k]
    return `M${tenth(x)} ${tenth(from)}Q${tenth(x + out * 0.35 * k)} ${tenth(from - 7 * k)} ${tenth(tipX)} ${tenth(tipY)}`
  })
  drawing.line(boughs.join(''), colour, 0.75 * k, { opacity: 0.7 })
  drawing.line(
    `M${tenth(x)} ${tenth(y + k)}L${tenth(x + lean * 0.6 * k)} ${tenth(y - 15 * k)}`,
    colour,
    1.6 * k,
  )
}
