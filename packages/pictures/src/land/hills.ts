import { mix } from '../kit/colour.ts'
import { downwards } from '../kit/fade.ts'
import { held } from '../kit/numbers.ts'
import { filledBelow, lens, oval, polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import type { Stage } from '../world/stage.ts'
import { cardHeight, seen, skyline } from './ground.ts'
import type { Beach, Hills } from './land-parts.ts'
import { paintQuilt } from './quilt.ts'
import type { Terrain } from './terrain.ts'

/** Draws rolling hills that fade into mist at their foot. */
export function paintHills(stage: Stage, hills: Hills, index: number, terrain: Terrain): void {
  const { drawing, horizon } = stage
  const far = hills.far ?? 0.3
  const top = skyline(stage, `hills ${index}`, {
    ...hills,
    humps: hills.humps ?? 3,
    layers: 3,
    points: 71,
  })
  const tall = hills.height * cardHeight(stage)
  const fade = downwards(
    drawing,
    horizon - tall,
    horizon,
    seen(stage, hills.colour, far),
    seen(stage, hills.colour, Math.min(1, far + 0.38)),
  )
  const outline = filledBelow(top, horizon + 3)
  terrain.raise(top)
  drawing.path(outline, fade)
  if (hills.fields?.quilted) paintQuilt(stage, hills, hills.fields, { top, outline, index })
  else if (hills.fields) paintFields(stage, hills, top, outline, index)
}

/** Draws a strip of sand with a lip of foam. */
export function paintBeach(
  { drawing, width, horizon, scale, ...stage }: Stage,
  beach: Beach,
): void {
  const middle = ((beach.from + beach.to) / 2) * width
  const across = (beach.to - beach.from) * width
  drawing.path(lens(middle, horizon + 2.5 * scale, across, 8 * scale), beach.colour)
  drawing.path(
    lens(middle, horizon + 6.2 * scale, across * 0.94, 1.8 * scale),
    stage.palette.foam,
    { opacity: 0.9 },
  )
  drawing.path(oval(middle, horizon - 1, across * 0.3, 2 * scale), beach.colour)
}

function paintFields(
  stage: Stage,
  hills: Hills,
  top: readonly Point[],
  outline: string,
  index: number,
): void {
  const { drawing, width, horizon } = stage
  const random = seeded(stage.name, 'fields', index)
  const { colours, count } = hills.fields ?? { colours: [], count: 0 }
  drawing.group({ clip: drawing.clip(outline), opacity: 0.8 }, () => {
    for (let i = 0; i < count; i++) {
      const edge = held(top, random.range(2, top.length - 3))
      const tall = horizon - edge[1]
      const [x, y] = [edge[0], edge[1] + tall * random.range(0.02, 0.55)]
      const [w, h] = [
        random.range(0.04, 0.09) * width,
        hills.height * cardHeight(stage) * random.range(0.08, 0.17),
      ]
      const slope = random.range(-0.25, 0.25)
      const corners: Point[] = [
        [x, y],
        [x + w, y - h * slope],
        [x + w * 1.12, y + h * 0.8],
        [x + w * 0.1, y + h],
      ]
      const colour = seen(stage, random.pick(colours), (hills.far ?? 0.3) * 0.6)
      const hedge = mix(colour, seen(stage, '#3f6a4c', hills.far ?? 0.3), 0.4)
      drawing.path(polygon(corners), colour, { stroke: hedge, strokeWidth: stage.scale })
    }
  })
}
