import { paintSoftShadow } from '../../gallery/parts/soft-shadow.ts'
import { paintView } from '../../gallery/parts/view.ts'
import type { View } from '../../gallery/parts/view.ts'
import type { Colour } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { lerp, steps } from '../../kit/numbers.ts'
import { curve, tenth } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'
import { voucherSize } from '../voucher.ts'

const { width, height } = voucherSize

/** Flags of the code: their fields, in plain shapes. */
const flags: readonly (readonly [
  ground: Colour,
  mark: Colour,
  shape: 'bar' | 'disc' | 'halves' | 'cross' | 'saltire' | 'frame',
])[] = [
  ['#c8432a', '#eab64f', 'halves'],
  ['#fbf7ef', '#24569a', 'frame'],
  ['#eab64f', '#161d2a', 'disc'],
  ['#24569a', '#fbf7ef', 'bar'],
  ['#fbf7ef', '#c8432a', 'saltire'],
  ['#2f8a5a', '#fbf7ef', 'disc'],
  ['#c8432a', '#fbf7ef', 'cross'],
  ['#eab64f', '#24569a', 'halves'],
  ['#24569a', '#eab64f', 'bar'],
]

const morning: View = {
  name: 'voucher-flags',
  palette: 'westCountry',
  camera: { horizon: 0.78, height: 3 },
  lamp: { x: 0.8, height: 0.3, size: 0.1 },
  wind: { from: 90, force: 2 },
  land: [
    { kind: 'hills', height: 0.07, profile: 'waves', colour: '#7fa58c', far: 0.5 },
    { kind: 'hills', from: 0.62, height: 0.06, profile: 'to right', colour: '#6f9f6e', far: 0.2 },
  ],
  sea: { swell: 0.12, length: 8 },
  vessels: [
    { x: 0.74, size: 4.2, heading: 20 },
    { x: 0.87, size: 6.4, heading: 24, livery: 'red' },
    { x: 0.62, size: 3, heading: 22, livery: 'teal' },
  ],
}

/** A string of signal flags above a morning sea. */
export function paintFlags(drawing: Drawing): void {
  paintView(drawing, morning, width, height)
  const mist = drawing.linear(
    [
      [0, '#fdf8ea', 0.86],
      [0.56, '#fdf8ea', 0.7],
      [0.8, '#fdf8ea', 0],
    ],
    [0, 0],
    [width, 0],
  )
  drawing.box(0, 0, width, height * 0.78, mist)
  const string = steps(24).map(alongString)
  drawing.line(curve(string), '#8a5628', 4.5)
  for (const [index, t] of steps(11, 0.05, 0.95).entries()) {
    const [x, y] = alongString(t)
    const [nx, ny] = alongString(t + 0.01)
    const turn = (Math.atan2(ny - y, nx - x) * 180) / Math.PI
    const flag = flags[index % flags.length]
    if (!flag) continue
    const place = `translate(${tenth(x)} ${tenth(y)}) rotate(${tenth(turn * 0.7)}) scale(1.22)`
    drawing.group({ transform: place }, () => paintFlag(drawing, flag))
  }
}

/** A place on the string, which hangs deepest right of its middle. */
function alongString(t: number): Point {
  return [lerp(-50, width + 50, t), 20 + 300 * t * (1 - t) + 26 * Math.sin(t * 5.4)]
}

function paintFlag(drawing: Drawing, [ground, mark, shape]: (typeof flags)[number]): void {
  const edge = 'M-36 0C-12 6 12-6 36 0L34 78C12 72-12 84-34 78z'
  paintSoftShadow(drawing, edge, { fall: [5, 8], spread: 5, strength: 0.2 })
  drawing.path(edge, ground)
  drawing.group({ clip: drawing.clip(edge) }, () => {
    if (shape === 'halves') drawing.box(0, -10, 60, 110, mark)
    if (shape === 'bar') drawing.box(-50, 26, 100, 26, mark)
    if (shape === 'disc') drawing.circle(0, 39, 20, mark)
    if (shape === 'cross') drawing.path('M-8-10H8V31H50V47H8V100H-8V47H-50V31H-8z', mark)
    if (shape === 'saltire') drawing.line('M-40-6L40 84M40-6L-40 84', mark, 15)
    if (shape === 'frame') drawing.path('M-18 20H18V58H-18z', mark)
    drawing.path('M-36 0C-24 4-14 3-6 1L-8 82H-40z', '#ffffff', { opacity: 0.18 })
    drawing.path('M14-4L40 0V90H12z', '#10182a', { opacity: 0.12 })
  })
}
