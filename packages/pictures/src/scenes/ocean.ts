import { crews } from './crews.ts'
import type { Scene } from './scene.ts'

/** The open Atlantic and Biscay. */
export const oceanScenes: readonly Scene[] = [
  {
    kind: 'seascape',
    name: 'atlantic-swell',
    alt: 'A navy yacht runs over long ocean swells under a striped gennaker, dolphins leaping ahead',
    palette: 'atlantic',
    formats: ['card', 'banner'],
    camera: { horizon: 0.47, height: 4.2 },
    lamp: { x: 0.2, height: 0.24, size: 0.05 },
    wind: { from: 152, force: 5 },
    sky: [
      { kind: 'cumulus', x: 0.08, up: 0.06, width: 0.22, height: 0.05 },
      { kind: 'cumulus', x: 0.33, up: 0.045, width: 0.2, height: 0.045 },
      { kind: 'cumulus', x: 0.57, up: 0.05, width: 0.2, height: 0.05 },
      { kind: 'cumulus', x: 0.83, up: 0.06, width: 0.26, height: 0.06 },
      { kind: 'cumulus', x: 0.95, up: 0.17, width: 0.42, height: 0.12 },
    ],
    land: [],
    sea: {
      swell: 1.5,
      length: 34,
      rows: 13,
      whitecaps: 3,
      glitter: { count: 150, width: 1.1, strength: 0.7 },
      rollers: [
        { at: 0.72, height: 0.05, crest: 0.86, width: 0.3 },
        { at: 0.88, height: 0.1, crest: 0.14, width: 0.34 },
        { at: 1.02, height: 0.12, crest: 0.8, width: 0.42 },
      ],
    },
    vessels: [
      {
        x: 0.6,
        size: 14.5,
        heading: 28,
        pitch: -4,
        lift: 0.5,
        plan: { head: 'gennaker' },
        livery: 'navy',
        crew: crews.two,
        speed: 1.4,
      },
    ],
    near: [{ kind: 'dolphins', x: 0.34, y: 0.7, size: 0.1 }],
  },
]
