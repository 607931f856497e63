import { paintSaloon } from '../fleet/saloon.ts'
import { saloons } from '../fleet/saloons.ts'
import type { Plate, Scene } from './scene.ts'

function saloon(yacht: keyof typeof saloons, alt: string, tint: `tint-${string}`): Plate {
  return {
    kind: 'plate',
    name: `${yacht}-saloon`,
    alt,
    palette: 'westCountry',
    tint,
    paint: (drawing) => paintSaloon(drawing, saloons[yacht]),
  }
}

/** The saloons of the fleet, looking forward from the companionway. */
export const fleetSaloons: readonly Scene[] = [
  saloon(
    'dunlin',
    'Dunlin’s saloon on a bright morning: blue settees and two mugs on the table',
    'tint-paper',
  ),
  saloon(
    'turnstone',
    'Turnstone’s saloon at sunset, a chart spread on the table between red settees',
    'tint-chart',
  ),
  saloon(
    'whimbrel',
    'Whimbrel’s saloon on passage at night: lee cloths up, red lamps and a hot supper',
    'tint-ink',
  ),
  saloon(
    'sanderling',
    'Sanderling’s bare white saloon: pipe cots over amber settees, sail bags by the mast',
    'tint-paper',
  ),
  saloon(
    'golden-vanity',
    'Golden Vanity’s panelled saloon: a brass lamp, a skylight and the stove alight',
    'tint-chart',
  ),
]
