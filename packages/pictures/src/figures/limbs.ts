import { mix } from '../kit/colour.ts'
import type { Colour, Stop } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { held } from '../kit/numbers.ts'
import { disc, polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import type { Sailor } from './sailor.ts'

export const dusk = '#1d2438'

/** One shape along points, as thick at each as its radius says. */
export function tapered(points: readonly Point[], radii: readonly number[]): string {
  let path = ''
  points.forEach((point, index) => {
    const r = held(radii, index)
    path += disc(point[0], point[1], r)
    const next = points[index + 1]
    if (!next) return
    const long = Math.hypot(next[0] - point[0], next[1] - point[1]) || 1
    const [nx, ny] = [-(next[1] - point[1]) / long, (next[0] - point[0]) / long]
    const far = held(radii, index + 1)
    path += polygon([
      [point[0] + nx * r, point[1] + ny * r],
      [point[0] - nx * r, point[1] - ny * r],
      [next[0] - nx * far, next[1] - ny * far],
      [next[0] + nx * far, next[1] + ny * far],
    ])
  })
  return path
}

/** Where the elbow or knee is of a limb of two lengths; a limb too short for its reach is stretched. */
export function jointOf(
  from: Point,
  to: Point,
  bend: 1 | -1,
  lengths: readonly [number, number],
): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const away = Math.hypot(dx, dy) || 1
  const stretch = Math.max(1, (away * 1.01) / (lengths[0] + lengths[1]))
  const [a, b] = [lengths[0] * stretch, lengths[1] * stretch]
  const along = (a * a - b * b + away * away) / (2 * away)
  const out = Math.sqrt(Math.max(0, a * a - along * along)) * bend
  return [from[0] + (dx * along - dy * out) / away, from[1] + (dy * along + dx * out) / away]
}

export function along(from: Point, to: Point, t: number): Point {
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
}

/** Lays on a part of a figure: its dark side, its lit side, and the light that falls on it. */
export function paintPiece(
  drawing: Drawing,
  sailor: Sailor,
  path: string,
  colour: Colour,
  edge = 5,
): void {
  const { dim, light, size } = sailor
  const seen = dim ? mix(colour, dim[0], dim[1]) : colour
  const shift = `translate(${Math.round(light * edge * size * 10) / 10} ${-Math.round(edge * size * 5) / 10})`
  drawing.path(path, mix(seen, dusk, 0.3))
  drawing.group({ clip: drawing.clip(path) }, () =>
    drawing.group({ transform: shift }, () => drawing.path(path, seen)),
  )
  paintGlow(drawing, sailor, path)
}

/** Lays a lamp's light over a part; `local` brings the lamp's place into the part's own units. */
export function paintGlow(
  drawing: Drawing,
  { glow }: Sailor,
  path: string,
  local: (from: Point, reach: number) => readonly [Point, number] = (from, reach) => [from, reach],
): void {
  if (!glow) return
  const [from, reach] = local(glow.from, glow.reach)
  const stops: Stop[] = [
    [0, glow.colour, glow.strength],
    [0.4, glow.colour, glow.strength * 0.66],
    [0.8, glow.colour, glow.strength * 0.3],
    [1, glow.colour, 0],
  ]
  drawing.path(path, drawing.radial(stops, from, reach))
}
