import type { Drawing } from '../kit/drawing.ts'
import { steps } from '../kit/numbers.ts'
import { roundedBox } from '../kit/path.ts'
import { shadow } from './table.ts'

/** Draws an open first-aid kit with what is in it. */
export function paintFirstAid(drawing: Drawing): void {
  shadow(drawing, roundedBox(120, 90, 560, 420, 34), 14, 20)
  drawing.path(
    roundedBox(120, 90, 560, 420, 34),
    drawing.linear(
      [
        [0, '#2f9068'],
        [1, '#1c6148'],
      ],
      [120, 90],
      [680, 510],
    ),
  )
  drawing.path(roundedBox(142, 112, 516, 164, 20), '#257a58')
  drawing.path(roundedBox(142, 306, 516, 182, 20), '#174f3c')
  drawing.line('M128 292H672', '#0f3a2c', 4, { dash: '9 7' })
  drawing.path('M372 132h56v44h44v56h-44v44h-56v-44h-44v-56h44z', '#fdfaf2')
  for (const [x, w] of [
    [168, 128],
    [506, 124],
  ] as const) {
    drawing.path(roundedBox(x, 140, w, 108, 10), '#dff0e6', {
      opacity: 0.5,
      stroke: '#f4faf4',
      strokeWidth: 2,
    })
  }
  drawing.path(roundedBox(184, 160, 96, 66, 8), '#f6d7b4')
  for (const x of [196, 214, 232, 250]) drawing.path(roundedBox(x, 166, 12, 54, 6), '#e6b688')
  paintGloves(drawing)
  paintKitRow(drawing)
}

function paintGloves(drawing: Drawing): void {
  drawing.path(roundedBox(524, 158, 88, 72, 10), '#8fc6e0')
  drawing.line('M540 160v40M556 160v46M572 160v46M588 160v40', '#5f9fc0', 3)
}

function paintKitRow(drawing: Drawing): void {
  for (const [x, y, r] of [
    [216, 396, 52],
    [318, 410, 42],
  ] as const) {
    drawing.circle(x + 6, y + 8, r, '#0c2c22', { opacity: 0.5 })
    drawing.circle(
      x,
      y,
      r,
      drawing.radial(
        [
          [0, '#ffffff'],
          [1, '#dcd8cc'],
        ],
        [x - 14, y - 16],
        r * 1.4,
      ),
    )
    drawing.line(
      steps(5, 0.25, 0.85)
        .map((s) => `M${x - r * s} ${y}a${r * s} ${r * s} 0 1 1 ${r * s * 2} 0`)
        .join(''),
      '#c3bca8',
      2,
    )
    drawing.circle(x, y, r * 0.16, '#a9a28e')
  }
  drawing.path(roundedBox(384, 344, 92, 112, 8), '#fdfaf2')
  drawing.path('M422 366h16v18h18v16h-18v18h-16v-18h-18v-16h18z', '#257a58')
  drawing.path(roundedBox(492, 340, 34, 118, 10), '#f2b33d')
  drawing.path(roundedBox(492, 340, 34, 28, 10), '#f4efe2')
  drawing.group({ transform: 'translate(590 400) rotate(24)' }, () => {
    drawing.line('M-12-64L14 30M12-64L-14 30', '#dfe6ea', 9)
    drawing.circle(-18, 48, 19, 'none', { stroke: '#c23b2e', strokeWidth: 9 })
    drawing.circle(18, 48, 19, 'none', { stroke: '#c23b2e', strokeWidth: 9 })
    drawing.circle(0, -16, 4, '#6f7f86')
  })
}
