import { crews } from './crews.ts'
import type { Scene } from './scene.ts'

/** Homeward bound: the soundings reached, and the miles astern. */
export const homewardScenes: readonly Scene[] = [
  {
    kind: 'seascape',
    name: 'western-approaches',
    palette: 'atlantic',
    alt: 'Gannets dive in the ocean swell as a navy yacht runs home past a far granite lighthouse on its rock',
    camera: { horizon: 0.5, height: 3 },
    lamp: { x: 0.1, height: 0.3, size: 0 },
    wind: { from: -150, force: 5 },
    sky: [
      { kind: 'streaks', count: 8, from: 0.1, to: 0.8, length: 0.5 },
      { kind: 'cumulus', x: 0.7, up: 0.04, width: 0.7, height: 0.08, opacity: 0.8 },
    ],
    land: [
      {
        kind: 'tower',
        shape: 'rock light',
        x: 0.17,
        height: 0.15,
        up: 0.012,
        colour: '#b9b2a8',
        far: 0.2,
      },
      { kind: 'rocks', from: 0.14, to: 0.2, height: 0.018, count: 6, colour: '#7d7f80', far: 0.2 },
    ],
    sea: {
      swell: 1,
      length: 22,
      whitecaps: 2.4,
      rollers: [
        { at: 0.76, height: 0.05, crest: 0.24, width: 0.34 },
        { at: 0.98, height: 0.13, crest: 0.7, width: 0.36, laced: true },
      ],
    },
    vessels: [
      {
        x: 0.68,
        size: 14,
        heading: 8,
        livery: 'navy',
        crew: crews.three,
        pitch: -2,
        lift: 0.4,
        plan: { main: 'reefed', head: 'genoa' },
        speed: 1.2,
      },
    ],
    near: [
      {
        kind: 'gannets',
        flying: [
          [0.36, 0.14, 9],
          [0.5, 0.24, 5],
          [0.2, 0.3, 4],
        ],
        diving: [
          [0.4, 0.46, 6.4],
          [0.29, 0.4, 4.4],
        ],
      },
      { kind: 'spray', x: 0.3, y: 0.66, size: 3 },
    ],
  },
  {
    kind: 'seascape',
    name: 'wake-astern',
    palette: 'sternLight',
    alt: 'Over the stern rail and the red ensign a long straight wake runs back to the setting sun',
    camera: { horizon: 0.4, height: 3 },
    lamp: { x: 0.49, height: 0.06, size: 0.055, behind: true },
    wind: { from: 20, force: 3 },
    sky: [
      { kind: 'streaks', count: 10, from: 0.1, to: 0.9, length: 0.6 },
      { kind: 'cumulus', x: 0.82, up: 0.02, width: 0.5, height: 0.06, opacity: 0.6 },
    ],
    land: [],
    sea: { swell: 0.4, length: 14, glitter: { count: 130, width: 0.6, strength: 0.6 } },
    vessels: [],
    near: [{ kind: 'stern', wake: 0.49 }],
    gulls: [
      [0.2, 0.22, 0.016],
      [0.26, 0.27, 0.011],
    ],
  },
]
