import { paintView } from '../../gallery/parts/view.ts'
import type { View } from '../../gallery/parts/view.ts'
import { paintStarOfWinds } from '../../gallery/parts/wind-star.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { voucherSize } from '../voucher.ts'

const { width, height } = voucherSize

const solent: View = {
  name: 'voucher-solent',
  palette: 'golden',
  camera: { horizon: 0.66, height: 3.2 },
  lamp: { x: 0.94, height: 0.16, size: 0.06, behind: true },
  wind: { from: 90, force: 4 },
  sky: [{ kind: 'streaks', count: 8, from: 0.2, to: 0.9, length: 0.5 }],
  land: [
    {
      kind: 'hills',
      from: -0.05,
      to: 0.7,
      height: 0.05,
      profile: 'to left',
      colour: '#6a7a86',
      far: 0.4,
    },
    {
      kind: 'stacks',
      x: 0.88,
      height: 0.13,
      towards: -1,
      colour: '#f6e6c8',
      shade: '#b39f86',
      lighthouse: true,
    },
  ],
  sea: { swell: 0.35, length: 11, glitter: { count: 260, width: 1, strength: 0.9 } },
  vessels: [
    {
      x: 0.78,
      size: 21,
      heading: 158,
      livery: 'navy',
      crew: [
        { at: [-4.9, 0], does: 'steers', wears: 'yellow', up: -0.3 },
        { at: [-3.6, 0.9], does: 'sits', wears: 'red', up: 0.12 },
        { at: [-2.8, 0.9], does: 'sits', wears: 'white', up: 0.12 },
      ],
    },
  ],
  gulls: [
    [0.62, 0.2, 0.022],
    [0.66, 0.26, 0.015],
  ],
}

const gaffer: View = {
  name: 'voucher-gaffer',
  palette: 'dusk',
  camera: { horizon: 0.68, height: 3 },
  lamp: { x: 0.92, height: 0.1, size: 0.075, behind: true },
  wind: { from: 84, force: 3 },
  sky: [{ kind: 'streaks', count: 10, from: 0.2, to: 0.92, length: 0.5 }],
  land: [
    {
      kind: 'hills',
      from: 0.1,
      to: 0.9,
      height: 0.07,
      profile: 'waves',
      colour: '#6a4f7a',
      far: 0.35,
    },
  ],
  sea: { swell: 0.25, length: 10, glitter: { count: 260, width: 1, strength: 0.9 } },
  vessels: [
    {
      kind: 'cutter',
      x: 0.76,
      size: 19,
      heading: 156,
      livery: 'gaffer',
      crew: [
        { at: [-5.4, 0], does: 'steers', wears: 'navy' },
        { at: [-1, 0.6], does: 'stands', wears: 'yellow' },
      ],
    },
  ],
}

const stars: View = {
  name: 'voucher-stars',
  palette: 'night',
  camera: { horizon: 0.84, height: 3 },
  lamp: { x: 0.8, height: 0.4, size: 0, kind: 'moon', glow: 0.6 },
  land: [
    {
      kind: 'hills',
      from: -0.1,
      to: 0.5,
      height: 0.05,
      profile: 'to left',
      colour: '#12284a',
      far: 0.1,
    },
  ],
  sea: { swell: 0.25, length: 10 },
  vessels: [{ x: 0.56, size: 6, heading: 20, livery: 'white' }],
}

/** A yacht coming home past chalk stacks and a lighthouse, the sun low behind them. */
export function paintSolent(drawing: Drawing): void {
  paintView(drawing, solent, width, height)
  paintScrim(drawing, '#0f2a44', 0.86)
}

/** A gaff cutter with tan sails at dusk. */
export function paintGaffer(drawing: Drawing): void {
  paintView(drawing, gaffer, width, height)
  paintScrim(drawing, '#1c1c42', 0.86)
}

/** A star of the winds in brass above a sea at night. */
export function paintStars(drawing: Drawing): void {
  paintView(drawing, stars, width, height)
  const [x, y] = [918, 322]
  drawing.circle(
    x,
    y,
    320,
    drawing.radial(
      [
        [0, '#eab64f', 0.4],
        [0.5, '#eab64f', 0.1],
        [1, '#eab64f', 0],
      ],
      [x, y],
      320,
    ),
  )
  for (const [radius, wide, opacity] of [
    [226, 5, 1],
    [206, 2, 0.8],
    [244, 1.5, 0.5],
  ] as const) {
    drawing.circle(x, y, radius, 'none', { stroke: '#eab64f', strokeWidth: wide, opacity })
  }
  for (let angle = 0; angle < 360; angle += 10) {
    const reach = angle % 30 ? 216 : 198
    drawing.group({ transform: `translate(${x} ${y}) rotate(${angle})` }, () =>
      drawing.line(`M0 ${-reach}V-224`, '#eab64f', angle % 30 ? 2 : 4),
    )
  }
  drawing.group({ transform: `translate(${x} ${y})` }, () =>
    paintStarOfWinds(drawing, 196, '#f9e2a4', '#b98a34'),
  )
  drawing.circle(x, y, 17, '#0f2348', { stroke: '#f9e2a4', strokeWidth: 5 })
  paintScrim(drawing, '#070f24', 0.68)
}

/** Shade from the left, so that white stands out on it. */
function paintScrim(
  drawing: Drawing,
  colour: '#0f2a44' | '#1c1c42' | '#070f24',
  depth: number,
): void {
  const across = drawing.linear(
    [
      [0, colour, depth],
      [0.4, colour, depth * 0.82],
      [0.56, colour, depth * 0.56],
      [0.74, colour, 0],
    ],
    [0, 0],
    [width, 0],
  )
  drawing.box(0, 0, width, height, across)
}
