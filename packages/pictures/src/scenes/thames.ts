import { paintLondonSquare } from '../street/london-square.ts'
import type { Scene } from './scene.ts'

/** London, where lessons are given ashore. */
export const thamesScenes: readonly Scene[] = [
  {
    kind: 'seascape',
    name: 'thames-evening',
    alt: 'A sailing barge with tan sails on her buoy, the Thames at dusk and a bridge of two towers behind',
    palette: 'cityDusk',
    camera: { horizon: 0.56, height: 3 },
    lamp: { x: 0.48, height: 0.05, size: 0, behind: true },
    wind: { from: 20, force: 1 },
    sky: [{ kind: 'streaks', count: 8, from: 0.25, to: 0.8, length: 0.6, opacity: 0.5 }],
    land: [
      {
        kind: 'structure',
        shape: 'south bank',
        x: 0.19,
        width: 0.44,
        colour: '#5a627c',
        far: 0.22,
      },
      { kind: 'structure', shape: 'city bank', x: 0.93, width: 0.24, colour: '#58607a', far: 0.24 },
      {
        kind: 'structure',
        shape: 'tower bridge',
        x: 0.635,
        width: 0.44,
        colour: '#3f4866',
        far: 0.04,
      },
      { kind: 'quay', to: 0.42, height: 0.022, colour: '#3f4660' },
      { kind: 'quay', from: 0.85, height: 0.022, colour: '#3f4660' },
    ],
    sea: {
      mirror: 0.6,
      swell: 0.06,
      length: 7,
      rows: 12,
      ripples: 260,
      glitter: { count: 200, width: 1.6, strength: 0.55 },
    },
    vessels: [],
    near: [
      { kind: 'sailing barge', x: 0.3, y: 0.81, size: 38, facing: 1 },
      { kind: 'buoy', shape: 'mooring', x: 0.597, y: 0.825, height: 0.036 },
    ],
    gulls: [[0.86, 0.2, 0.012]],
  },
  {
    kind: 'plate',
    name: 'london-square',
    alt: 'Lit windows of a brick town house with a small blue flag in a London street on a rainy evening',
    palette: 'cityDusk',
    paint: (drawing) => {
      const scale = Math.max(drawing.width / 800, drawing.height / 600)
      const [x, y] = [(drawing.width - 800 * scale) / 2, (drawing.height - 600 * scale) / 2]
      drawing.group(
        { transform: `translate(${Math.round(x)} ${Math.round(y)}) scale(${scale.toFixed(3)})` },
        () => paintLondonSquare(drawing),
      )
    },
  },
]
