import type { Scene } from './scene.ts'

/** People on the quay before they sail. */
export const quaysideScenes: readonly Scene[] = [
  {
    kind: 'seascape',
    name: 'joining-day',
    alt: 'Five new students with soft kit bags meet their skipper on the quay beside a white yacht',
    palette: 'dawn',
    camera: { horizon: 0.42, height: 3 },
    lamp: { x: 0.06, height: 0.3, size: 0 },
    wind: { from: 70, force: 2 },
    sky: [{ kind: 'streaks', count: 7, from: 0.1, to: 0.6, opacity: 0.6 }],
    land: [
      { kind: 'hills', height: 0.08, profile: 'waves', colour: '#7f9fa4', far: 0.5 },
      {
        kind: 'town',
        from: 0.02,
        to: 0.5,
        height: 0.05,
        walls: ['#fbf3e2', '#f6d9b8', '#f3c9b0', '#d9e3dd'],
        roofs: ['#7a5a5c', '#5f6a78'],
        rows: 2,
        house: 0.026,
        profile: 'hump',
      },
    ],
    sea: { swell: 0.05, length: 7, rows: 10 },
    vessels: [
      {
        x: 0.94,
        size: 44,
        heading: 8,
        plan: { main: 'stowed', head: 'none' },
        livery: 'white',
      },
    ],
    near: [{ kind: 'work', task: 'joining' }],
  },
]
