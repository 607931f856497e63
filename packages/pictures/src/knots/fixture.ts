import type { Drawing } from '../kit/drawing.ts'
import { steps } from '../kit/numbers.ts'
import { disc, polygon, roundedBox } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import type { Fixture } from './knot.ts'
import { lineThrough } from './strand.ts'
import type { Line } from './strand.ts'

const outline = '#20384b'
const shadow = '#3b2715'

/** The middle line of a fixture: what passes it crosses this line. */
export function spineOf(fixture: Fixture): Line {
  if (fixture.kind === 'ring') return lineThrough(aroundRing(fixture.centre, fixture.radius), true)
  if (fixture.kind === 'rail') return lineThrough(level(-60, 860, fixture.y))
  const [x, y] = fixture.centre
  return lineThrough(level(x - fixture.reach, x + fixture.reach, y))
}

/** How far the fixture reaches from its middle line, in pixels. */
export function halfWidthOf({ width }: Fixture): number {
  return width / 2
}

export function paintFixture(drawing: Drawing, fixture: Fixture): void {
  if (fixture.kind === 'rail') paintRail(drawing, fixture.y, fixture.width)
  else if (fixture.kind === 'ring')
    paintRing(drawing, fixture.centre, fixture.radius, fixture.width)
  else paintCleat(drawing, fixture.centre, fixture.reach, fixture.width)
}

/** The shadow that the fixture throws on the deck. */
export function paintFixtureShadow(drawing: Drawing, fixture: Fixture): void {
  const look = { opacity: 0.22 }
  if (fixture.kind === 'rail')
    drawing.box(-10, fixture.y - fixture.width / 2 + 16, 820, fixture.width, shadow, look)
  else if (fixture.kind === 'ring')
    drawing.line(
      disc(fixture.centre[0] + 9, fixture.centre[1] + 14, fixture.radius),
      shadow,
      fixture.width,
      look,
    )
  else
    drawing.path(
      cleatShape([fixture.centre[0] + 8, fixture.centre[1] + 14], fixture.reach, fixture.width),
      shadow,
      look,
    )
}

function level(from: number, to: number, y: number): Point[] {
  return steps(24, from, to).map((x) => [x, y])
}

function aroundRing([x, y]: Point, radius: number): Point[] {
  return Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * 2 * Math.PI
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
  })
}

function paintRail(drawing: Drawing, y: number, width: number): void {
  const [top, foot] = [y - width / 2, y + width / 2]
  const steel = drawing.linear(
    [
      [0, '#b9c7cf'],
      [0.18, '#f4f7f6'],
      [0.36, '#c4d0d6'],
      [0.7, '#8094a1'],
      [0.9, '#5d7484'],
      [1, '#7d919d'],
    ],
    [0, top],
    [0, foot],
  )
  drawing.box(-10, top - 2.5, 820, width + 5, outline)
  drawing.box(-10, top, 820, width, steel)
}

function paintRing(drawing: Drawing, [x, y]: Point, radius: number, width: number): void {
  const circle = disc(x, y, radius)
  drawing.line(circle, outline, width + 5)
  drawing.line(circle, '#8fa3ae', width)
  drawing.line(disc(x - width * 0.08, y - width * 0.1, radius), '#b5c3ca', width * 0.6)
  drawing.line(disc(x - width * 0.14, y - width * 0.17, radius), '#eef3f3', width * 0.22)
}

function paintCleat(drawing: Drawing, centre: Point, reach: number, width: number): void {
  const [x, y] = centre
  const shape = cleatShape(centre, reach, width)
  const brass = drawing.linear(
    [
      [0, '#f3d493'],
      [0.25, '#fdf0cc'],
      [0.5, '#dfae54'],
      [1, '#9a6c28'],
    ],
    [0, y - width / 2],
    [0, y + width / 2],
  )
  drawing.path(shape, brass, { stroke: outline, strokeWidth: 3 })
  const rib: Point[] = [
    [x - reach * 0.86, y - 3],
    [x, y - width * 0.2],
    [x + reach * 0.86, y - 3],
    [x, y - width * 0.1],
  ]
  drawing.path(polygon(rib), '#fff6dd', { opacity: 0.75 })
}

/** The foot of a cleat, under the ropes; the horns are painted over them. */
export function paintCleatFoot(drawing: Drawing, [x, y]: Point, width: number): void {
  const [across, down] = [170, width * 1.7]
  drawing.path(roundedBox(x - across / 2, y - down / 2, across, down, 30), '#b98b3e', {
    stroke: outline,
    strokeWidth: 3,
  })
  for (const side of [-1, 1])
    drawing.circle(x + side * 62, y, 9, '#8a6228', { stroke: outline, strokeWidth: 2 })
}

function cleatShape([x, y]: Point, reach: number, width: number): string {
  const [half, tip] = [width / 2, width * 0.26]
  return (
    `M${x - reach} ${y - tip}C${x - reach * 0.6} ${y - tip} ${x - reach * 0.45} ${y - half} ${x} ${y - half}` +
    `C${x + reach * 0.45} ${y - half} ${x + reach * 0.6} ${y - tip} ${x + reach} ${y - tip}` +
    `A${tip} ${tip} 0 0 1 ${x + reach} ${y + tip}C${x + reach * 0.6} ${y + tip} ${x + reach * 0.45} ${y + half} ${x} ${y + half}` +
    `C${x - reach * 0.45} ${y + half} ${x - reach * 0.6} ${y + tip} ${x - reach} ${y + tip}A${tip} ${tip} 0 0 1 ${x - reach} ${y - tip}z`
  )
}
