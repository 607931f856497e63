import type { Waypoint } from '../schema/schedule.ts'

interface SeaArea {
  readonly name: string
  /** Degrees from south to north, and from west to east. */
  readonly latitude: readonly [number, number]
  readonly longitude: readonly [number, number]
  /** Whose clock may show times there: others show the same or none that we know. */
  readonly zones: readonly string[]
}

/** Only where nobody doubts what lies there; the rest of the sea is in none. */
const seaAreas: readonly SeaArea[] = [
  {
    name: 'the Caribbean',
    latitude: [8, 24],
    longitude: [-70, -58],
    zones: ['America/Antigua', 'America/Grenada'],
  },
  {
    name: 'the Azores',
    latitude: [36, 40],
    longitude: [-32, -24],
    zones: ['Atlantic/Azores'],
  },
  {
    name: 'the Canaries',
    latitude: [27, 30],
    longitude: [-19, -13],
    zones: ['Atlantic/Canary'],
  },
  { name: 'Norway', latitude: [57.8, 72], longitude: [4.3, 31], zones: ['Europe/Oslo'] },
  {
    name: 'Gibraltar',
    latitude: [36, 36.2],
    longitude: [-5.45, -5.3],
    zones: ['Europe/Gibraltar', 'Europe/Madrid'],
  },
  { name: 'Spain', latitude: [42, 44], longitude: [-9.4, -1.8], zones: ['Europe/Madrid'] },
  {
    name: 'the United Kingdom',
    latitude: [49.8, 61],
    longitude: [-9, 1.8],
    zones: ['Europe/London'],
  },
]

/** The area in which a place lies; undefined: none that we are sure of. */
export function seaAreaOf({ latitude, longitude }: Waypoint): SeaArea | undefined {
  return seaAreas.find(
    (area) => isWithin(latitude, area.latitude) && isWithin(longitude, area.longitude),
  )
}

function isWithin(degrees: number, [least, most]: readonly [number, number]): boolean {
  return degrees >= least && degrees <= most
}
