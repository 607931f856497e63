import { crews } from './crews.ts'
import type { Scene } from './scene.ts'

/** More sailing after dark. */
export const darkScenes: readonly Scene[] = [
  {
    kind: 'seascape',
    name: 'harbour-lights',
    palette: 'nightfall',
    alt: 'At nightfall a yacht comes home towards lit windows and the beam of a pierhead light',
    camera: { horizon: 0.58, height: 3.2 },
    lamp: { x: 0.2, height: 0.05, size: 0 },
    wind: { from: 62, force: 2 },
    sky: [{ kind: 'streaks', count: 8, from: 0.2, to: 0.9, length: 0.55, opacity: 0.5 }],
    land: [
      { kind: 'hills', from: 0.4, height: 0.22, profile: 'to right', colour: '#3a4270', far: 0.15 },
      {
        kind: 'town',
        from: 0.56,
        to: 1.02,
        height: 0.13,
        walls: ['#8a7f9c', '#7a7596', '#9a8898', '#6a6a90'],
        roofs: ['#3f4468', '#4a4a70'],
        rows: 4,
        house: 0.03,
        profile: 'to right',
      },
      { kind: 'quay', from: 0.46, height: 0.02, colour: '#4a4a70' },
      { kind: 'lighthouse', x: 0.48, height: 0.1, up: 0.018 },
    ],
    sea: {
      mirror: 0.55,
      swell: 0.12,
      length: 9,
      rows: 12,
      glitter: { count: 150, width: 1.6, strength: 0.55 },
    },
    vessels: [{ x: 0.3, size: 15.5, heading: 20, livery: 'navy', crew: crews.three, speed: 0.7 }],
  },
  {
    kind: 'seascape',
    name: 'night-buoys',
    palette: 'night',
    alt: 'A yacht picks her way between unlit buoys by moonlight, red light showing',
    camera: { horizon: 0.5, height: 3 },
    lamp: { x: 0.24, height: 0.3, size: 0.05, kind: 'moon' },
    wind: { from: 60, force: 2 },
    sky: [{ kind: 'streaks', count: 6, from: 0.3, to: 0.9, length: 0.5, opacity: 0.5 }],
    land: [{ kind: 'hills', height: 0.07, profile: 'valley', colour: '#1a3a66', far: 0.15 }],
    sea: { swell: 0.2, length: 10, rows: 14, glitter: { count: 260, width: 1, strength: 0.85 } },
    vessels: [{ x: 0.62, size: 11, heading: 200, crew: crews.two }],
    near: [
      { kind: 'buoy', shape: 'can', x: 0.16, y: 0.82, height: 0.26 },
      { kind: 'buoy', shape: 'cone', x: 0.86, y: 0.74, height: 0.22 },
    ],
  },
]
