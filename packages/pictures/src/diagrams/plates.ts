import { knotPlates } from '../knots/plates.ts'
import type { Plate } from '../scenes/scene.ts'
import { ladderPlates } from './ladder/plates.ts'
import { medMooringPlates } from './med-mooring/plates.ts'
import { theoryPlates } from './theory/plates.ts'

/**
 * Pictures that explain something. They are kept apart from the scenes, because one step of a knot
 * is meant to look like the next.
 */
export const explainingPlates: readonly Plate[] = [
  ...knotPlates,
  ...medMooringPlates,
  ...theoryPlates,
  ...ladderPlates,
]
