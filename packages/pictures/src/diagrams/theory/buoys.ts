import type { Colour } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { lens, polygon, roundedBox } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'
import { seeded } from '../../kit/random.ts'

const red = '#d8392c'
const green = '#1f8a4c'
const yellow = '#f2c12e'
const black = '#1b242c'
const edge: Colour = '#10304d'

/** Buoys of region A: a red can, a green cone, a north and a south mark, safe water and a wreck. */
export function paintBuoys(drawing: Drawing): void {
  const { width, height } = drawing
  drawing.box(
    0,
    0,
    width,
    230,
    drawing.linear(
      [
        [0, '#4b93b5'],
        [1, '#f2e8cf'],
      ],
      [0, 0],
      [0, 230],
    ),
  )
  drawing.circle(600, 96, 40, '#fffbe8')
  drawing.circle(600, 96, 68, '#fff3cf', { opacity: 0.35 })
  drawing.path('M0 226C120 196 210 206 330 226z', '#7f9fa0')
  drawing.path('M470 226C560 200 700 190 800 214V226z', '#8fae9a')
  drawing.box(
    0,
    224,
    width,
    height - 224,
    drawing.linear(
      [
        [0, '#a9d2d0'],
        [0.3, '#4f9fb0'],
        [1, '#12526e'],
      ],
      [0, 224],
      [0, height],
    ),
  )
  const random = seeded('theory', 'buoys')
  const ripples = Array.from({ length: 130 }, () => {
    const depth = random.next() ** 1.3
    return lens(random.range(0, 800), 232 + depth * 360, 14 + depth * 66, 0.8 + depth * 3.4)
  })
  drawing.path(ripples.slice(0, 70).join(''), '#eefaf6', { opacity: 0.3 })
  drawing.path(ripples.slice(70).join(''), '#0d4560', { opacity: 0.22 })
  paintPillar(drawing, [342, 300], 0.62, [black, yellow], 'up')
  paintPillar(drawing, [474, 292], 0.56, [yellow, black], 'down')
  paintSafeWater(drawing, [704, 356], 0.78)
  paintPillar(drawing, [104, 356], 0.74, [black, red, black], 'balls')
  paintCan(drawing, [236, 506])
  paintCone(drawing, [548, 516])
}

type Top = 'up' | 'down' | 'balls'

function floating(
  drawing: Drawing,
  [x, y]: Point,
  size: number,
  lean: number,
  paint: () => void,
): void {
  drawing.path(lens(x + 8 * size, y + 9 * size, 190 * size, 13 * size), '#0b3a52', { opacity: 0.4 })
  drawing.group({ transform: `translate(${x} ${y}) scale(${size}) rotate(${lean})` }, paint)
  drawing.path(lens(x, y + 6 * size, 170 * size, 8 * size), '#f3fbf8', { opacity: 0.75 })
}

function paintCan(drawing: Drawing, at: Point): void {
  floating(drawing, at, 1.12, -5, () => {
    drawing.path(roundedBox(-62, -118, 124, 124, 8), red, { stroke: edge, strokeWidth: 3 })
    drawing.box(-60, -116, 26, 120, '#f06a55', { opacity: 0.75 })
    drawing.box(34, -116, 26, 120, '#8d1f1a', { opacity: 0.5 })
    drawing.line('M-26 -118L-10 -176H10L26 -118', edge, 5)
    drawing.path(roundedBox(-20, -222, 40, 44, 4), red, { stroke: edge, strokeWidth: 3 })
  })
}

function paintCone(drawing: Drawing, at: Point): void {
  floating(drawing, at, 1.12, 5, () => {
    drawing.path('M-66 6L-14 -124H14L66 6z', green, { stroke: edge, strokeWidth: 3 })
    drawing.path('M-62 4L-13 -122H-2L-26 4z', '#58bd83', { opacity: 0.75 })
    drawing.path('M62 4L13 -122H6L34 4z', '#0f4f2c', { opacity: 0.55 })
    drawing.line('M0 -124V-172', edge, 5)
    drawing.path('M-25 -170H25L0 -220z', green, { stroke: edge, strokeWidth: 3 })
  })
}

function paintPillar(
  drawing: Drawing,
  at: Point,
  size: number,
  bands: readonly Colour[],
  top: Top,
): void {
  floating(drawing, at, size, at[0] % 4 ? 4 : -4, () => {
    const tall = 170 / bands.length
    bands.forEach((colour, index) => {
      const [y1, y2] = [-170 + index * tall, -170 + (index + 1) * tall]
      const half = (y: number): number => 20 + ((y + 170) / 170) * 26
      drawing.path(
        polygon([
          [-half(y1), y1],
          [half(y1), y1],
          [half(y2), y2],
          [-half(y2), y2],
        ]),
        colour,
      )
    })
    drawing.path('M-20 -170H20L46 0H-46z', 'none', { stroke: edge, strokeWidth: 3 })
    drawing.path('M-18 -168H-6L-16 0H-44z', '#ffffff', { opacity: 0.22 })
    drawing.line('M0 -170V-186', edge, 5)
    paintTop(drawing, top)
  })
}

function paintTop(drawing: Drawing, top: Top): void {
  const look = { stroke: edge, strokeWidth: 2 }
  for (const foot of [-188, -240]) {
    if (top === 'up') drawing.path(`M-26 ${foot}H26L0 ${foot - 46}z`, black, look)
    if (top === 'down') drawing.path(`M-26 ${foot - 46}H26L0 ${foot}z`, black, look)
    if (top === 'balls') drawing.circle(0, foot - 22, 22, black, look)
  }
}

function paintSafeWater(drawing: Drawing, at: Point, size: number): void {
  floating(drawing, at, size, -3, () => {
    const sphere = 'M0 -122a62 62 0 1 1 0 124a62 62 0 1 1 0-124z'
    drawing.path(sphere, '#fbf7ef', { stroke: edge, strokeWidth: 3 })
    const clip = drawing.clip(sphere)
    for (const x of [-52, -11, 30]) drawing.box(x, -124, 21, 128, red, { clip })
    drawing.path(sphere, 'none', { stroke: edge, strokeWidth: 3 })
    drawing.line('M0 -122V-156', edge, 5)
    drawing.circle(0, -176, 21, red, { stroke: edge, strokeWidth: 3 })
  })
}
