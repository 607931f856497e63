import type { Drawing } from '../kit/drawing.ts'
import { radians, steps } from '../kit/numbers.ts'
import { disc, oval, tenth } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'

const [x, y, r] = [516, 190, 100] as const

/** Draws a globe of the stars in its brass rings on a wooden foot. */
export function paintStarGlobe(drawing: Drawing, name: string): void {
  drawing.path(oval(532, 372, 88, 20), '#140c1e', { opacity: 0.35 })
  drawing.path(
    'M476 366q8-40 24-48l0-30h32v30q16 8 24 48q-40 16-80 0z',
    drawing.linear(
      [
        [0, '#e0a468'],
        [1, '#5a3424'],
      ],
      [470, 0],
      [570, 0],
    ),
  )
  drawing.path(oval(516, 364, 60, 14), '#9a6238')
  drawing.circle(
    x,
    y,
    r,
    drawing.radial(
      [
        [0, '#5f8fd0'],
        [0.55, '#28509a'],
        [1, '#10204e'],
      ],
      [x - 42, y - 46],
      r * 1.55,
    ),
  )
  drawing.group({ clip: drawing.clip(disc(x, y, r)) }, () => paintHeavens(drawing, name))
  const brass = drawing.linear(
    [
      [0, '#f9e6ae'],
      [0.5, '#cf9f43'],
      [1, '#7d5a20'],
    ],
    [x - 112, y],
    [x + 112, y],
  )
  drawing.path(oval(x, y + 14, 117, 31), 'none', { stroke: brass, strokeWidth: 9 })
  drawing.path(
    `M${x - 98} ${y - 6}a100 100 0 0 1 196 0q-30-14-98-14t-98 14z`,
    drawing.linear(
      [
        [0, '#5f8fd0', 0.5],
        [1, '#28509a', 0],
      ],
      [x, y - 60],
      [x, y],
    ),
  )
  drawing.path(oval(x + 4, y, 32, 109), 'none', { stroke: brass, strokeWidth: 6 })
  drawing.circle(x, y - 109, 8, '#f3d98e')
}

function paintHeavens(drawing: Drawing, name: string): void {
  const arcs = [-60, -30, 0, 30, 60].map((lat) => {
    const [dy, half] = [Math.sin(radians(lat)) * r, Math.cos(radians(lat)) * r]
    return `M${tenth(x - half)} ${tenth(y + dy)}q${tenth(half)} ${tenth(half * 0.36)} ${tenth(2 * half)} 0`
  })
  drawing.line(arcs.join(''), '#b9d3f2', 1.3, { opacity: 0.55 })
  drawing.line([0.9, 0.5, 0.12].map((s) => oval(x, y, r * s, r)).join(''), '#b9d3f2', 1.3, {
    opacity: 0.55,
  })
  const random = seeded(name, 'globe')
  drawing.path(
    steps(34)
      .map(() => disc(x + random.range(-94, 94), y + random.range(-94, 94), random.range(1.1, 3)))
      .join(''),
    '#fff4c8',
  )
  drawing.line(
    `M${x - 62} ${y - 30}l28-20l30 12l14 26l36-8M${x - 30} ${y + 44}l30 16l34-18l8-26`,
    '#f3d98e',
    1.8,
  )
}
