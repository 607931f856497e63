import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { steps } from '../kit/numbers.ts'
import { polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { laidOn, lying } from '../kit/plane.ts'
import type { Corners } from '../kit/plane.ts'
import { about } from './desk-view.ts'
import type { DeskView, Placed } from './desk-view.ts'

/** The size that a laptop's screen is painted at. */
export const screenSize = { width: 320, height: 200 } as const

/** A laptop on a table; its place is the middle of its hinge. */
export interface Laptop extends Placed {
  readonly body: Colour
  /** 1 is a laptop 33 cm wide. */
  readonly size?: number
  /** Which side its shadow falls to; 1 is the right. */
  readonly shade?: 1 | -1
}

/** Draws an open laptop, and `screen` on its screen, in the units of `screenSize`. */
export function paintLaptop(
  drawing: Drawing,
  view: DeskView,
  laptop: Laptop,
  screen: () => void,
): void {
  const { body, size = 1, shade = 1 } = laptop
  const p = about(view, laptop)
  const k = size
  const base: Point[] = [p(-16.5 * k, 0), p(16.5 * k, 0), p(16.5 * k, 23 * k), p(-16.5 * k, 23 * k)]
  const fall = shade * 5 * k
  drawing.path(
    polygon([
      p(-16 * k + fall, -5),
      p(17 * k + fall, -5),
      p(17 * k + fall, 24 * k),
      p(-16 * k + fall, 24 * k),
    ]),
    '#1d1530',
    { opacity: 0.16 },
  )
  const raised = [
    p(-16.5 * k, 0, 1.2),
    p(16.5 * k, 0, 1.2),
    p(16.5 * k, 23 * k, 1.2),
    p(-16.5 * k, 23 * k, 1.2),
  ] as const
  drawing.path(polygon(base), mix(body, '#10202e', 0.55))
  drawing.path(
    polygon([raised[3], raised[2], p(16.5 * k, 23 * k), p(-16.5 * k, 23 * k)]),
    mix(body, '#10202e', 0.4),
  )
  drawing.path(polygon(raised), body)
  paintKeys(drawing, raised, body)
  const lid = (right: number, up: number): Point => p(right * k, -up * 0.22 * k, 1.2 + up * k)
  const outer: Corners = [lid(-16.5, 21.4), lid(16.5, 21.4), lid(16.5, 0), lid(-16.5, 0)]
  const inner: Corners = [lid(-15.6, 20.5), lid(15.6, 20.5), lid(15.6, 1.3), lid(-15.6, 1.3)]
  drawing.path(polygon(outer), mix(body, '#10202e', 0.72), {
    stroke: mix(body, '#ffffff', 0.3),
    strokeWidth: 2,
  })
  drawing.group({ clip: drawing.clip(polygon(inner)) }, () =>
    drawing.group({ transform: laidOn(inner, screenSize.width, screenSize.height) }, screen),
  )
}

function paintKeys(drawing: Drawing, base: Corners, body: Colour): void {
  const at = lying(base)
  const well = polygon([at(0.06, 0.1), at(0.94, 0.1), at(0.94, 0.6), at(0.06, 0.6)])
  drawing.path(well, mix(body, '#10202e', 0.3))
  const keys = steps(5, 0.12, 0.5).flatMap((v, row) =>
    row === 4
      ? [polygon([at(0.3, v), at(0.7, v), at(0.7, v + 0.075), at(0.3, v + 0.075)])]
      : steps(12, 0.075, 0.86).map((u) =>
          polygon([at(u, v), at(u + 0.056, v), at(u + 0.056, v + 0.075), at(u, v + 0.075)]),
        ),
  )
  drawing.path(keys.join(''), mix(body, '#10202e', 0.66))
  const pad = polygon([at(0.35, 0.66), at(0.65, 0.66), at(0.65, 0.93), at(0.35, 0.93)])
  drawing.path(pad, mix(body, '#ffffff', 0.16), {
    stroke: mix(body, '#10202e', 0.22),
    strokeWidth: 1,
  })
}
