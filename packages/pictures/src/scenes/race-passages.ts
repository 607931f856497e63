import type { Hand } from '../yacht/crew.ts'
import type { Vessel } from '../yacht/vessel.ts'
import { crews } from './crews.ts'
import type { Scene } from './scene.ts'

const liveries = ['navy', 'red', 'teal', 'grey', 'white'] as const

/** The weight to windward on a starboard tack by night: one steers, one trims, four hike. */
const onTheRail: readonly Hand[] = [
  { at: [-4.9, -0.5], does: 'steers', wears: 'red', up: -0.35 },
  { at: [-3.4, -0.9], does: 'crouches', wears: 'yellow', up: 0 },
  { at: [-1.2, -1.5], does: 'sits', wears: 'teal' },
  { at: [-0.3, -1.5], does: 'sits', wears: 'red' },
  { at: [0.6, -1.5], does: 'sits', wears: 'yellow' },
  { at: [1.5, -1.4], does: 'sits', wears: 'red' },
]

/** Racers on a mooring, dressed overall, as they lie to the wind. */
function dressed(x: number, size: number, index: number): Vessel {
  return {
    x,
    size,
    heading: 28,
    livery: liveries[index % liveries.length] ?? 'white',
    plan: { main: 'stowed', head: 'none' },
    speed: 0,
    ensign: false,
    shows: ['dressed'],
  }
}

/** Racing yachts at dusk and after dark. */
export const racePassageScenes: readonly Scene[] = [
  {
    kind: 'seascape',
    name: 'channel-race-dusk',
    palette: 'copperDusk',
    alt: 'Racing yachts beat out past a lonely offshore tower into a copper evening sky',
    camera: { horizon: 0.66, height: 3.6 },
    lamp: { x: 0.3, height: 0.02, size: 0, behind: true },
    wind: { from: 118, force: 4 },
    sky: [
      { kind: 'streaks', count: 14, from: 0.06, to: 0.9, length: 0.7, thick: 0.013, opacity: 0.55 },
      { kind: 'cumulus', x: 0.78, up: 0.02, width: 0.5, height: 0.06, opacity: 0.5 },
    ],
    land: [
      {
        kind: 'tower',
        shape: 'sea tower',
        x: 0.35,
        height: 0.23,
        up: -0.003,
        colour: '#7a5a52',
        far: 0.1,
      },
    ],
    sea: { swell: 0.5, length: 14, glitter: { count: 300, width: 1.7, strength: 0.7 } },
    vessels: [
      { x: 0.07, size: 2.1, heading: 160, speed: 0.6 },
      { x: 0.16, size: 2.8, heading: 68, speed: 0.6 },
      { x: 0.24, size: 3.6, heading: 160, livery: 'grey', speed: 0.7 },
      { x: 0.5, size: 5.4, heading: 162, livery: 'red', crew: crews.racing },
      { x: 0.74, size: 15.2, heading: 162, livery: 'navy', crew: crews.racing, speed: 1.2 },
    ],
  },
  {
    kind: 'seascape',
    name: 'race-at-night',
    palette: 'raceNight',
    alt: 'On a moonless night a fleet shows a line of coloured lights, one yacht near with her crew on the rail',
    camera: { horizon: 0.6, height: 3.2 },
    lamp: { x: 0.16, height: 0.02, size: 0, glow: 0.2 },
    wind: { from: -70, force: 4 },
    sky: [{ kind: 'loom', x: 0.13 }],
    land: [],
    sea: {
      swell: 0.4,
      length: 13,
      rows: 14,
      ripples: 220,
      gleams: [
        { x: 0.13, width: 0.05, colour: '#ffe9ae', strength: 0.3, reach: 0.4 },
        { x: 0.425, width: 0.012, colour: '#ff6a58', strength: 0.5, reach: 0.16 },
        { x: 0.93, width: 0.014, colour: '#ff6a58', strength: 0.5, reach: 0.2 },
      ],
    },
    vessels: [
      { x: 0.22, size: 1.3, heading: -24, shows: ['bright light'] },
      { x: 0.285, size: 1.9, heading: 192, shows: ['bright light'] },
      { x: 0.36, size: 1.6, heading: -22, shows: ['bright light'] },
      { x: 0.425, size: 2.4, heading: 196, shows: ['bright light'] },
      { x: 0.5, size: 2.2, heading: -24, shows: ['bright light'] },
      { x: 0.93, size: 4.2, heading: 196, shows: ['bright light'] },
      {
        x: 0.7,
        size: 16.5,
        heading: -24,
        livery: 'grey',
        crew: onTheRail,
        speed: 1.2,
        ensign: false,
      },
    ],
    near: [{ kind: 'sparks', x: 0.56, y: 0.7, width: 0.2, height: 0.03, count: 46 }],
  },
  {
    kind: 'seascape',
    name: 'cowes-fireworks',
    palette: 'cowesNight',
    alt: 'Fireworks burst in coral and gold over moored racing yachts hung with bunting',
    camera: { horizon: 0.68, height: 2.6 },
    lamp: { x: 0.56, height: 0.2, size: 0, glow: 0.6 },
    wind: { from: 28, force: 1 },
    sky: [
      {
        kind: 'fireworks',
        bursts: [
          { at: [0.62, 0.3], radius: 0.16, colour: '#f2795c' },
          { at: [0.36, 0.4], radius: 0.1, colour: '#7fd6c8' },
          { at: [0.86, 0.5], radius: 0.085, colour: '#f6c860', weeps: true },
        ],
      },
    ],
    land: [
      { kind: 'hills', height: 0.085, profile: 'to left', colour: '#2f2858', far: 0.1 },
      {
        kind: 'town',
        from: 0.02,
        to: 0.52,
        height: 0.05,
        walls: ['#7a6a94', '#6a5f8e', '#85709a'],
        roofs: ['#3a3264', '#443a6a'],
        rows: 2,
        house: 0.026,
        profile: 'to left',
      },
      { kind: 'quay', to: 0.58, height: 0.014, colour: '#3c3464' },
    ],
    sea: {
      swell: 0.08,
      length: 8,
      rows: 9,
      ripples: 200,
      gleams: [
        { x: 0.62, width: 0.2, colour: '#f2896c', strength: 0.62, reach: 1 },
        { x: 0.36, width: 0.12, colour: '#7fd6c8', strength: 0.5, reach: 0.7 },
        { x: 0.86, width: 0.1, colour: '#f6c860', strength: 0.55, reach: 0.75 },
        { x: 0.12, width: 0.05, colour: '#ffdf9a', strength: 0.4, reach: 0.25 },
        { x: 0.42, width: 0.04, colour: '#ffdf9a', strength: 0.35, reach: 0.2 },
      ],
    },
    vessels: [
      dressed(0.93, 5, 2),
      dressed(0.48, 5.6, 0),
      dressed(0.7, 7.4, 1),
      { ...dressed(0.17, 14, 0), crew: crews.two },
    ],
  },
]
