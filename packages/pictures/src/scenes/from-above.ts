import type { Spot } from '../near/waterfront-parts.ts'
import type { Vessel } from '../yacht/vessel.ts'
import { afloat } from './afloat.ts'
import { crews } from './crews.ts'
import type { Scene } from './scene.ts'

const walks = [
  { from: [-18, 47], to: [-25, 128], finger: 11.5, every: 8.4 },
  { from: [20, 46], to: [22, 128], finger: 11.5, every: 8.4 },
] as const

const liveries = ['white', 'navy', 'white', 'teal', 'white', 'red', 'grey'] as const

/** A row of berths along a walkway, on its left (1) or right (-1), the named ones empty. */
function row(walk: 0 | 1, side: 1 | -1, count: number, empty: readonly number[]): Vessel[] {
  const { from, to } = walks[walk]
  const long = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [dx, dz] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long]
  const turn = (Math.atan2(dz, dx) * 180) / Math.PI
  return Array.from({ length: count }, (_, index) => index)
    .filter((index) => !empty.includes(index))
    .map((index): Vessel => {
      const on = 4.4 + index * 8.4
      const out = side * 7.4
      const spot: Spot = [from[0] + dx * on - dz * out, from[1] + dz * on + dx * out]
      const inwards = (index + walk) % 3 ? -side : side
      return {
        ...afloat(spot),
        heading: turn + 90 * inwards,
        plan: { main: 'stowed', head: 'none' },
        livery: liveries[(index * 3 + walk * 2 + (side > 0 ? 1 : 0)) % liveries.length] ?? 'white',
        ensign: false,
      }
    })
}

/** Yachts alongside the outer pontoon. */
const visitors: readonly Vessel[] = [-56, 6].map((right, index) => ({
  ...afloat([right, 157]),
  heading: index % 2 ? 180 : 0,
  plan: { main: 'stowed', head: 'none' },
  livery: liveries[(index * 2) % liveries.length] ?? 'white',
  ensign: false,
}))

/** The home waters seen from the air. */
export const fromAboveScenes: readonly Scene[] = [
  {
    kind: 'seascape',
    name: 'solent-from-above',
    alt: 'From the air: yachts leave white wakes across a wide strait with pale shoals and a green shore',
    palette: 'straits',
    camera: { horizon: 0.13, height: 46 },
    lamp: { x: 0.76, height: 0.1, size: 0 },
    wind: { from: 100, force: 3 },
    sky: [{ kind: 'streaks', count: 4, from: 0.3, to: 0.8, opacity: 0.5 }],
    land: [
      { kind: 'hills', height: 0.05, profile: 'to right', colour: '#7fa596', far: 0.5 },
      {
        kind: 'hills',
        from: 0.3,
        height: 0.032,
        profile: 'hump',
        colour: '#6f9f74',
        far: 0.25,
        fields: { colours: ['#9dbb84', '#b9c48a', '#84ac78'], count: 22 },
      },
    ],
    beyond: [
      {
        kind: 'shoals',
        at: [
          [0.7, 0.3, 0.56, 0.06],
          [0.16, 0.42, 0.5, 0.07],
          [0.92, 0.55, 0.44, 0.12],
          [0.5, 0.5, 0.2, 0.035],
        ],
        colour: '#bfe3d8',
      },
      {
        kind: 'tracks',
        at: [
          [0.28, 0.335, 0.1, 0.36, 0.02],
          [0.5, 0.41, 0.24, 0.44, 0.03],
          [0.89, 0.43, 1.06, 0.45, 0.025],
          [0.43, 0.57, 0.8, 0.62, 0.06],
          [0.68, 0.76, 0.42, 0.83, 0.06],
        ],
      },
      {
        kind: 'coast',
        edge: [
          [-0.05, 0.68],
          [0.08, 0.71],
          [0.16, 0.79],
          [0.24, 0.8],
          [0.33, 0.89],
          [0.46, 0.93],
          [0.6, 0.945],
          [0.74, 0.99],
          [0.9, 1.04],
        ],
      },
    ],
    sea: {
      swell: 0.1,
      length: 8,
      ripples: 420,
      glitter: { count: 160, width: 2.6, strength: 0.5 },
    },
    vessels: [
      { x: 0.3, size: 2.7, heading: 20, livery: 'navy', speed: 0.6 },
      { x: 0.52, size: 3.6, heading: 24, speed: 0.8 },
      { x: 0.87, size: 3.9, heading: 158, livery: 'red', speed: 0.8 },
      { kind: 'motor', x: 0.4, size: 5.6, heading: 168, livery: 'navy', speed: 1.3 },
      { x: 0.74, size: 8, heading: 28, crew: crews.four, speed: 1.1 },
    ],
  },
  {
    kind: 'seascape',
    name: 'marina-from-above',
    alt: 'From the air: a yacht turns in the fairway of a marina between rows of yachts in their berths',
    palette: 'basin',
    camera: { horizon: -0.2, height: 46 },
    lamp: { x: 0.2, height: 0.1, size: 0 },
    wind: { from: 60, force: 1 },
    sky: [],
    land: [],
    beyond: [
      {
        kind: 'pontoons',
        walks: [{ from: [-90, 161], to: [90, 161], finger: 0, every: 20 }, ...walks],
      },
    ],
    sea: { swell: 0.04, length: 7, ripples: 50 },
    vessels: [
      ...row(0, 1, 7, [0, 3]),
      ...row(0, -1, 7, [0, 3, 5]),
      ...row(1, 1, 7, [1, 4]),
      ...row(1, -1, 7, [0, 2, 5]),
      ...visitors,
      {
        ...afloat([-0.5, 72]),
        heading: 56,
        plan: { main: 'stowed', head: 'none' },
        livery: 'white',
        crew: crews.lookout,
        speed: 0.5,
      },
    ],
  },
]
