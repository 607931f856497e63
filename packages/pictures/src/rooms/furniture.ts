import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Drawing, Paint } from '../kit/drawing.ts'
import { across, downwards } from '../kit/fade.ts'
import { oval, pair, polygon, roundedBox, tenth } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'

/** Left, top, width and height of something upright. */
export type Box = readonly [x: number, y: number, width: number, height: number]

/** Draws a wall over the whole picture, lighter where the light comes from, and a floor below it. */
export function paintWall(
  drawing: Drawing,
  light: Colour,
  dark: Colour,
  floor?: { readonly at: number; readonly colour: Colour; readonly skirting: Colour },
): void {
  drawing.box(
    -20,
    -20,
    840,
    640,
    drawing.linear(
      [
        [0, light],
        [1, dark],
      ],
      [0, 0],
      [760, 520],
    ),
  )
  if (!floor) return
  const { at, colour, skirting } = floor
  drawing.box(
    -20,
    at,
    840,
    640 - at,
    downwards(drawing, at, 600, colour, mix(colour, '#1d2438', 0.3)),
  )
  drawing.box(-20, at - 14, 840, 14, skirting)
}

/** Draws a window: its frame, what is seen through it, and its bars. */
export function paintWindow(
  drawing: Drawing,
  [x, y, w, h]: Box,
  { frame, bars = [1, 1] }: { readonly frame: Colour; readonly bars?: readonly [number, number] },
  view: () => void,
): void {
  drawing.path(roundedBox(x - 13, y - 13, w + 26, h + 26, 5), frame)
  drawing.group({ clip: drawing.clip(roundedBox(x, y, w, h, 2)) }, view)
  const [upright, level] = bars
  for (let bar = 1; bar <= upright; bar++)
    drawing.box(x + (w * bar) / (upright + 1) - 4, y, 8, h, frame)
  for (let bar = 1; bar <= level; bar++)
    drawing.box(x, y + (h * bar) / (level + 1) - 4, w, 8, frame)
  drawing.box(x - 20, y + h + 10, w + 40, 10, mix(frame, '#1d2438', 0.18))
}

/** Draws a table seen from its long side: the top as four corners, and its edge below. */
export function paintTable(
  drawing: Drawing,
  corners: readonly [Point, Point, Point, Point],
  {
    top,
    edge = 18,
    glow = '#fff0d0',
    legs = 0,
  }: {
    readonly top: Colour
    readonly edge?: number
    readonly glow?: Colour
    readonly legs?: number
  },
): void {
  const [farLeft, farRight, nearRight, nearLeft] = corners
  const leg = mix(top, '#1d2438', 0.55)
  for (const [x, y, w] of [
    [farLeft[0] + 14, farLeft[1], 8],
    [farRight[0] - 22, farRight[1], 8],
    [nearLeft[0] + 14, nearLeft[1], 12],
    [nearRight[0] - 26, nearRight[1], 12],
  ] as const)
    if (legs) drawing.box(x, y, w, legs, leg)
  drawing.path(
    polygon(corners),
    drawing.linear(
      [
        [0, mix(top, glow, 0.3)],
        [1, mix(top, '#1d2438', 0.14)],
      ],
      farLeft,
      nearRight,
    ),
  )
  drawing.path(
    polygon([
      nearLeft,
      nearRight,
      [nearRight[0], nearRight[1] + edge],
      [nearLeft[0], nearLeft[1] + edge],
    ]),
    mix(top, '#1d2438', 0.42),
  )
  drawing.line(`M${pair(farLeft)}L${pair(farRight)}`, mix(top, glow, 0.5), 2, { opacity: 0.6 })
}

