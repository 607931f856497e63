import type { Drawing } from '../../kit/drawing.ts'
import { radians } from '../../kit/numbers.ts'
import { lens } from '../../kit/path.ts'
import { seeded } from '../../kit/random.ts'
import { paintYachtFromAbove } from '../med-mooring/yacht-from-above.ts'

const [x, y] = [400, 312]

const arcs = [
  ['#ff5a4d', -112.5, 0],
  ['#43e08a', 0, 112.5],
  ['#fff6d8', 112.5, 247.5],
] as const
const lamps = [
  [-9, -78, '#ff5a4d'],
  [9, -78, '#43e08a'],
  [0, 92, '#fff6d8'],
] as const
const reach = 268

/** The arcs of a yacht's lights from above by night: red to port, green to starboard, white astern. */
export function paintLights(drawing: Drawing): void {
  paintWater(drawing)
  for (const [colour, from, to] of arcs) {
    const stops = [
      [0, colour, 0.85],
      [0.45, colour, 0.5],
      [1, colour, 0.06],
    ] as const
    drawing.path(sector(from, to), drawing.radial(stops, [x, y], reach))
    drawing.line(arc(from + 2, to - 2), colour, 6)
  }
  for (const angle of [0, 112.5, -112.5]) {
    const look = { dash: '9 8', opacity: 0.7 }
    drawing.line(`M${x} ${y}L${onCircle(angle, reach + 14)}`, '#fdfbf3', 2, look)
  }
  const yacht = { at: [x, y], heading: 0, length: 190, cloth: '#1f6f80', hull: '#e9eef0' } as const
  paintYachtFromAbove(drawing, yacht)
  for (const [dx, dy, colour] of lamps) {
    drawing.circle(x + dx, y + dy, 17, colour, { opacity: 0.4 })
    drawing.circle(x + dx, y + dy, 7, colour, { stroke: '#ffffff', strokeWidth: 1.5 })
  }
}

function paintWater(drawing: Drawing): void {
  const { width, height } = drawing
  const night = [
    [0, '#1f4a78'],
    [0.6, '#10264e'],
    [1, '#081530'],
  ] as const
  drawing.box(0, 0, width, height, drawing.radial(night, [x, y], 520))
  const random = seeded('theory', 'lights')
  const ripples = Array.from({ length: 110 }, () =>
    lens(random.range(0, 800), random.range(0, 600), random.range(14, 44), 1.6),
  )
  drawing.path(ripples.join(''), '#8fc6d8', { opacity: 0.13 })
}

function sector(from: number, to: number): string {
  return `M${x} ${y}L${onCircle(from, reach)}A${reach} ${reach} 0 ${to - from > 180 ? 1 : 0} 1 ${onCircle(to, reach)}z`
}

function arc(from: number, to: number): string {
  return `M${onCircle(from, reach)}A${reach} ${reach} 0 ${to - from > 180 ? 1 : 0} 1 ${onCircle(to, reach)}`
}

function onCircle(angle: number, reach: number): string {
  const turn = radians(angle)
  return `${(x + Math.sin(turn) * reach).toFixed(1)} ${(y - Math.cos(turn) * reach).toFixed(1)}`
}
