import type { Stage } from '../world/stage.ts'
import { paintAfloat } from './afloat.ts'
import { paintBuoy } from './buoys.ts'
import { paintFoliage, paintPier } from './foreground.ts'
import { paintInflatable } from './inflatable.ts'
import { paintLedge } from './ledge.ts'
import { paintLock } from './lock.ts'
import type { NearPart } from './near-parts.ts'
import { paintPalm } from './palm.ts'
import { paintShore } from './shore.ts'
import { paintSkiff } from './skiff.ts'
import { paintSparks, paintSpray } from './spray.ts'
import { paintDolphins, paintTurtle, paintWhale } from './wildlife.ts'
import { paintWork } from './work.ts'

/** Draws what floats or stands in front of the view. */
export function paintNear(stage: Stage, parts: readonly NearPart[]): void {
  for (const part of parts) paintPart(stage, part)
}

function paintPart(stage: Stage, part: NearPart): void {
  switch (part.kind) {
    case 'buoy':
      return paintBuoy(stage, part)
    case 'palm':
      return paintPalm(stage, part)
    case 'whale':
      return paintWhale(stage, part)
    case 'dolphins':
      return paintDolphins(stage, part)
    case 'pier':
      return paintPier(stage, part)
    case 'work':
      return paintWork(stage, part)
    case 'lock':
      return paintLock(stage, part)
    case 'inflatable':
      return paintInflatable(stage, part)
    case 'foliage':
      return paintFoliage(stage, part)
    case 'afloat':
      return paintAfloat(stage, part)
    case 'skiff':
      return paintSkiff(stage, part)
    case 'ledge':
      return paintLedge(stage, part)
    case 'spray':
      return paintSpray(stage, part)
    case 'sparks':
      return paintSparks(stage, part)
    case 'shore':
      return paintShore(stage, part)
    case 'turtle':
      return paintTurtle(stage, part)
  }
}
