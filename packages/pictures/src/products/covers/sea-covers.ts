import { paintView } from '../../gallery/parts/view.ts'
import type { View } from '../../gallery/parts/view.ts'
import type { CoverArt } from '../book/book.ts'
import { coverSize } from '../book/pose.ts'

const views = {
  crew: {
    name: 'cover-crew',
    palette: 'solent',
    camera: { horizon: 0.6, height: 3 },
    lamp: { x: 0.9, height: 0.3, size: 0 },
    wind: { from: 120, force: 5 },
    sky: [{ kind: 'cumulus', x: 0.86, up: 0.02, width: 0.7, height: 0.09 }],
    sea: { swell: 0.5, length: 9, rows: 12, ripples: 140, whitecaps: 1 },
    vessels: [
      {
        x: 0.53,
        size: 46,
        heading: 34,
        livery: 'red',
        crew: [
          { at: [-4.9, -0.2], does: 'steers', wears: 'yellow', up: -0.3 },
          { at: [-3.5, 0.9], does: 'sits', wears: 'navy', up: 0.12 },
          { at: [-2.6, -0.9], does: 'crouches', wears: 'teal', up: 0 },
          { at: [0.9, -0.4], does: 'stands', wears: 'white' },
        ],
        speed: 1.1,
      },
    ],
  },
  skipper: {
    name: 'cover-skipper',
    palette: 'westCountry',
    camera: { horizon: 0.7, height: 3 },
    lamp: { x: 0.16, height: 0.2, size: 0.1 },
    wind: { from: 96, force: 4 },
    land: [
      { kind: 'hills', height: 0.14, profile: 'to left', colour: '#6f9f6e', far: 0.35 },
      { kind: 'hills', from: 0.5, height: 0.1, profile: 'to right', colour: '#4f8a66', far: 0.1 },
      { kind: 'lighthouse', x: 0.86, height: 0.2, bands: '#c8432a' },
    ],
    sea: { swell: 0.3, length: 9, rows: 12, ripples: 140 },
    vessels: [
      {
        x: 0.46,
        size: 33,
        heading: 22,
        livery: 'navy',
        crew: [
          { at: [-4.9, 0], does: 'steers', wears: 'red', up: -0.3 },
          { at: [-3.4, 0.9], does: 'sits', wears: 'yellow', up: 0.12 },
        ],
      },
    ],
  },
  yachtmaster: {
    name: 'cover-yachtmaster',
    palette: 'night',
    camera: { horizon: 0.66, height: 3 },
    lamp: { x: 0.74, height: 0.36, size: 0.11, kind: 'moon' },
    wind: { from: 120, force: 4 },
    land: [
      {
        kind: 'hills',
        from: -0.1,
        to: 0.5,
        height: 0.07,
        profile: 'to left',
        colour: '#12284a',
        far: 0.1,
      },
    ],
    sea: {
      swell: 0.6,
      length: 11,
      rows: 12,
      ripples: 140,
      glitter: { count: 220, width: 1.5, strength: 0.9 },
    },
    vessels: [{ x: 0.42, size: 34, heading: 24, livery: 'white', speed: 1 }],
  },
  waterways: {
    name: 'cover-waterways',
    palette: 'westCountry',
    camera: { horizon: 0.66, height: 3 },
    lamp: { x: 0.86, height: 0.34, size: 0 },
    sky: [{ kind: 'cumulus', x: 0.8, up: 0.16, width: 0.8, height: 0.1 }],
    land: [
      { kind: 'hills', height: 0.03, profile: 'even', colour: '#7fae6d', far: 0.2 },
      { kind: 'trees', from: 0, to: 0.32, shape: 'cypress', colour: '#2f6a52', count: 14 },
      { kind: 'tower', shape: 'windmill', x: 0.7, height: 0.42, colour: '#a5563c' },
      { kind: 'quay', height: 0.02, colour: '#5f8f55' },
    ],
    sea: { swell: 0.05, length: 7, rows: 9, ripples: 150 },
    vessels: [{ kind: 'motor', x: 0.38, size: 40, heading: 24, livery: 'navy', speed: 0.5 }],
  },
  power: {
    name: 'cover-power',
    palette: 'lagoon',
    camera: { horizon: 0.5, height: 2.4 },
    lamp: { x: 0.9, height: 0.3, size: 0 },
    land: [{ kind: 'hills', height: 0.07, profile: 'waves', colour: '#3f8f8a', far: 0.4 }],
    sea: { swell: 0.3, length: 8, rows: 12, ripples: 140, whitecaps: 1 },
    vessels: [
      {
        kind: 'motor',
        x: 0.46,
        size: 58,
        heading: 30,
        pitch: 5,
        livery: 'red',
        crew: [{ at: [-1.2, 0.2], does: 'steers', wears: 'yellow' }],
        speed: 1.4,
      },
    ],
  },
  racing: {
    name: 'cover-racing',
    palette: 'winter',
    camera: { horizon: 0.72, height: 3 },
    lamp: { x: 0.1, height: 0.3, size: 0 },
    wind: { from: -170, force: 3 },
    land: [{ kind: 'hills', height: 0.05, profile: 'waves', colour: '#7f8ea0', far: 0.5 }],
    sea: { swell: 0.3, length: 9, rows: 12, ripples: 140, whitecaps: 1 },
    vessels: [
      { x: 0.8, size: 17, heading: -52, livery: 'teal', plan: { head: 'spinnaker' } },
      { x: 0.36, size: 37, heading: -50, livery: 'red', plan: { head: 'spinnaker' } },
    ],
    near: [{ kind: 'buoy', shape: 'race', x: 0.82, y: 0.93, height: 0.13 }],
  },
} as const satisfies Record<string, View>

/** The view on a cover, by its name. */
export function seaCover(name: keyof typeof views): CoverArt {
  return (drawing) => {
    paintView(drawing, views[name], coverSize.width, coverSize.height)
  }
}
