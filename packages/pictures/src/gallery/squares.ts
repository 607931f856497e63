import type { PlainPicture } from '../brand/plain-picture.ts'
import type { Drawing } from '../kit/drawing.ts'
import { paintBell } from './squares/bell.ts'
import { paintBoots } from './squares/boots.ts'
import { paintBowline } from './squares/bowline.ts'
import { paintBurgee } from './squares/burgee.ts'
import { paintHandBearing } from './squares/compass.ts'
import { paintDolphins } from './squares/dolphins.ts'
import { paintFenders } from './squares/fenders.ts'
import { paintJammers } from './squares/jammers.ts'
import { paintMasthead } from './squares/masthead.ts'
import { paintMug } from './squares/mug.ts'
import { paintOilskins } from './squares/oilskins.ts'
import { paintSeal } from './squares/seal.ts'
import { paintStove } from './squares/stove.ts'
import { paintTiller } from './squares/tiller.ts'
import { paintWake } from './squares/wake.ts'
import { paintWinch } from './squares/winch.ts'

/** A picture of something close by, 800 by 800. */
export interface Square {
  readonly name: string
  readonly alt: string
  readonly tint: PlainPicture['tint']
  readonly paint: (drawing: Drawing) => void
}

export const squares: readonly Square[] = [
  {
    name: 'burgee',
    alt: 'A coral burgee streaming from its staff against summer cloud',
    tint: 'tint-day',
    paint: paintBurgee,
  },
  {
    name: 'bowline-on-a-cleat',
    alt: 'The loop of a bowline over a cleat on a teak deck',
    tint: 'tint-coast',
    paint: paintBowline,
  },
  {
    name: 'dolphins-at-the-bow',
    alt: 'Three dolphins swimming ahead of the bow, seen from above',
    tint: 'tint-lagoon',
    paint: paintDolphins,
  },
  {
    name: 'oilskins-on-hooks',
    alt: 'Yellow, red and teal oilskins dripping on their hooks',
    tint: 'tint-paper',
    paint: paintOilskins,
  },
  {
    name: 'wake-at-sunset',
    alt: 'The wake running back to a setting sun, seen over the rail',
    tint: 'tint-dusk',
    paint: paintWake,
  },
  {
    name: 'blocks-and-jammers',
    alt: 'Five coloured lines running through blocks and jammers',
    tint: 'tint-paper',
    paint: paintJammers,
  },
  {
    name: 'hand-on-the-tiller',
    alt: 'A hand in a red sleeve on a varnished tiller',
    tint: 'tint-coast',
    paint: paintTiller,
  },
  {
    name: 'mug-and-chart',
    alt: 'A steaming blue mug on a chart in lamplight',
    tint: 'tint-golden',
    paint: paintMug,
  },
  {
    name: 'masthead',
    alt: 'The mast and sails from the deck, running together in a blue sky',
    tint: 'tint-day',
    paint: paintMasthead,
  },
  {
    name: 'boots-on-a-wet-deck',
    alt: 'Yellow boots in the wet on a teak deck',
    tint: 'tint-ocean',
    paint: paintBoots,
  },
  {
    name: 'fenders-on-a-pontoon',
    alt: 'Three fenders between a navy hull and a pontoon',
    tint: 'tint-ink',
    paint: paintFenders,
  },
  {
    name: 'galley-stove',
    alt: 'A red kettle on a stove that stays level while the galley heels',
    tint: 'tint-golden',
    paint: paintStove,
  },
  {
    name: 'seal-watching',
    alt: 'A seal looking out of grey-green water',
    tint: 'tint-ocean',
    paint: paintSeal,
  },
  {
    name: 'hand-bearing-compass',
    alt: 'A hand-bearing compass held up to a lighthouse at dawn',
    tint: 'tint-winter',
    paint: paintHandBearing,
  },
  {
    name: 'winch-with-three-turns',
    alt: 'A winch with turns of rope on it and the tail in its jaws',
    tint: 'tint-south',
    paint: paintWinch,
  },
  {
    name: 'ships-bell',
    alt: 'The ship’s brass bell with its lanyard on a teal bulkhead',
    tint: 'tint-ocean',
    paint: paintBell,
  },
]
