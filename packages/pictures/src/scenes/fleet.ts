import type { Hand } from '../yacht/crew.ts'
import { crews } from './crews.ts'
import type { Scene, Seascape } from './scene.ts'

/** The same crew on the other side: to windward where the wind comes over the starboard side. */
function toStarboard(crew: readonly Hand[]): Hand[] {
  return crew.map((hand) => ({ ...hand, at: [hand.at[0], -hand.at[1]] }))
}

/** A yacht of the fleet alone on quiet water, seen nearly from abeam. */
function profile(
  yacht: Pick<Seascape, 'name' | 'alt' | 'palette' | 'lamp' | 'wind' | 'sky' | 'vessels'> &
    Partial<Seascape>,
): Seascape {
  return {
    kind: 'seascape',
    camera: { horizon: 0.7, height: 2.6 },
    land: [],
    sea: {
      swell: 0.1,
      length: 9,
      rows: 9,
      ripples: 130,
      glitter: { count: 40, width: 1.2, strength: 0.4 },
    },
    ...yacht,
  }
}

/** The yachts of the fleet under full sail, a profile each. */
export const fleetProfiles: readonly Scene[] = [
  profile({
    name: 'dunlin-profile',
    alt: 'Dunlin from abeam: a short white cruiser with a navy line, under main and genoa',
    palette: 'westCountry',
    lamp: { x: 0.9, height: 0.5, size: 0 },
    wind: { from: 76, force: 2 },
    sky: [{ kind: 'streaks', count: 4, from: 0.5, to: 0.9 }],
    vessels: [
      {
        x: 0.52,
        size: 25,
        heading: 9,
        build: 'small',
        livery: 'white',
        crew: crews.two,
        speed: 0.5,
      },
    ],
  }),
  profile({
    name: 'turnstone-profile',
    alt: 'Turnstone from abeam: a red cruiser with a wide cockpit and four aboard, under full sail',
    palette: 'scilly',
    camera: { horizon: 0.66, height: 3 },
    lamp: { x: 0.1, height: 0.4, size: 0.04 },
    wind: { from: 104, force: 2 },
    sky: [{ kind: 'cumulus', x: 0.86, up: 0.04, width: 0.4, height: 0.08 }],
    vessels: [
      { x: 0.47, size: 23, heading: 170, livery: 'red', crew: toStarboard(crews.four), speed: 0.5 },
    ],
  }),
  profile({
    name: 'whimbrel-profile',
    alt: 'Whimbrel from abeam: a deep navy cruiser with a high bow and a genoa to the masthead',
    palette: 'fjord',
    camera: { horizon: 0.74, height: 2.2 },
    lamp: { x: 0.84, height: 0.3, size: 0 },
    wind: { from: 70, force: 2 },
    sky: [{ kind: 'streaks', count: 8, from: 0.1, to: 0.95, length: 0.5 }],
    sea: { swell: 0.3, length: 16, rows: 9, ripples: 110 },
    vessels: [
      {
        x: 0.5,
        size: 24,
        heading: 12,
        build: 'passage',
        livery: 'navy',
        crew: crews.three,
        speed: 0.5,
      },
    ],
  }),
  profile({
    name: 'sanderling-profile',
    alt: 'Sanderling from abeam: a slim grey racer with a tall rig, her crew out on the rail',
    palette: 'winter',
    camera: { horizon: 0.68, height: 2.8 },
    lamp: { x: 0.14, height: 0.16, size: 0 },
    wind: { from: 118, force: 3 },
    sky: [],
    vessels: [
      {
        x: 0.5,
        size: 20.6,
        heading: 172,
        build: 'racer',
        livery: 'grey',
        plan: { head: 'jib' },
        crew: toStarboard(crews.racing),
        speed: 0.6,
      },
    ],
  }),
  profile({
    name: 'golden-vanity-profile',
    alt: 'Golden Vanity from abeam: a cream gaff cutter with tan sails and her topsail set',
    palette: 'dawn',
    camera: { horizon: 0.72, height: 2.4 },
    lamp: { x: 0.9, height: 0.1, size: 0.05 },
    wind: { from: 74, force: 2 },
    sky: [{ kind: 'streaks', count: 5, from: 0.4, to: 0.9, opacity: 0.6 }],
    vessels: [
      {
        kind: 'cutter',
        x: 0.46,
        size: 23,
        heading: 10,
        livery: 'whiteGaffer',
        crew: crews.classic,
        speed: 0.5,
      },
    ],
  }),
]
