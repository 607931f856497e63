import { alongLine } from '../near/plan.ts'
import { afloat } from './afloat.ts'
import { crews } from './crews.ts'
import { onTheQuay, students } from './parties.ts'
import type { Scene } from './scene.ts'

const moored = { plan: { main: 'stowed', head: 'none' }, ensign: false } as const

const quay = { from: [-31, 38], turn: 38 } as const
const alongside = (on: number) => afloat(alongLine(quay.from, quay.turn, on, -2.7))

/** Southampton Water: the docks, the school's quay, the Hamble. */
export const southamptonScenes: readonly Scene[] = [
  {
    kind: 'seascape',
    name: 'southampton-water',
    alt: 'A white training yacht passes a green buoy in morning haze, a liner and tall dock cranes beyond',
    palette: 'portHaze',
    camera: { horizon: 0.6, height: 3.2 },
    lamp: { x: 0.24, height: 0.24, size: 0 },
    wind: { from: 62, force: 2 },
    sky: [
      { kind: 'streaks', count: 7, from: 0.3, to: 0.9, length: 0.6, thick: 0.014, opacity: 0.5 },
    ],
    land: [
      { kind: 'hills', height: 0.05, profile: 'waves', colour: '#8fa5a6', far: 0.6 },
      { kind: 'masts', from: 0.02, to: 0.1, height: 0.05, count: 5 },
      {
        kind: 'cranes',
        at: [
          [0.58, 0.17, 'up'],
          [0.65, 0.18, 'down'],
        ],
        towards: -1,
        colour: '#6f93a6',
        far: 0.55,
      },
      {
        kind: 'cranes',
        at: [
          [0.79, 0.25, 'up'],
          [0.955, 0.29, 'down'],
        ],
        towards: -1,
        colour: '#4f7f9a',
        far: 0.36,
      },
      { kind: 'quay', from: 0.56, height: 0.014, colour: '#a9a89c', far: 0.4 },
      { kind: 'ship', shape: 'liner', x: 0.22, length: 0.38, facing: 1, far: 0.2 },
    ],
    beyond: [{ kind: 'mist', y: 0.6, height: 0.06, opacity: 0.55 }],
    sea: {
      swell: 0.1,
      length: 9,
      rows: 12,
      mirror: 0.4,
      glitter: { count: 150, width: 1.5, strength: 0.5 },
    },
    vessels: [
      { x: 0.93, size: 2.6, heading: 160, livery: 'navy', speed: 0.3 },
      { x: 0.46, size: 18.5, heading: 158, livery: 'white', crew: crews.four, speed: 0.5 },
    ],
    near: [{ kind: 'buoy', shape: 'cone', x: 0.8, y: 0.83, height: 0.2 }],
    gulls: [
      [0.36, 0.18, 0.016],
      [0.3, 0.22, 0.011],
    ],
  },
  {
    kind: 'seascape',
    name: 'school-quay',
    alt: 'Five yachts lie along a wooden quay before a brick warehouse with white doors, students on the quay',
    palette: 'warmQuay',
    camera: { horizon: 0.52, height: 3.2 },
    lamp: { x: 0.2, height: 0.5, size: 0 },
    wind: { from: 150, force: 2 },
    sky: [{ kind: 'cumulus', x: 0.82, up: 0.16, width: 0.34, height: 0.09 }],
    land: [
      { kind: 'hills', height: 0.06, profile: 'waves', colour: '#8aa088', far: 0.45 },
      {
        kind: 'trees',
        from: 0.8,
        shape: 'round',
        colour: '#6f9468',
        count: 30,
        size: 0.8,
        far: 0.3,
      },
    ],
    beyond: [
      { kind: 'quayside', ...quay, length: 116, house: [-4, 86], bays: 6 },
      {
        kind: 'company',
        people: onTheQuay,
      },
    ],
    sea: { swell: 0.05, length: 7, rows: 10, ripples: 240 },
    vessels: [
      { ...alongside(82), heading: 38, ...moored, livery: 'navy' },
      { ...alongside(68), heading: 38, ...moored, livery: 'white' },
      { ...alongside(54), heading: 38, ...moored, livery: 'teal' },
      { ...alongside(40), heading: 38, ...moored, livery: 'red' },
      {
        kind: 'cutter',
        ...alongside(19.5),
        heading: 38,
        ...moored,
        plan: { ...moored.plan, topsail: false },
        livery: 'gaffer',
      },
    ],
    near: [
      { kind: 'pier', from: 0.4, to: 1.3, vanish: [1.3, 0.6] },
      {
        kind: 'company',
        people: students,
      },
    ],
    gulls: [[0.5, 0.12, 0.016]],
  },
  {
    kind: 'seascape',
    name: 'hamble-river',
    alt: 'Yachts lie to their moorings on a still river at dusk, a red hut and the lights of a pub beyond',
    palette: 'blueHour',
    camera: { horizon: 0.5, height: 3 },
    lamp: { x: 0.62, height: 0.03, size: 0, glow: 1.2, behind: true },
    wind: { from: 30, force: 1 },
    sky: [
      { kind: 'streaks', count: 7, from: 0.45, to: 0.9, length: 0.6, thick: 0.009, opacity: 0.5 },
    ],
    land: [
      { kind: 'hills', height: 0.09, profile: 'waves', colour: '#3f5a60', far: 0.35 },
      { kind: 'hills', to: 0.62, height: 0.1, profile: 'to left', colour: '#274850', far: 0.06 },
      { kind: 'trees', to: 0.5, shape: 'round', colour: '#24454a', count: 90, upTo: 0.9 },
      {
        kind: 'town',
        from: 0.5,
        to: 0.74,
        height: 0.05,
        walls: ['#e9dcc6', '#f3e6d0', '#d9c3ac'],
        roofs: ['#6b4a4a', '#4f4650'],
        rows: 2,
        house: 0.04,
        profile: 'hump',
      },
      { kind: 'trees', from: 0.7, shape: 'round', colour: '#24454a', count: 40, upTo: 0.7 },
      { kind: 'masts', from: 0.02, to: 0.4, height: 0.1, count: 16 },
      { kind: 'quay', from: 0.48, to: 0.8, height: 0.012, colour: '#5a5650' },
      { kind: 'cabins', at: [[0.83, 0.045]], colour: '#b0382c' },
    ],
    beyond: [
      {
        kind: 'lights',
        at: [
          [0.535, 0.478, 0.035],
          [0.585, 0.472, 0.045],
          [0.64, 0.476, 0.04],
          [0.7, 0.48, 0.035],
          [0.86, 0.478, 0.05],
        ],
        colour: '#ffcf7a',
      },
    ],
    sea: { swell: 0.03, length: 7, rows: 10, mirror: 0.7, ripples: 220 },
    vessels: [
      { x: 0.46, size: 3.6, heading: 26, ...moored, livery: 'white' },
      { x: 0.66, size: 3.8, heading: 26, ...moored, livery: 'navy' },
      { x: 0.2, size: 4.6, heading: 27, ...moored, livery: 'teal' },
      { x: 0.56, size: 4.6, heading: 27, ...moored, livery: 'red' },
      { x: 0.49, size: 7.4, heading: 28, ...moored, livery: 'teal' },
      { x: 0.68, size: 8.4, heading: 28, ...moored, livery: 'white' },
      { x: 0.78, size: 5.2, heading: 28, ...moored, livery: 'white' },
      { x: 0.3, size: 6.4, heading: 27, ...moored, livery: 'navy' },
      { x: 0.07, size: 7.6, heading: 28, ...moored, livery: 'white' },
      { x: 0.92, size: 9, heading: 28, ...moored, livery: 'grey' },
      { x: 0.36, size: 15, heading: 29, ...moored, livery: 'white' },
    ],
    near: [{ kind: 'skiff', x: 0.72, y: 0.84, size: 19, colour: '#8fb0b0' }],
  },
]
