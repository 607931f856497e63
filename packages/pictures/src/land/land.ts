import type { Stage } from '../world/stage.ts'
import { paintArch } from './arch.ts'
import { paintBridge } from './bridge.ts'
import { paintCliff, paintRocks, paintStacks } from './cliffs.ts'
import { paintGates } from './gates.ts'
import { paintBeach, paintHills } from './hills.ts'
import type { LandPart } from './land-parts.ts'
import { paintCone, paintTower } from './landmarks.ts'
import { paintLighthouse } from './lighthouse.ts'
import { paintFall, paintMountains } from './mountains.ts'
import type { Terrain } from './terrain.ts'
import { terrainAt } from './terrain.ts'
import { paintCabins, paintMasts, paintQuay, paintTown } from './town.ts'
import { paintTrees } from './trees.ts'

/** Draws the land of a scene from far to near. */
export function paintLand(stage: Stage, parts: readonly LandPart[]): void {
  const terrain = terrainAt(stage.horizon)
  parts.forEach((part, index) => paintPart(stage, part, index, terrain))
}

function paintPart(stage: Stage, part: LandPart, index: number, terrain: Terrain): void {
  switch (part.kind) {
    case 'hills':
      return paintHills(stage, part, index, terrain)
    case 'mountains':
      return paintMountains(stage, part, index, terrain)
    case 'cliff':
      return paintCliff(stage, part, index, terrain)
    case 'stacks':
      return paintStacks(stage, part)
    case 'lighthouse':
      return paintLighthouse(stage, part, terrain)
    case 'town':
      return paintTown(stage, part, index)
    case 'trees':
      return paintTrees(stage, part, index, terrain)
    case 'quay':
      return paintQuay(stage, part)
    case 'cabins':
      return paintCabins(stage, part)
    case 'cone':
      return paintCone(stage, part)
    case 'rocks':
      return paintRocks(stage, part, index)
    case 'fall':
      return paintFall(stage, part)
    case 'tower':
      return paintTower(stage, part, terrain)
    case 'masts':
      return paintMasts(stage, part, index)
    case 'bridge':
      return paintBridge(stage, part)
    case 'arch':
      return paintArch(stage, part, index)
    case 'gates':
      return paintGates(stage, part)
    case 'beach':
      return paintBeach(stage, part)
  }
}
