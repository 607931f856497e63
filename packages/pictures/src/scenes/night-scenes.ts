import { crews } from './crews.ts'
import type { Scene } from './scene.ts'

/** Sailing in the dark. */
export const nightScenes: readonly Scene[] = [
  {
    kind: 'seascape',
    name: 'night-passage',
    alt: 'A yacht sails under the moon, its green light towards us and a lighthouse sweeping beyond',
    palette: 'night',
    camera: { horizon: 0.6, height: 3.2 },
    lamp: { x: 0.76, height: 0.38, size: 0.05, kind: 'moon' },
    wind: { from: 80, force: 3 },
    sky: [
      { kind: 'milky way' },
      { kind: 'streaks', count: 5, from: 0.55, to: 0.92, length: 0.5, opacity: 0.5 },
    ],
    land: [
      { kind: 'hills', to: 0.46, height: 0.12, profile: 'to left', colour: '#1a3a66', far: 0.1 },
      { kind: 'lighthouse', x: 0.2, height: 0.085 },
    ],
    sea: { swell: 0.35, length: 13, rows: 15, glitter: { count: 230, width: 1, strength: 0.85 } },
    vessels: [{ x: 0.5, size: 17.5, heading: 18, crew: crews.two }],
  },
]
