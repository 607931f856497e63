import { paintCanalBank } from '../land/canal-bank.ts'
import { filling } from './plates.ts'
import type { Scene } from './scene.ts'

/** Rivers and canals of the Continent, for the inland waterways. */
export const waterwayScenes: readonly Scene[] = [
  filling(
    'waterway-signs',
    'Red and white waterway signs on the banks of a canal between poplars, a barge far off',
    { palette: 'hebrides', tint: 'tint-fjord' },
    paintCanalBank,
  ),
  {
    kind: 'seascape',
    name: 'river-barge',
    alt: 'A long laden barge shows her blue board to a motor cruiser on a river lined with poplars',
    palette: 'golden',
    camera: { horizon: 0.5, height: 5 },
    lamp: { x: 0.9, height: 0.12, size: 0 },
    wind: { from: 100, force: 1 },
    sky: [
      { kind: 'streaks', count: 7, from: 0.15, to: 0.7, length: 0.4 },
      { kind: 'cumulus', x: 0.24, up: 0.24, width: 0.36, height: 0.07, opacity: 0.5 },
    ],
    land: [
      { kind: 'hills', height: 0.08, profile: 'waves', colour: '#8a9a86', far: 0.55 },
      { kind: 'hills', height: 0.035, profile: 'even', colour: '#6f8f5c', far: 0.2, humps: 2 },
      {
        kind: 'town',
        from: 0.56,
        to: 0.78,
        height: 0.035,
        walls: ['#fbf0da', '#f0d9b8', '#e6c9a8'],
        roofs: ['#8a4f3c', '#7a5a5c'],
        rows: 1,
        house: 0.024,
        profile: 'hump',
        up: 0.015,
      },
      { kind: 'tower', shape: 'church', x: 0.67, height: 0.17, colour: '#e9d9b8', up: 0.02 },
      {
        kind: 'trees',
        from: 0.52,
        to: 0.84,
        shape: 'round',
        colour: '#5f8450',
        count: 48,
        size: 0.9,
        upTo: 0.3,
      },
      {
        kind: 'trees',
        from: 0.02,
        to: 0.5,
        shape: 'poplar',
        colour: '#6a8a4a',
        count: 28,
        size: 2,
        upTo: 0.3,
      },
      {
        kind: 'trees',
        from: 0.86,
        to: 1,
        shape: 'poplar',
        colour: '#6a8a4a',
        count: 7,
        size: 2.3,
        upTo: 0.3,
      },
    ],
    sea: {
      swell: 0.04,
      length: 6,
      rows: 12,
      mirror: 0.6,
      glitter: { count: 160, width: 1.6, strength: 0.5 },
    },
    vessels: [{ kind: 'motor', x: 0.76, size: 22, heading: 166, livery: 'navy', speed: 0.35 }],
    near: [
      { kind: 'barge', x: 0.42, size: 9.2, cargo: '#e3b868' },
      { kind: 'foliage', side: 'left', colours: ['#4f6b3c', '#7f8f4a'], flowers: '#f2c86a' },
    ],
  },
]
