import { crews } from './crews.ts'
import type { Scene } from './scene.ts'

/** Yachts and merchant ships. */
export const shippingScenes: readonly Scene[] = [
  {
    kind: 'seascape',
    name: 'channel-shipping',
    palette: 'channelGrey',
    alt: 'A yacht crosses well astern of a large container ship under an open grey-blue sky',
    camera: { horizon: 0.56, height: 3.4 },
    lamp: { x: 0.16, height: 0.3, size: 0, glow: 0.6 },
    wind: { from: 126, force: 4 },
    sky: [
      { kind: 'streaks', count: 9, from: 0.05, to: 0.6, length: 0.6, opacity: 0.55 },
      { kind: 'cumulus', x: 0.2, up: 0.05, width: 0.5, height: 0.07, opacity: 0.7 },
      { kind: 'cumulus', x: 0.62, up: 0.34, width: 0.5, height: 0.1, opacity: 0.6 },
    ],
    land: [],
    sea: {
      swell: 0.5,
      length: 15,
      whitecaps: 1.6,
      rollers: [{ at: 0.97, height: 0.06, crest: 0.74, width: 0.36 }],
    },
    ships: [
      { x: 0.07, size: 0.2, heading: 168, hull: '#4a3f4a', far: 0.6 },
      { x: 0.64, size: 1.34, heading: -14, hull: '#2a4a66', far: 0.2 },
    ],
    vessels: [{ x: 0.22, size: 15, heading: 64, livery: 'red', crew: crews.three }],
    gulls: [
      [0.4, 0.16, 0.014],
      [0.45, 0.2, 0.01],
    ],
  },
  {
    kind: 'seascape',
    name: 'ship-in-fog',
    palette: 'seaFog',
    alt: "A ship's bow looms faintly out of thick fog behind a yacht that motors clear",
    camera: { horizon: 0.62, height: 3 },
    lamp: { x: 0.2, height: 0.4, size: 0, glow: 0.4 },
    wind: { from: 40, force: 1 },
    sky: [],
    land: [],
    sea: { swell: 0.14, length: 12, rows: 10, ripples: 160 },
    ships: [{ x: 0.83, size: 3, heading: -116, hull: '#4d6270', far: 0.56, fog: 0.44 }],
    vessels: [
      {
        x: 0.25,
        size: 16,
        heading: 158,
        livery: 'navy',
        plan: { main: 'stowed', head: 'none' },
        crew: crews.lookout,
        speed: 0.5,
        shows: ['reflector', 'motoring lights'],
      },
    ],
  },
]
