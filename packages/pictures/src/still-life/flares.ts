import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { roundedBox } from '../kit/path.ts'
import { shadow } from './table.ts'

/** Draws three hand flares, one of them burning red, its smoke drifting off. */
export function paintFlares(drawing: Drawing): void {
  for (const [x, turn, colour] of [
    [560, 14, '#e2593c'],
    [636, 20, '#f0912c'],
  ] as const) {
    paintSpare(drawing, x, turn, colour)
  }
  drawing.circle(
    520,
    130,
    200,
    drawing.radial(
      [
        [0, '#fff3d0', 0.95],
        [0.12, '#ff8a5a', 0.75],
        [0.45, '#e2402c', 0.2],
        [1, '#e2402c', 0],
      ],
      [520, 130],
      200,
    ),
  )
  for (const [x, y, r] of [
    [560, 82, 26],
    [600, 56, 36],
    [655, 40, 46],
    [722, 30, 58],
  ] as const)
    drawing.circle(x, y, r, '#f3d3c4', { opacity: 0.3 })
  paintBurning(drawing)
}

function paintSpare(drawing: Drawing, x: number, turn: number, colour: Colour): void {
  drawing.group({ transform: `translate(${x} 300) rotate(${turn})` }, () => {
    shadow(drawing, roundedBox(-20, -100, 40, 264, 12))
    drawing.path(
      roundedBox(-20, -100, 40, 264, 12),
      drawing.linear(
        [
          [0, colour],
          [0.4, colour],
          [1, '#7d2a24'],
        ],
        [-20, 0],
        [20, 0],
      ),
    )
    drawing.path(roundedBox(-20, -100, 40, 46, 12), '#f4ead6')
    drawing.box(-20, -28, 40, 10, '#f4ead6', { opacity: 0.8 })
    drawing.path(roundedBox(-22, 116, 44, 52, 10), '#22303c')
    drawing.box(-14, -16, 5, 124, '#ffffff', { opacity: 0.3 })
  })
}

function paintBurning(drawing: Drawing): void {
  drawing.group({ transform: 'translate(506 160) rotate(-12)' }, () => {
    shadow(drawing, roundedBox(-20, 0, 40, 250, 12))
    drawing.path(
      roundedBox(-20, 0, 40, 250, 12),
      drawing.linear(
        [
          [0, '#f2654a'],
          [0.4, '#d8402c'],
          [1, '#7d2a24'],
        ],
        [-20, 0],
        [20, 0],
      ),
    )
    drawing.path(roundedBox(-22, 190, 44, 66, 10), '#22303c')
    drawing.box(-20, 60, 40, 10, '#f4ead6', { opacity: 0.8 })
    drawing.path('M-16 4C-24-30-6-46 0-78C8-48 26-32 16 4z', '#ffb26b')
    drawing.path('M-9 4C-12-18-2-28 1-50C6-28 14-18 9 4z', '#fffbe6')
  })
}
