import type { Stage } from '../world/stage.ts'
import { paintArch } from './arch.ts'
import { paintBridge } from './bridge.ts'
import { paintCliff, paintRocks, paintStacks } from './cliffs.ts'
import { paintCranes } from './cranes.ts'
import { paintFronts } from './fronts.ts'
import { paintGates } from './gates.ts'
import { paintBeach, paintHills } from './hills.ts'
import type { LandPart } from './land-parts.ts'
import { paintLandform, paintStructure } from './landform.ts'
import { paintCone, paintTower } from './landmarks.ts'
import { paintLighthouse } from './lighthouse.ts'
import { paintMansion } from './mansion.ts'
import { paintFall, paintMountains } from './mountains.ts'
import { paintShip } from './ships.ts'
import type { Terrain } from './terrain.ts'
import { terrainAt } from './terrain.ts'
import { paintCabins, paintMasts, paintQuay, paintTown } from './town.ts'
import { paintTrees } from './trees.ts'
import { paintBank, paintShafts } from './vapour.ts'
import { paintWoods } from './woods.ts'

/** Draws the land of a scene from far to near. In the water its mist and light are left out. */
export function paintLand(stage: Stage, parts: readonly LandPart[], mirrored = false): void {
  const terrain = terrainAt(stage.horizon)
  parts.forEach((part, index) => {
    if (mirrored && (part.kind === 'bank' || part.kind === 'shafts')) return
    paintPart(stage, part, index, terrain)
  })
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
    case 'landform':
      return paintLandform(stage, part, terrain)
    case 'structure':
      return paintStructure(stage, part, terrain)
    case 'fronts':
      return paintFronts(stage, part, index)
    case 'bank':
      return paintBank(stage, part, index)
    case 'shafts':
      return paintShafts(stage, part, index)
    case 'cranes':
      return paintCranes(stage, part)
    case 'ship':
      return paintShip(stage, part)
    case 'woods':
      return paintWoods(stage, part, index, terrain)
    case 'mansion':
      return paintMansion(stage, part, terrain)
  }
}
