import type { Stage } from '../world/stage.ts'
import { paintCumulus } from './cumulus.ts'
import { paintFireworks } from './fireworks.ts'
import { paintOvercast, paintRain, paintStreaks } from './high-cloud.ts'
import { paintLamp } from './lamp.ts'
import { paintLoom, paintRainbow } from './lights-in-the-sky.ts'
import { paintMackerel } from './mackerel.ts'
import { paintAurora, paintMilkyWay, paintStars } from './night-sky.ts'
import type { SkyPart } from './sky-parts.ts'

/** Draws the sky with its light and everything a scene puts in it. */
export function paintSky(stage: Stage, parts: readonly SkyPart[]): void {
  const { drawing, palette, width, horizon } = stage
  drawing.box(0, 0, width, horizon + 2, drawing.linear(palette.sky, [0, 0], [0, horizon]))
  if (palette.night) paintStars(stage, palette.night.stars)
  paintLamp(stage)
  parts.forEach((part, index) => paintPart(stage, part, index))
}

function paintPart(stage: Stage, part: SkyPart, index: number): void {
  switch (part.kind) {
    case 'streaks':
      return paintStreaks(stage, part, index)
    case 'cumulus':
      return paintCumulus(stage, part, index)
    case 'overcast':
      return paintOvercast(stage, part, index)
    case 'aurora':
      return paintAurora(stage, part)
    case 'rain':
      return paintRain(stage, part, index)
    case 'rainbow':
      return paintRainbow(stage, part)
    case 'loom':
      return paintLoom(stage, part)
    case 'fireworks':
      return paintFireworks(stage, part)
    case 'milky way':
      return paintMilkyWay(stage)
    case 'mackerel':
      return paintMackerel(stage, part, index)
  }
}
