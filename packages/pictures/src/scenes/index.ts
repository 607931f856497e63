import { darkScenes } from './after-dark.ts'
import { anchorageScenes } from './anchorages.ts'
import { celticScenes } from './celtic-sea.ts'
import { channelScenes } from './channel.ts'
import { chartScenes } from './charts.ts'
import { classicScenes } from './classics.ts'
import { closeUpScenes } from './close-up.ts'
import { farIslandScenes } from './far-islands.ts'
import { farNorthScenes } from './far-north.ts'
import { franceScenes } from './france.ts'
import { islandScenes } from './islands.ts'
import { nightScenes } from './night-scenes.ts'
import { northScenes } from './north.ts'
import { oceanScenes } from './ocean.ts'
import { openOceanScenes } from './open-ocean.ts'
import { peopleScenes } from './people.ts'
import { raceDayScenes } from './race-days.ts'
import type { Scene } from './scene.ts'
import { scotlandScenes } from './scotland.ts'
import { fleetScenes } from './solent-fleet.ts'
import { trainingScenes } from './solent-training.ts'
import { solentScenes } from './solent.ts'
import { stillLifeScenes } from './still-lifes.ts'
import { warmWaterScenes } from './warm-water.ts'
import { westCountryScenes } from './west-country.ts'

/** Every scene, in the order of the contact sheet. Its name is also the name of its files. */
export const scenes: readonly Scene[] = [
  ...solentScenes,
  ...fleetScenes,
  ...trainingScenes,
  ...closeUpScenes,
  ...westCountryScenes,
  ...islandScenes,
  ...scotlandScenes,
  ...northScenes,
  ...farNorthScenes,
  ...oceanScenes,
  ...openOceanScenes,
  ...warmWaterScenes,
  ...anchorageScenes,
  ...classicScenes,
  ...nightScenes,
  ...darkScenes,
  ...channelScenes,
  ...franceScenes,
  ...celticScenes,
  ...farIslandScenes,
  ...raceDayScenes,
  ...peopleScenes,
  ...chartScenes,
  ...stillLifeScenes,
]
