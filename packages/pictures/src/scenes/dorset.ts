import { crews } from './crews.ts'
import { family } from './parties.ts'
import type { Scene } from './scene.ts'

/** Weymouth, Studland and Portland Bill. */
export const dorsetScenes: readonly Scene[] = [
  {
    kind: 'seascape',
    name: 'weymouth-front',
    alt: 'A yacht motors in past a pier head below a curving front of tall pastel terraces and sands',
    palette: 'seaside',
    camera: { horizon: 0.5, height: 5 },
    lamp: { x: 0.46, height: 0.9, size: 0 },
    wind: { from: 140, force: 2 },
    sky: [
      { kind: 'cumulus', x: 0.3, up: 0.2, width: 0.44, height: 0.12 },
      { kind: 'cumulus', x: 0.66, up: 0.12, width: 0.24, height: 0.06 },
    ],
    land: [
      { kind: 'hills', height: 0.06, profile: 'hump', colour: '#86ab8c', far: 0.5 },
      { kind: 'hills', to: 0.3, height: 0.07, profile: 'to left', colour: '#6f9f74', far: 0.25 },
    ],
    beyond: [
      {
        kind: 'terraces',
        line: [
          [48, 36],
          [57, 70],
          [50, 102],
          [30, 132],
          [0, 164],
          [-50, 206],
          [-130, 250],
        ],
        walls: ['#f6d9c2', '#f3e6b4', '#d3e3dc', '#f1c7b8', '#fbf4e4', '#c9dbe8', '#e6d3e0'],
        sand: '#f0dcaa',
      },
      {
        kind: 'wall',
        line: [
          [-25, 62],
          [-40, 58],
          [-70, 60],
        ],
        height: 3.4,
        depth: 5,
        colour: '#c2b59c',
        beacon: '#c23b2e',
      },
    ],
    sea: { swell: 0.1, length: 8, rows: 12, glitter: { count: 90, width: 2, strength: 0.4 } },
    vessels: [
      {
        x: 0.43,
        size: 16,
        heading: 160,
        plan: { main: 'stowed', head: 'none' },
        livery: 'red',
        crew: crews.lookout,
        speed: 0.6,
      },
    ],
    gulls: [
      [0.16, 0.16, 0.018],
      [0.22, 0.2, 0.012],
    ],
  },
  {
    kind: 'seascape',
    name: 'family-beach',
    alt: 'Children dig on a sandy beach beside a tender, a yacht at anchor and white cliffs beyond',
    palette: 'scilly',
    camera: { horizon: 0.4, height: 3.6 },
    lamp: { x: 0.1, height: 0.36, size: 0 },
    wind: { from: 152, force: 2 },
    sky: [
      { kind: 'cumulus', x: 0.26, up: 0.16, width: 0.4, height: 0.1 },
      { kind: 'streaks', count: 3, from: 0.1, to: 0.4 },
    ],
    land: [
      { kind: 'hills', from: 0.5, height: 0.05, profile: 'to right', colour: '#7fae86', far: 0.4 },
      {
        kind: 'cliff',
        from: 0.62,
        height: 0.1,
        profile: 'to right',
        colour: '#fbf6ea',
        shade: '#b7c6cc',
        turf: '#6fa56f',
        far: 0.2,
      },
      {
        kind: 'stacks',
        x: 0.6,
        height: 0.05,
        towards: -1,
        colour: '#fdf8ec',
        shade: '#b4c6cc',
        far: 0.2,
      },
    ],
    sea: {
      swell: 0.08,
      length: 8,
      rows: 10,
      ripples: 240,
      glitter: { count: 90, width: 1.6, strength: 0.4 },
    },
    vessels: [
      { x: 0.3, size: 10.5, heading: 152, plan: { main: 'stowed', head: 'none' }, livery: 'navy' },
    ],
    near: [
      {
        kind: 'sands',
        edge: [
          [-0.05, 0.86],
          [0.12, 0.82],
          [0.3, 0.765],
          [0.5, 0.735],
          [0.7, 0.7],
          [0.88, 0.66],
          [1.05, 0.64],
        ],
        colour: '#f2dfb0',
        castle: [0.715, 0.94, 0.09],
      },
      { kind: 'inflatable', shape: 'tender', x: 0.22, y: 0.835, size: 0.3 },
      {
        kind: 'company',
        people: family,
      },
    ],
    gulls: [[0.5, 0.12, 0.016]],
  },
  {
    kind: 'seascape',
    name: 'portland-race',
    alt: 'A reefed yacht rounds a low headland with a red and white lighthouse, broken water inshore',
    palette: 'stormLight',
    camera: { horizon: 0.58, height: 3.2 },
    lamp: { x: 0.9, height: 0.1, size: 0, glow: 1.2, behind: true },
    wind: { from: -62, force: 6 },
    sky: [{ kind: 'overcast', to: 0.72 }],
    land: [
      {
        kind: 'cliff',
        from: -0.03,
        to: 0.6,
        height: 0.17,
        profile: 'to left',
        colour: '#b9a58c',
        shade: '#6f6a70',
        turf: '#6f7a5c',
        far: 0.1,
      },
      { kind: 'lighthouse', x: 0.4, height: 0.19, bands: '#c23b2e' },
      { kind: 'rocks', from: 0.44, to: 0.6, height: 0.02, count: 8, colour: '#a5937f' },
    ],
    beyond: [
      {
        kind: 'breakers',
        rows: [
          [0.607, 0.04, 0.6, 0.02],
          [0.628, 0.02, 0.56, 0.032],
          [0.655, -0.05, 0.54, 0.042],
          [0.69, -0.05, 0.5, 0.055],
          [0.735, -0.06, 0.42, 0.068],
        ],
        steep: true,
      },
    ],
    sea: {
      swell: 0.9,
      length: 18,
      whitecaps: 3,
      glitter: { count: 260, width: 1.2, strength: 0.8 },
      rollers: [{ at: 1.02, height: 0.1, crest: 0.8, width: 0.4, laced: true }],
    },
    vessels: [
      {
        x: 0.68,
        size: 16,
        heading: 24,
        pitch: 4,
        plan: { main: 'reefed', head: 'jib' },
        livery: 'white',
        crew: crews.three,
        speed: 1.5,
      },
    ],
    gulls: [[0.56, 0.2, 0.018]],
  },
]
