import { paintFolk } from '../figures/folk.ts'
import { cardHeight } from '../land/ground.ts'
import type { Stage } from '../world/stage.ts'
import { paintBreakers } from './breakers.ts'
import { paintCoast, paintShoals, paintTracks } from './from-above.ts'
import { paintLights } from './lights.ts'
import { paintLongPier } from './long-pier.ts'
import { paintPontoons } from './pontoons.ts'
import { paintQuayside } from './quayside.ts'
import { paintRib } from './rib.ts'
import { paintMist, paintSlipway, paintWithies } from './river.ts'
import { paintSands } from './sands.ts'
import { paintTerraces } from './terraces.ts'
import { paintRoundTower, paintWall } from './walls.ts'
import type { Company, WaterfrontPart } from './waterfront-parts.ts'

/** Draws a part of a waterfront. */
export function paintWaterfront(stage: Stage, part: WaterfrontPart): void {
  switch (part.kind) {
    case 'quayside':
      return paintQuayside(stage, part)
    case 'wall':
      return paintWall(stage, part)
    case 'round tower':
      return paintRoundTower(stage, part)
    case 'terraces':
      return paintTerraces(stage, part)
    case 'long pier':
      return paintLongPier(stage, part)
    case 'pontoons':
      return paintPontoons(stage, part)
    case 'shoals':
      return paintShoals(stage, part)
    case 'coast':
      return paintCoast(stage, part)
    case 'breakers':
      return paintBreakers(stage, part)
    case 'withies':
      return paintWithies(stage, part)
    case 'slipway':
      return paintSlipway(stage, part)
    case 'sands':
      return paintSands(stage, part)
    case 'company':
      return paintCompany(stage, part)
    case 'rib':
      return paintRib(stage, part)
    case 'mist':
      return paintMist(stage, part)
    case 'tracks':
      return paintTracks(stage, part)
    case 'lights':
      return paintLights(stage, part)
  }
}

function paintCompany(stage: Stage, { people }: Company): void {
  const { drawing, width, height } = stage
  for (const person of people.toSorted((a, b) => a.y - b.y)) {
    const tall = person.tall * cardHeight(stage)
    paintFolk(drawing, person, [person.x * width, person.y * height], tall)
  }
}
