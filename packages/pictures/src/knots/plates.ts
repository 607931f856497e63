import type { Plate } from '../scenes/scene.ts'
import { paintStep } from './draw-knot.ts'
import { knots } from './tied/index.ts'

/** Every step of every knot, as a card called `knot-{slug}-{step}`. */
export const knotPlates: readonly Plate[] = knots.flatMap(({ slug, name, steps }) =>
  steps.map((step, index): Plate => ({
    kind: 'plate',
    name: `knot-${slug}-${index + 1}`,
    alt: `${name}, step ${index + 1} of ${steps.length}`,
    palette: 'golden',
    tint: 'tint-chart',
    paint: (drawing) => paintStep(drawing, step),
  })),
)