/** Draws a chart lying on something: paper, land, shallows and a pencil line, fitted into four corners. */
export function paintChartSheet(
  drawing: Drawing,
  [a, b, c, d]: readonly [Point, Point, Point, Point],
  land: 'left' | 'right' = 'left',
): void {
  const at = (u: number, v: number): Point => {
    const s = land === 'left' ? u : 1 - u
    const top = [a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s] as const
    const foot = [d[0] + (c[0] - d[0]) * s, d[1] + (c[1] - d[1]) * s] as const
    return [top[0] + (foot[0] - top[0]) * v, top[1] + (foot[1] - top[1]) * v]
  }
  const area = (...places: readonly Point[]): string => polygon(places.map(([u, v]) => at(u, v)))
  drawing.path(polygon([a, b, c, d]), '#fdfaf0')
  drawing.path(
    area([0, 0], [0.5, 0], [0.42, 0.3], [0.56, 0.55], [0.4, 0.8], [0.44, 1], [0, 1]),
    '#b8dce6',
  )
  drawing.path(
    area([0, 0], [0.36, 0], [0.28, 0.3], [0.42, 0.52], [0.26, 0.76], [0.28, 1], [0, 1]),
    '#f0d9a0',
  )
  drawing.line(
    `M${pair(at(0.5, 0.9))}L${pair(at(0.68, 0.5))}L${pair(at(0.9, 0.2))}`,
    '#a8357c',
    2.4,
  )
}

/** Draws a soft round light. */
export function paintGlow(
  drawing: Drawing,
  [x, y]: Point,
  radius: number,
  colour: Colour,
  strength = 0.6,
): void {
  drawing.circle(
    x,
    y,
    radius,
    drawing.radial(
      [
        [0, colour, strength],
        [0.4, colour, strength * 0.4],
        [1, colour, 0],
      ],
      [x, y],
      radius,
    ),
  )
}

/** Draws a lamp that hangs from the ceiling, lit. */
export function paintPendant(
  drawing: Drawing,
  [x, y]: Point,
  {
    shade,
    size = 1,
    glow = '#ffd890',
  }: { readonly shade: Colour; readonly size?: number; readonly glow?: Colour },
): void {
  drawing.line(`M${x} -10V${y - 30 * size}`, mix(shade, '#1d2438', 0.5), 3)
  paintGlow(drawing, [x, y + 12 * size], 150 * size, glow, 0.7)
  drawing.path(oval(x, y + 4 * size, 13 * size, 15 * size), '#fff6d8')
  drawing.path(
    `M${tenth(x - 12 * size)} ${tenth(y - 34 * size)}h${tenth(24 * size)}L${tenth(x + 46 * size)} ${y}Q${x} ${tenth(y + 14 * size)} ${tenth(x - 46 * size)} ${y}z`,
    across(
      drawing,
      x - 46 * size,
      x + 46 * size,
      mix(shade, '#fff0d0', 0.25),
      mix(shade, '#1d2438', 0.3),
    ),
  )
  drawing.path(oval(x, y + 2 * size, 45 * size, 7 * size), '#fff0c4')
}

/** Darkens the picture away from a light. */
export function paintDimness(
  drawing: Drawing,
  centre: Point,
  radius: number,
  colour: Colour,
  strength: number,
): void {
  const dim: Paint = drawing.radial(
    [
      [0, colour, 0],
      [0.45, colour, strength * 0.3],
      [1, colour, strength],
    ],
    centre,
    radius,
  )
  drawing.box(-20, -20, 840, 640, dim)
}

/** Draws a mug with its handle on the right or the left, standing on its foot. */
export function paintMug(
  drawing: Drawing,
  [x, y]: Point,
  colour: Colour,
  { size = 1, handle = 1 }: { readonly size?: number; readonly handle?: 1 | -1 } = {},
): void {
  const [w, h] = [26 * size, 30 * size]
  drawing.path(
    `M${tenth(x + (handle * w) / 2)} ${tenth(y - h * 0.8)}q${tenth(handle * w * 0.6)} ${tenth(h * 0.3)} 0 ${tenth(h * 0.55)}`,
    'none',
    { stroke: mix(colour, '#1d2438', 0.2), strokeWidth: 5 * size },
  )
  drawing.path(
    roundedBox(x - w / 2, y - h, w, h, 5 * size),
    across(
      drawing,
      x - w / 2,
      x + w / 2,
      mix(colour, '#fff3d8', 0.25),
      mix(colour, '#1d2438', 0.2),
    ),
  )
  drawing.path(oval(x, y - h, w / 2, 4 * size), '#4a2c1c')
}
