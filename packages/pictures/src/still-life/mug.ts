import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { across } from '../kit/fade.ts'
import { oval, tenth } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'

/** A cup or mug standing there; its place is the middle of its foot. */
export interface Mug {
  readonly at: Point
  /** Half its width in pixels, how tall for that, and how flat its rim looks. */
  readonly half: number
  readonly tall: number
  readonly flat: number
  readonly colour: Colour
  readonly drink: Colour
  /** Where its handle is; 1 is the right. */
  readonly handle: 1 | -1
  readonly saucer?: Colour
  readonly steam?: Colour
}

/** Draws a mug, lit from the left, with its saucer and steam. */
export function paintMug(drawing: Drawing, mug: Mug): void {
  const {
    at: [x, y],
    half,
    tall,
    flat,
    colour,
    drink,
    handle,
    saucer,
  } = mug
  const top = y - tall * half
  const foot = half * (saucer ? 0.55 : 0.86)
  if (saucer) {
    drawing.path(oval(x + half * 0.3, y + half * 0.2, half * 1.9, half * 1.9 * flat), '#1d1530', {
      opacity: 0.2,
    })
    drawing.path(
      oval(x, y + half * 0.08, half * 1.75, half * 1.75 * flat),
      mix(saucer, '#24364a', 0.3),
    )
    drawing.path(oval(x, y, half * 1.75, half * 1.75 * flat), saucer)
    drawing.path(oval(x, y, half * 1.1, half * 1.1 * flat), mix(saucer, '#24364a', 0.14))
  } else {
    drawing.path(oval(x + half * 0.45, y + half * 0.05, half * 1.2, half * 1.1 * flat), '#1d1530', {
      opacity: 0.24,
    })
  }
  const middle = top + (y - top) * 0.5
  drawing.line(
    `M${tenth(x + handle * half * 0.85)} ${tenth(middle - half * 0.45)}q${tenth(handle * half * 0.75)} ${tenth(half * 0.05)} ${tenth(handle * half * 0.55)} ${tenth(half * 0.5)}t${tenth(-handle * half * 0.7)} ${tenth(half * 0.4)}`,
    mix(colour, '#1d2438', 0.25),
    half * 0.2,
  )
  const side = saucer
    ? `C${tenth(x - half)} ${tenth(y - half * 0.4)} ${tenth(x - foot)} ${tenth(y)} ${tenth(x - foot)} ${tenth(y)}`
    : `L${tenth(x - foot)} ${tenth(y)}`
  const back = saucer
    ? `C${tenth(x + foot)} ${tenth(y)} ${tenth(x + half)} ${tenth(y - half * 0.4)} ${tenth(x + half)} ${tenth(top)}`
    : `L${tenth(x + half)} ${tenth(top)}`
  drawing.path(
    `M${tenth(x - half)} ${tenth(top)}${side}Q${tenth(x)} ${tenth(y + foot * flat * 1.9)} ${tenth(x + foot)} ${tenth(y)}${back}z`,
    across(
      drawing,
      x - half,
      x + half,
      mix(colour, '#fff8e8', 0.35),
      colour,
      mix(colour, '#1d2438', 0.42),
    ),
  )
  drawing.path(oval(x, top, half, half * flat), mix(colour, '#fff8e8', 0.4))
  drawing.path(
    oval(x, top + half * 0.04, half * 0.88, half * 0.88 * flat),
    mix(colour, '#1d2438', 0.35),
  )
  drawing.path(oval(x, top + half * 0.1, half * 0.82, half * 0.76 * flat), drink)
  if (mug.steam) paintSteam(drawing, [x, top], half, mug.steam)
}

function paintSteam(drawing: Drawing, [x, y]: Point, half: number, colour: Colour): void {
  for (const [dx, tall] of [
    [-0.3, 0.9],
    [0.25, 1.15],
  ] as const) {
    const [w, h] = [tenth(half * 0.32), tenth(half * tall)]
    drawing.line(
      `M${tenth(x + dx * half)} ${tenth(y - half * 0.25)}q${-w} ${tenth(-h / 2)} 0 ${-h}t0 ${-h}`,
      colour,
      half * 0.13,
      { opacity: 0.45 },
    )
  }
}
