import type { Drawing } from '../kit/drawing.ts'
import { lens, oval, roundedBox, tenth } from '../kit/path.ts'
import type { Stage } from '../world/stage.ts'
import type { Inflatable } from './near-parts.ts'

/** Draws an inflatable afloat, rocking a little. */
export function paintInflatable(stage: Stage, { shape, x, y, size }: Inflatable): void {
  const { drawing, width, height, palette, clock } = stage
  const [px, py, w] = [x * width, y * height, size * 800 * stage.scale]
  drawing.path(lens(px, py + w * 0.05, w * 1.3, w * 0.07), palette.waveDark, { opacity: 0.5 })
  const rock = tenth(2 * clock.swing(2))
  drawing.group(
    {
      transform: `translate(${tenth(px)} ${tenth(py)}) rotate(${rock}) scale(${(w / 100).toFixed(3)})`,
    },
    () => {
      if (shape === 'tender') paintTender(drawing)
      else paintLiferaft(drawing)
    },
  )
  drawing.path(lens(px, py + w * 0.055, w * 1.04, w * 0.018), palette.foam, { opacity: 0.85 })
}

function paintTender(drawing: Drawing): void {
  drawing.path(
    'M-50-10C-50-20-44-22-38-22H24C40-22 54-26 58-32C62-26 56-6 34 0H-42C-48 0-50-4-50-10z',
    '#7b878f',
  )
  drawing.path('M-40-20H28L34-14H-36z', '#3d4b55')
  drawing.box(-10, -20, 12, 6, '#b98656')
  drawing.path(
    'M-54-8C-54-17-48-18-42-18H24C42-18 54-22 60-32C66-22 58 0 36 5H-44C-51 5-54 0-54-8z',
    drawing.linear(
      [
        [0, '#eef2f2'],
        [0.5, '#bcc7cd'],
        [1, '#6f7d87'],
      ],
      [0, -22],
      [0, 6],
    ),
  )
  drawing.path('M-52-4C-20-2 20-2 54-18L52-12C24 2-20 3-52 1z', '#c23b2e')
  drawing.line('M-34-18C-20-8-6-8 6-18C18-8 30-10 42-20', '#24466b', 1.2)
  drawing.path(roundedBox(-66, -34, 16, 18, 4), '#22303c')
  drawing.path(roundedBox(-61, -18, 7, 26, 2), '#3d4b55')
  drawing.line('M-52-28L-36-32', '#22303c', 2.4)
}

function paintLiferaft(drawing: Drawing): void {
  drawing.path(
    'M-46-8C-34-62-14-76 0-78C14-76 34-62 46-8z',
    drawing.linear(
      [
        [0, '#ff9a4a'],
        [0.5, '#f0702c'],
        [1, '#a8401c'],
      ],
      [-44, 0],
      [46, 0],
    ),
  )
  drawing.path('M-12-8C-12-40-6-56 0-60C8-56 16-40 18-8z', '#3a2320')
  drawing.path('M18-8C16-40 8-56 0-60C10-62 24-44 28-8z', '#d85a24')
  drawing.line('M-46-8C-34-62-14-76 0-78C14-76 34-62 46-8', '#ffc48a', 2)
  drawing.line('M-36-36Q0-46 36-36', '#e9eef0', 4)
  drawing.circle(0, -80, 3.4, '#fff6cf')
  drawing.circle(
    0,
    -80,
    14,
    drawing.radial(
      [
        [0, '#fff4c8', 0.9],
        [1, '#fff4c8', 0],
      ],
      [0, -80],
      14,
    ),
  )
  drawing.path(oval(3, -22, 9, 9), '#e0b08c')
  drawing.path('M-10-8C-8-20 14-20 16-8z', '#d0422f')
  for (const [y, tone] of [
    [-6, '#2a343d'],
    [4, '#1a2229'],
  ] as const) {
    drawing.path(roundedBox(-58, y - 7, 116, 14, 7), tone)
    drawing.path(roundedBox(-54, y - 5, 108, 4, 2), '#5f6d77', { opacity: 0.7 })
  }
  drawing.line('M-56-2Q-44 6-34-2T-12-2T10-2T32-2T54-2', '#e9b53c', 1.6)
}
