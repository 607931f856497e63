import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { curve, pair, polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { along, dusk, paintGlow, tapered } from './limbs.ts'
import type { Sailor } from './sailor.ts'

/** Places of a body: a share of the way from hip to shoulder, and out from the spine to the right. */
type Place = (up: number, out: number) => Point

function placeOf({ hip, shoulder, size }: Sailor): Place {
  const [dx, dy] = [shoulder[0] - hip[0], shoulder[1] - hip[1]]
  const long = Math.hypot(dx, dy) || 1
  return (up, out) => [
    hip[0] + dx * up - (dy / long) * out * size,
    hip[1] + dy * up + (dx / long) * out * size,
  ]
}

function outlineOf({ view, looks, sleeves }: Sailor, at: Place): Point[] {
  const front = (by: number): number => looks * by
  const hem = sleeves === 'none' ? 0.8 : 1
  return view
    ? [
        at(1.09, 0),
        at(1.03, 40),
        at(0.92, 60),
        at(0.5, 52),
        at(0.02, 52 * hem),
        at(-0.12, 50 * hem),
        at(-0.16, 44 * hem),
        at(-0.16, -44 * hem),
        at(-0.12, -50 * hem),
        at(0.02, -52 * hem),
        at(0.5, -52),
        at(0.92, -60),
        at(1.03, -40),
      ]
    : [
        at(1.08, front(4)),
        at(0.98, front(34)),
        at(0.62, front(50)),
        at(0.2, front(45)),
        at(-0.12, front(41)),
        at(-0.15, front(34)),
        at(-0.17, front(-30)),
        at(-0.13, front(-40)),
        at(0.08, front(-46)),
        at(0.5, front(-46)),
        at(0.92, front(-36)),
      ]
}

/** Draws the body between neck and hips with what is worn on it. */
export function paintTorso(drawing: Drawing, sailor: Sailor): void {
  const { top, dim, light, sleeves } = sailor
  const at = placeOf(sailor)
  const path = curve(outlineOf(sailor, at), true)
  const seen = (colour: Colour): Colour => (dim ? mix(colour, ...dim) : colour)
  paintNeck(drawing, sailor, seen)
  drawing.path(
    path,
    drawing.linear(
      [
        [0, mix(seen(top), '#fff3d8', dim ? 0.08 : 0.22)],
        [0.42, seen(top)],
        [1, mix(seen(top), dusk, 0.42)],
      ],
      at(0.75, light * 58),
      at(0.35, light * -58),
    ),
  )
  const clip = drawing.clip(path)
  if (sleeves === 'none' && sailor.legwear && sailor.top === sailor.skin)
    drawing.line(
      `M${pair(at(-0.06, -70))}L${pair(at(-0.06, 70))}`,
      seen(sailor.legwear),
      42 * sailor.size,
      { clip },
    )
  if (sailor.pattern) paintPattern(drawing, sailor, at, clip, seen)
  if (sailor.lifejacket) paintLifejacket(drawing, sailor, at, clip, seen)
  paintGlow(drawing, sailor, path)
  if (!sleeves) paintCollar(drawing, sailor, seen)
}

function paintNeck(drawing: Drawing, sailor: Sailor, seen: (colour: Colour) => Colour): void {
  const { shoulder, head, size, skin } = sailor
  const neck = tapered(
    [along(shoulder, head, -0.1), along(shoulder, head, 0.7)],
    [17 * size, 13 * size],
  )
  drawing.path(neck, seen(mix(skin, '#5a2f24', 0.24)))
  paintGlow(drawing, sailor, neck)
}

function paintCollar(drawing: Drawing, sailor: Sailor, seen: (colour: Colour) => Colour): void {
  const { shoulder, head, size, top, view, looks } = sailor
  const long = Math.hypot(head[0] - shoulder[0], head[1] - shoulder[1]) || 1
  const [dx, dy] = [(head[0] - shoulder[0]) / long, (head[1] - shoulder[1]) / long]
  const at = (up: number, out: number): Point => [
    shoulder[0] + (dx * up - dy * out) * size,
    shoulder[1] + (dy * up + dx * out) * size,
  ]
  const lean = view ? 0 : looks * 3
  const wide = view ? 34 : 27
  const dip = view === 'front' ? 12 : 22
  const path = polygon([
    at(0, -wide + lean),
    at(26, -21 + lean),
    at(dip, lean),
    at(26, 21 + lean),
    at(0, wide + lean),
    at(-8, 0),
  ])
  drawing.path(path, mix(seen(top), dusk, 0.2))
  paintGlow(drawing, sailor, path)
  drawing.line(
    polygon([at(26, -21 + lean), at(dip, lean), at(26, 21 + lean)], false),
    mix(seen(top), '#fff3d8', 0.28),
    3.5 * size,
  )
}

function paintPattern(
  drawing: Drawing,
  { pattern, size, top }: Sailor,
  at: Place,
  clip: string,
  seen: (colour: Colour) => Colour,
): void {
  const rows =
    pattern === 'stripes' ? [0.08, 0.24, 0.4, 0.56, 0.72, 0.88] : [-0.08, 0.04, 0.5, 0.6, 0.7, 0.8]
  const across = (up: number): string => {
    const [left, middle, right] = [at(up, -64), at(up - 0.03, 0), at(up, 64)]
    return `M${pair(left)}Q${pair(middle)} ${pair(right)}`
  }
  const knit = pattern === 'knit'
  const colour = knit ? mix(top, '#fff3d8', 0.6) : mix(top, '#24466b', 0.85)
  const look = knit
    ? { clip, opacity: 0.55, dash: `${3.5 * size} ${6 * size}`, cap: 'butt' as const }
    : { clip }
  drawing.line(rows.map(across).join(''), seen(colour), (knit ? 4 : 7) * size, look)
}

function paintLifejacket(
  drawing: Drawing,
  sailor: Sailor,
  at: Place,
  clip: string,
  seen: (colour: Colour) => Colour,
): void {
  const { view, looks, size, lifejacket = '#c23b2e' } = sailor
  const line = (points: Point[], colour: Colour, width: number): void =>
    drawing.line(curve(points), seen(colour), width * size, { clip })
  const bands: Point[][] =
    view === 'back'
      ? [
          [at(1.06, -26), at(0.82, -14), at(0.74, 0), at(0.82, 14), at(1.06, 26)],
          [at(0.76, 0), at(0.2, 0)],
        ]
      : view === 'front'
        ? [
            [at(1.06, -20), at(0.8, -27), at(0.46, -22)],
            [at(1.06, 20), at(0.8, 27), at(0.46, 22)],
          ]
        : [[at(1.08, looks * -4), at(0.86, looks * 16), at(0.48, looks * 22)]]
  for (const band of bands) {
    line(band, mix(lifejacket, dusk, 0.34), view === 'back' ? 19 : 33)
    line(band, lifejacket, view === 'back' ? 14 : 27)
  }
  line([at(0.26, -70), at(0.26, 70)], '#22303c', 13)
  if (view !== 'back') {
    const buckle = at(0.26, view ? 0 : looks * 26)
    drawing.circle(buckle[0], buckle[1], 7 * size, seen('#c9d2d8'), { clip })
  }
}
