import { crews } from './crews.ts'
import type { Scene } from './scene.ts'

/** The lochs of the Great Glen. */
export const highlandScenes: readonly Scene[] = [
  {
    kind: 'seascape',
    name: 'loch-ness',
    alt: 'A yacht under headsail on a dark loch between steep autumn woods, a ruined castle on a point',
    palette: 'autumnLoch',
    camera: { horizon: 0.58, height: 2.8 },
    lamp: { x: 0.2, height: 0.3, size: 0 },
    wind: { from: 110, force: 2 },
    sky: [
      { kind: 'streaks', count: 6, from: 0.05, to: 0.4, length: 0.7, thick: 0.02, opacity: 0.4 },
    ],
    land: [
      {
        kind: 'hills',
        from: 0.1,
        to: 0.9,
        height: 0.2,
        profile: 'valley',
        colour: '#71818a',
        far: 0.5,
      },
      {
        kind: 'hills',
        to: 0.66,
        height: 0.42,
        profile: 'to left',
        colour: '#6f6a50',
        far: 0.4,
        humps: 2,
      },
      {
        kind: 'woods',
        to: 0.66,
        colours: ['#a8763e', '#8f6a3f', '#5a6448', '#b98a48', '#7a6a44'],
        tiers: 14,
        crown: 5.5,
        far: 0.34,
        mist: 0.5,
      },
      {
        kind: 'hills',
        from: 0.42,
        height: 0.42,
        profile: 'to right',
        colour: '#5c6046',
        far: 0.08,
        humps: 2,
      },
      {
        kind: 'woods',
        from: 0.44,
        colours: ['#b06a30', '#c08038', '#8e5a34', '#5c6444', '#c9933f'],
        tiers: 13,
        crown: 8,
        far: 0.1,
        mist: 0.4,
      },
      { kind: 'structure', shape: 'ruin', x: 0.66, width: 0.17, up: 0.042, colour: '#b8a68e' },
      {
        kind: 'hills',
        from: 0.46,
        to: 0.88,
        height: 0.052,
        profile: 'hump',
        colour: '#7a7440',
        far: -0.2,
        humps: 1,
      },
    ],
    sea: { mirror: 0.22, swell: 0.14, length: 8, rows: 12, ripples: 120 },
    beyond: [
      { kind: 'mist', y: 0.42, height: 0.045, opacity: 0.4 },
      { kind: 'mist', y: 0.58, height: 0.03, opacity: 0.3 },
    ],
    vessels: [
      {
        x: 0.33,
        size: 13.5,
        heading: 8,
        plan: { main: 'stowed', head: 'genoa' },
        livery: 'white',
        crew: crews.three,
        speed: 0.5,
      },
    ],
  },
]
