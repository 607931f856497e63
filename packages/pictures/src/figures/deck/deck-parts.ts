import { mix } from '../../kit/colour.ts'
import type { Colour } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { across, downwards } from '../../kit/fade.ts'
import { held, radians, steps } from '../../kit/numbers.ts'
import { oval, pair, polygon, tenth } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'

export const cream: Colour = '#efe6d4'
export const steel: Colour = '#c9d2d8'
export const spar: Colour = '#3a4854'

/** Draws a guardrail: stanchions that stand on these feet, so tall, and the wires between them. */
export function paintGuardrail(
  drawing: Drawing,
  feet: readonly (readonly [x: number, y: number, tall: number])[],
  thick = 6,
): void {
  const wire = (share: number): string =>
    polygon(
      feet.map(([x, y, tall]): Point => [x, y - tall * share]),
      false,
    )
  drawing.line(wire(1) + wire(0.5), '#8b98a2', thick * 0.5)
  const posts = feet.map(([x, y, tall]) => `M${tenth(x)} ${tenth(y)}V${tenth(y - tall)}`).join('')
  drawing.line(posts, mix(steel, '#3d4c58', 0.5), thick + 1.6, { cap: 'butt' })
  drawing.group({ transform: `translate(${tenth(-thick * 0.2)} 0)` }, () =>
    drawing.line(posts, steel, thick * 0.6, { cap: 'butt' }),
  )
}

/** Draws steel tube along a path, lit along its upper side. */
export function paintTube(drawing: Drawing, path: string, thick = 8): void {
  drawing.line(path, mix(steel, '#2f3e4a', 0.62), thick)
  drawing.group({ transform: `translate(${tenth(-thick * 0.12)} ${tenth(-thick * 0.16)})` }, () =>
    drawing.line(path, steel, thick * 0.56),
  )
}

/** Draws laid teak: its outline, and seams from one line to another. */
export function paintTeak(
  drawing: Drawing,
  outline: string,
  [top, foot]: readonly [readonly [Point, Point], readonly [Point, Point]],
  seams: number,
): void {
  const fill = downwards(drawing, top[0][1], foot[0][1], '#c2936a', '#8a5f3c')
  drawing.path(outline, fill)
  const on = ([a, b]: readonly [Point, Point], t: number): Point => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t,
  ]
  const lines = steps(seams, 0, 1).map((t) => `M${pair(on(top, t))}L${pair(on(foot, t))}`)
  drawing.line(lines.join(''), '#5a3d28', 2, { opacity: 0.5, clip: drawing.clip(outline) })
}

/** Draws a wheel with a leather rim, turned away from the viewer as far as its width tells. */
export function paintShipsWheel(drawing: Drawing, [x, y]: Point, rx: number, ry: number): void {
  const rim = oval(x, y, rx, ry)
  const spokes = steps(6, 0, 300).map((turn) => {
    const a = radians(turn + 12)
    return `M${pair([x, y])}L${pair([x + Math.sin(a) * rx, y - Math.cos(a) * ry])}`
  })
  drawing.line(spokes.join(''), '#7f8c96', 6)
  drawing.line(spokes.join(''), '#d5dde2', 2.6)
  drawing.line(rim, '#1f2a34', 15)
  drawing.group({ transform: 'translate(-1.5 -2)' }, () => drawing.line(rim, '#4d5c68', 5))
  drawing.path(oval(x, y, 9 + rx * 0.1, 9 + ry * 0.1), '#39464f')
  drawing.path(oval(x - 1, y - 1, 6 + rx * 0.07, 6 + ry * 0.07), '#cfd7dc')
}

/** Draws a steering pedestal: column, guard and compass. */
export function paintPedestal(drawing: Drawing, [x, y]: Point, foot: number): void {
  drawing.path(
    `M${x - 30} ${foot}L${x - 20} ${y}H${x + 20}L${x + 30} ${foot}z`,
    across(drawing, x - 30, x + 30, '#f7f2e8', '#a5a7a3'),
  )
  drawing.path(
    `M${x - 34} ${y + 8}Q${x - 32} ${y - 42} ${x} ${y - 44}Q${x + 32} ${y - 42} ${x + 34} ${y + 8}z`,
    across(drawing, x - 34, x + 34, '#3f5162', '#1e2c3a'),
  )
  drawing.path(oval(x, y - 18, 20, 17), '#d9e4e6')
  drawing.path(
    `M${x - 15} ${y - 14}Q${x} ${y - 30} ${x + 15} ${y - 14}Q${x} ${y - 4} ${x - 15} ${y - 14}z`,
    '#24384a',
  )
}

/** Draws a red ensign on its staff, blown to one side. */
export function paintEnsign(
  drawing: Drawing,
  foot: Point,
  tip: Point,
  size: number,
  to: 1 | -1,
): void {
  drawing.line(`M${pair(foot)}L${pair(tip)}`, '#8a6238', size * 0.06)
  const lean = (tip[0] - foot[0]) / (tip[1] - foot[1])
  const at = (along: number, down: number): Point => [
    tip[0] + lean * down * size + to * along * size,
    tip[1] + down * size + Math.sin(along * 5.4) * size * 0.07 + along * size * 0.1,
  ]
  const edge = (down: number, from: number, until: number): Point[] =>
    steps(7, from, until).map((along) => at(along, down))
  const cloth = (from: number, until: number, top: number, low: number): string =>
    polygon([...edge(top, from, until), ...edge(low, from, until).toReversed()])
  drawing.path(cloth(0, 1.2, 0.04, 0.66), '#c5362b')
  drawing.path(cloth(0, 0.56, 0.04, 0.35), '#1f3a6e')
  const crossed = [at(0, 0.04), at(0.56, 0.35), at(0, 0.35), at(0.56, 0.04)]
  const saltire = `M${pair(held(crossed, 0))}L${pair(held(crossed, 1))}M${pair(held(crossed, 2))}L${pair(held(crossed, 3))}`
  drawing.line(saltire, '#f6f0e4', size * 0.06, { cap: 'butt' })
  const cross = `M${pair(at(0.28, 0.04))}L${pair(at(0.28, 0.35))}M${pair(at(0, 0.195))}L${pair(at(0.56, 0.195))}`
  drawing.line(cross, '#f6f0e4', size * 0.12, { cap: 'butt' })
  drawing.line(cross, '#c5362b', size * 0.065, { cap: 'butt' })
  drawing.path(cloth(0.62, 0.86, 0.04, 0.66), '#7a1f1c', { opacity: 0.28 })
}

/** Draws a length of thin line: a halyard, a lashing. */
export function paintCord(drawing: Drawing, path: string, colour: Colour, thick = 7): void {
  drawing.line(path, mix(colour, '#1d2438', 0.5), thick)
  drawing.line(path, colour, thick * 0.66)
  drawing.line(path, mix(colour, '#ffffff', 0.5), thick * 0.2)
}
