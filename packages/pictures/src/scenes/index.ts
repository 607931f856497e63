import { darkScenes } from './after-dark.ts'
import { anchorageScenes } from './anchorages.ts'
import { atlanticIslandScenes } from './atlantic-islands.ts'
import { belowDeckScenes } from './below-deck.ts'
import { aboardByNightScenes } from './by-night-aboard.ts'
import { celticScenes } from './celtic-sea.ts'
import { channelScenes } from './channel.ts'
import { chartScenes } from './charts.ts'
import { classicScenes } from './classics.ts'
import { closeUpScenes } from './close-up.ts'
import { deckWorkScenes } from './deck-work.ts'
import { deskScenes } from './desks.ts'
import { devonScenes } from './devon.ts'
import { dorsetScenes } from './dorset.ts'
import { farHarbourScenes } from './far-harbours.ts'
import { farIslandScenes } from './far-islands.ts'
import { farNorthScenes } from './far-north.ts'
import { fleetPlans } from './fleet-plans.ts'
import { fleetSaloons } from './fleet-saloons.ts'
import { fleetProfiles } from './fleet.ts'
import { foredeckScenes } from './foredeck.ts'
import { franceScenes } from './france.ts'
import { fromAboveScenes } from './from-above.ts'
import { highlandScenes } from './highlands.ts'
import { homewardScenes } from './homeward.ts'
import { innerHebridesScenes } from './inner-hebrides.ts'
import { instrumentScenes } from './instruments.ts'
import { islandScenes } from './islands.ts'
import { lifeAboardScenes } from './life-aboard.ts'
import { nightScenes } from './night-scenes.ts'
import { northScenes } from './north.ts'
import { oceanScenes } from './ocean.ts'
import { openOceanScenes } from './open-ocean.ts'
import { orkneyScenes } from './orkney.ts'
import { peopleScenes } from './people.ts'
import { quaysideScenes } from './quayside.ts'
import { raceDayScenes } from './race-days.ts'
import { racePassageScenes } from './race-passages.ts'
import { racingSeasonScenes } from './racing-seasons.ts'
import { roomScenes } from './rooms.ts'
import type { Scene } from './scene.ts'
import { scotlandScenes } from './scotland.ts'
import { shippingScenes } from './shipping.ts'
import { smallBoatScenes } from './small-boats.ts'
import { fleetScenes } from './solent-fleet.ts'
import { trainingScenes } from './solent-training.ts'
import { solentScenes } from './solent.ts'
import { southamptonScenes } from './southampton.ts'
import { stillLifeScenes } from './still-lifes.ts'
import { thamesScenes } from './thames.ts'
import { warmWaterScenes } from './warm-water.ts'
import { waterwayScenes } from './waterways.ts'
import { westCountryScenes } from './west-country.ts'
import { westernScenes } from './western-approaches.ts'
import { wightScenes } from './wight.ts'

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
  ...racePassageScenes,
  ...racingSeasonScenes,
  ...shippingScenes,
  ...westernScenes,
  ...homewardScenes,
  ...fleetProfiles,
  ...fleetPlans,
  ...fleetSaloons,
  ...peopleScenes,
  ...lifeAboardScenes,
  ...aboardByNightScenes,
  ...smallBoatScenes,
  ...deckWorkScenes,
  ...foredeckScenes,
  ...roomScenes,
  ...belowDeckScenes,
  ...quaysideScenes,
  ...chartScenes,
  ...stillLifeScenes,
  ...deskScenes,
  ...instrumentScenes,
  ...waterwayScenes,
  ...atlanticIslandScenes,
  ...highlandScenes,
  ...innerHebridesScenes,
  ...orkneyScenes,
  ...farHarbourScenes,
  ...thamesScenes,
  ...southamptonScenes,
  ...fromAboveScenes,
  ...wightScenes,
  ...dorsetScenes,
  ...devonScenes,
]
