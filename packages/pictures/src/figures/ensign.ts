import type { Drawing } from '../kit/drawing.ts'
import type { Point } from '../kit/path.ts'

/** Draws a red ensign on its staff at the stern, hanging in light air; flying to -1 or 1. */
export function paintEnsign(
  drawing: Drawing,
  [x, y]: Point,
  size: number,
  towards: 1 | -1 = 1,
): void {
  drawing.group({ transform: `translate(${x} ${y}) scale(${towards * size} ${size})` }, () => {
    drawing.line('M0 0L-14-150', '#8a5426', 6)
    drawing.path('M-13-140C20-150 44-120 74-116C96-110 92-70 84-40C60-52 30-36-5-58z', '#c8342c')
    drawing.path(
      'M30-133C46-124 58-118 74-116C96-110 92-70 84-40C70-48 56-46 42-46C50-76 40-104 30-133z',
      '#9c2620',
      { opacity: 0.6 },
    )
    drawing.path('M-13-140C4-144 18-140 30-132C34-118 37-106 38-96C22-100 6-92-9-98z', '#24406e')
    drawing.line('M-12-138L36-98M-9-100L28-134M10-142L14-96M-11-119L36-114', '#f4efe4', 6, {
      cap: 'butt',
    })
    drawing.line('M10-142L14-96M-11-119L36-114', '#c8342c', 3, { cap: 'butt' })
  })
}
