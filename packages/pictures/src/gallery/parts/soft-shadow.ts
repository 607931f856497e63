import type { Colour } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { tenth } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'

/** How a shadow lies: where it is thrown, how far its edge is spread, how dark its middle is. */
export interface Shade {
  readonly fall: Point
  readonly spread: number
  readonly strength: number
  readonly colour?: Colour
}

const layers = 7

/** Draws the shadow of a shape: the shape moved, laid over itself with an ever wider edge. */
export function paintSoftShadow(drawing: Drawing, path: string, shade: Shade): void {
  const colour = shade.colour ?? '#3a2c1c'
  const opacity = 1 - (1 - shade.strength) ** (1 / layers)
  const [right, down] = shade.fall
  drawing.group({ transform: `translate(${tenth(right)} ${tenth(down)})` }, () => {
    for (let layer = 0; layer < layers; layer++) {
      const strokeWidth = (layer / (layers - 1)) ** 1.3 * 2 * shade.spread
      if (layer === 0) drawing.path(path, colour, { opacity })
      else drawing.path(path, colour, { opacity, stroke: colour, strokeWidth })
    }
  })
}
