import type { Colour } from '../kit/colour.ts'
import { add } from '../kit/vector.ts'
import type { Vector } from '../kit/vector.ts'
import type { Brush } from './brush.ts'

/** A navigation light as the camera sees it. */
export type SeenLight = 'port' | 'starboard' | 'stern'

/**
 * Which of a sailing vessel's lights shows towards a bearing in degrees from the bow, positive to
 * port: a sidelight from right ahead to 112.5 degrees on its own side, the sternlight beyond
 * (collision regulations, rule 21). Right ahead both sidelights show.
 */
export function lightsTowards(bearing: number): readonly SeenLight[] {
  if (Math.abs(bearing) > 112.5) return ['stern']
  if (Math.abs(bearing) < 1) return ['port', 'starboard']
  return [bearing > 0 ? 'port' : 'starboard']
}

const colours: Record<SeenLight, readonly [glow: Colour, core: Colour]> = {
  port: ['#ff5a4a', '#ffe6dc'],
  starboard: ['#5fee96', '#eafff0'],
  stern: ['#fff1c4', '#ffffff'],
}

/** Lights a vessel for the night: the tricolour at the masthead of a yacht, and the cabin. */
export function paintLights(brush: Brush, truck: Vector): void {
  const [seen] = lightsTowards(brush.pose.cameraBearing)
  if (!seen) return
  const [glow, core] = colours[seen]
  const { drawing, pose } = brush
  const [x, y] = pose.place(add(truck, [0, 0, 0.1]))
  const radius = Math.max(5, Math.min(30, pose.pixels * 1.5)) * Math.max(1, brush.stage.scale * 0.8)
  drawing.circle(
    x,
    y,
    radius,
    drawing.radial(
      [
        [0, glow, 0.95],
        [0.12, glow, 0.5],
        [0.4, glow, 0.14],
        [1, glow, 0],
      ],
      [x, y],
      radius,
    ),
  )
  drawing.circle(x, y, Math.max(1.1, radius * 0.09), core)
  if (brush.detail === 0) return
  const warm = pose.place([-1.4, 0.4 * pose.near, 1.9])
  const spread = pose.pixels * 2.3
  drawing.circle(
    warm[0],
    warm[1],
    spread,
    drawing.radial(
      [
        [0, '#ffd78a', 0.5],
        [0.4, '#ffcf73', 0.18],
        [1, '#ffcf73', 0],
      ],
      warm,
      spread,
    ),
  )
}
