import type { Hand } from '../yacht/crew.ts'
import type { Scene } from './scene.ts'

const beating: readonly Hand[] = [
  { at: [-4.9, 0.5], does: 'steers', wears: 'red', up: -0.3 },
  { at: [-3.6, 1.1], does: 'sits', wears: 'yellow', up: 0.12 },
  { at: [-2.8, 1.1], does: 'sits', wears: 'teal', up: 0.12 },
  { at: [-3, -0.8], does: 'crouches', wears: 'navy', up: -0.1 },
]

/** Yachts so near that the top of the rig is out of the picture. */
export const closeUpScenes: readonly Scene[] = [
  {
    kind: 'seascape',
    name: 'on-the-wind',
    alt: 'Close alongside a white yacht hard on the wind, her crew on the windward side',
    palette: 'solent',
    camera: { horizon: 0.42, height: 3 },
    lamp: { x: 0.12, height: 0.3, size: 0.05 },
    wind: { from: -68, force: 5 },
    sky: [
      { kind: 'streaks', count: 6, from: 0.1, to: 0.6 },
      { kind: 'cumulus', x: 0.86, up: 0.05, width: 0.36, height: 0.08 },
    ],
    land: [{ kind: 'hills', height: 0.06, profile: 'waves', colour: '#4f8492', far: 0.5 }],
    sea: {
      swell: 0.55,
      length: 12,
      whitecaps: 2.4,
      glitter: { count: 120, width: 1, strength: 0.6 },
    },
    vessels: [
      { x: 0.9, size: 4, heading: -22, livery: 'teal', speed: 0.6 },
      { x: 0.46, size: 46, heading: -20, pitch: 2, crew: beating, speed: 1.2 },
    ],
    gulls: [[0.84, 0.14, 0.02]],
  },
  {
    kind: 'seascape',
    name: 'cockpit-evening',
    alt: 'A crew of four in the cockpit of a navy yacht as the sun goes down ahead',
    palette: 'golden',
    camera: { horizon: 0.4, height: 4.4 },
    lamp: { x: 0.8, height: 0.09, size: 0.05, behind: true },
    wind: { from: 96, force: 3 },
    sky: [{ kind: 'streaks', count: 9, from: 0.1, to: 0.85, length: 0.5 }],
    land: [{ kind: 'hills', height: 0.05, profile: 'to left', colour: '#7d7a86', far: 0.5 }],
    sea: { swell: 0.3, length: 12, glitter: { count: 420, width: 1, strength: 0.9 } },
    vessels: [
      { x: 0.62, size: 2, heading: 20, speed: 0.3 },
      {
        x: 0.42,
        size: 44,
        heading: 34,
        livery: 'navy',
        crew: [
          { at: [-4.9, -0.2], does: 'steers', wears: 'yellow', up: -0.35 },
          { at: [-3.8, 0.9], does: 'sits', wears: 'red', up: 0.1 },
          { at: [-3, 0.9], does: 'sits', wears: 'white', up: 0.1 },
          { at: [-3.3, -0.85], does: 'sits', wears: 'teal', up: 0.1 },
        ],
      },
    ],
  },
  {
    kind: 'seascape',
    name: 'coming-alongside',
    alt: 'A yacht with fenders out glides towards a pontoon, a hand ready on deck with a line',
    palette: 'westCountry',
    camera: { horizon: 0.4, height: 4 },
    lamp: { x: 0.84, height: 0.3, size: 0.045 },
    wind: { from: 150, force: 2 },
    sky: [{ kind: 'cumulus', x: 0.3, up: 0.16, width: 0.5, height: 0.12 }],
    land: [
      {
        kind: 'hills',
        height: 0.13,
        profile: 'to left',
        colour: '#6f9f6e',
        far: 0.35,
        fields: { colours: ['#8fb585', '#a9c07f', '#7aa873'], count: 26 },
      },
      { kind: 'masts', from: 0.04, to: 0.98, height: 0.2, count: 26 },
    ],
    sea: { swell: 0.06, length: 7, rows: 12 },
    vessels: [
      {
        x: 0.46,
        size: 34,
        heading: 160,
        plan: { main: 'stowed', head: 'none' },
        livery: 'white',
        crew: [
          { at: [-4.9, 0], does: 'steers', wears: 'navy', up: -0.35 },
          { at: [0.6, -1.4], does: 'stands', wears: 'red' },
          { at: [4.2, 0.2], does: 'waves', wears: 'yellow' },
        ],
        speed: 0.3,
      },
    ],
    near: [{ kind: 'pier', from: 0.5, to: 1.3, vanish: [-0.2, 0.66] }],
  },
]
