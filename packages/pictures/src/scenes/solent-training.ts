import { crews } from './crews.ts'
import type { Scene } from './scene.ts'

const island = {
  kind: 'hills',
  height: 0.07,
  profile: 'waves',
  colour: '#4f8492',
  far: 0.5,
} as const

/** More of home water: under power, in dinghies, between the buoys. */
export const trainingScenes: readonly Scene[] = [
  {
    kind: 'seascape',
    name: 'spinnaker-reach',
    palette: 'solent',
    alt: 'A navy yacht reaches towards us under a coral and cream spinnaker',
    formats: ['card', 'portrait'],
    camera: { horizon: 0.66, height: 2.6 },
    lamp: { x: 0.86, height: 0.52, size: 0.045 },
    wind: { from: 88, force: 4 },
    sky: [
      { kind: 'cumulus', x: 0.2, up: 0.2, width: 0.44, height: 0.2 },
      { kind: 'cumulus', x: 0.75, up: 0.08, width: 0.4, height: 0.09 },
    ],
    land: [
      island,
      {
        kind: 'hills',
        from: 0.55,
        height: 0.05,
        profile: 'to right',
        colour: '#3f7464',
        far: 0.3,
        humps: 6,
      },
    ],
    sea: {
      swell: 0.45,
      length: 12,
      whitecaps: 2.4,
      glitter: { count: 80, width: 1, strength: 0.5 },
    },
    vessels: [
      { x: 0.86, size: 3, heading: -50, plan: { head: 'spinnaker' }, livery: 'teal', speed: 0.5 },
      {
        x: 0.46,
        size: 21.5,
        heading: -53,
        plan: { head: 'spinnaker' },
        livery: 'white',
        crew: crews.racing,
        speed: 1.3,
      },
    ],
    gulls: [
      [0.78, 0.2, 0.016],
      [0.84, 0.25, 0.011],
    ],
  },
  {
    kind: 'seascape',
    name: 'dinghy-lesson',
    palette: 'scilly',
    alt: 'Two training dinghies with red and yellow sails skim across a sheltered bay',
    camera: { horizon: 0.52, height: 1.8 },
    lamp: { x: 0.14, height: 0.36, size: 0.045 },
    wind: { from: 74, force: 3 },
    sky: [{ kind: 'cumulus', x: 0.7, up: 0.16, width: 0.46, height: 0.12 }],
    land: [
      {
        kind: 'hills',
        height: 0.15,
        profile: 'to right',
        colour: '#6ea07a',
        far: 0.4,
        fields: { colours: ['#8fb98a', '#b2c78f', '#7aa983'], count: 14 },
      },
      { kind: 'trees', from: 0.5, to: 1.02, shape: 'round', colour: '#4f8a5e', count: 34 },
      { kind: 'beach', from: 0.46, to: 1.06, colour: '#f6e7c2' },
    ],
    sea: {
      swell: 0.16,
      length: 6,
      whitecaps: 0.6,
      glitter: { count: 110, width: 1, strength: 0.55 },
    },
    vessels: [
      { kind: 'dinghy', x: 0.82, size: 14, heading: 160, livery: 'teal', crew: crews.dinghy },
      { kind: 'dinghy', x: 0.6, size: 22, heading: 22, livery: 'greenGaffer', crew: crews.dinghy },
      { kind: 'dinghy', x: 0.3, size: 40, heading: 20, livery: 'gaffer', crew: crews.dinghy },
    ],
    gulls: [[0.6, 0.12, 0.016]],
  },
  {
    kind: 'seascape',
    name: 'powerboat',
    palette: 'solent',
    alt: 'A navy motor cruiser throws a bow wave across the Solent',
    camera: { horizon: 0.54, height: 2.3 },
    lamp: { x: 0.85, height: 0.34, size: 0.045 },
    wind: { from: 120, force: 3 },
    sky: [
      { kind: 'streaks', count: 6, from: 0.1, to: 0.5 },
      { kind: 'cumulus', x: 0.25, up: 0.06, width: 0.4, height: 0.09 },
    ],
    land: [
      island,
      {
        kind: 'hills',
        to: 0.4,
        height: 0.08,
        profile: 'to left',
        colour: '#3f7464',
        far: 0.3,
        humps: 5,
      },
    ],
    sea: {
      swell: 0.35,
      length: 11,
      whitecaps: 1.4,
      glitter: { count: 110, width: 1, strength: 0.6 },
    },
    vessels: [
      { x: 0.13, size: 3, heading: 24, speed: 0.5 },
      {
        kind: 'motor',
        x: 0.52,
        size: 38,
        heading: -26,
        pitch: 2.6,
        lift: 0.04,
        livery: 'navy',
        crew: [
          { at: [-3.6, 0.6], does: 'stands', wears: 'yellow', up: -0.3 },
          { at: [-4.4, -0.5], does: 'stands', wears: 'red', up: -0.3 },
        ],
        speed: 1.7,
      },
    ],
    gulls: [
      [0.3, 0.14, 0.018],
      [0.36, 0.18, 0.012],
    ],
  },
  {
    kind: 'seascape',
    name: 'buoyage',
    palette: 'hebrides',
    alt: 'A yacht passes between a red can and a green cone, a cardinal mark ahead',
    camera: { horizon: 0.46, height: 3 },
    lamp: { x: 0.8, height: 0.22, size: 0.04 },
    wind: { from: 60, force: 3 },
    sky: [{ kind: 'streaks', count: 7, from: 0.1, to: 0.7, length: 0.5 }],
    land: [{ kind: 'hills', height: 0.1, profile: 'valley', colour: '#5f8a86', far: 0.45 }],
    sea: { swell: 0.3, length: 11, whitecaps: 1, glitter: { count: 120, width: 1, strength: 0.5 } },
    vessels: [{ x: 0.52, size: 8, heading: 150, livery: 'white', crew: crews.two, speed: 0.8 }],
    near: [
      { kind: 'buoy', shape: 'west', x: 0.87, y: 0.55, height: 0.13 },
      { kind: 'buoy', shape: 'can', x: 0.2, y: 0.76, height: 0.3 },
      { kind: 'buoy', shape: 'cone', x: 0.76, y: 0.88, height: 0.36 },
    ],
    gulls: [
      [0.22, 0.36, 0.016],
      [0.3, 0.2, 0.012],
    ],
  },
]
