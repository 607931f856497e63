import { number } from '../chart/digits.ts'
import type { Drawing } from '../kit/drawing.ts'
import { steps } from '../kit/numbers.ts'
import { pair, roundedBox, tenth } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { shadow } from './table.ts'

/** Draws a fixed VHF set with its handset on a curled lead, and a handheld beside it. */
export function paintRadio(drawing: Drawing): void {
  shadow(drawing, roundedBox(70, 150, 420, 200, 22), 14, 20)
  drawing.path(
    roundedBox(70, 150, 420, 200, 22),
    drawing.linear(
      [
        [0, '#3a4a58'],
        [1, '#1a2530'],
      ],
      [70, 150],
      [490, 350],
    ),
  )
  drawing.path(roundedBox(92, 172, 236, 118, 12), '#0d1b24')
  drawing.path(
    roundedBox(100, 180, 220, 102, 8),
    drawing.linear(
      [
        [0, '#ffd98a'],
        [1, '#f0a847'],
      ],
      [100, 180],
      [320, 282],
    ),
  )
  drawing.line(number(16, 124, 204, 18), '#4a2c10', 8)
  drawing.line('M206 204h44M206 222h92M206 240h70M206 258h84', '#7a4a1c', 6, { opacity: 0.75 })
  for (const [x, colour] of [
    [116, '#d0422f'],
    [172, '#6f7f8a'],
    [228, '#6f7f8a'],
    [284, '#6f7f8a'],
  ] as const) {
    drawing.path(roundedBox(x - 20, 304, 40, 24, 8), colour)
  }
  for (const [y, r] of [
    [210, 34],
    [294, 28],
  ] as const) {
    drawing.circle(416, y, r, '#0f1820')
    drawing.circle(
      414,
      y - 2,
      r * 0.84,
      drawing.linear(
        [
          [0, '#6f7f8a'],
          [1, '#2a3742'],
        ],
        [390, y - r],
        [440, y + r],
      ),
    )
    drawing.line(`M414 ${y - r * 0.7}v${r * 0.5}`, '#f4efe2', 4)
  }
  drawing.line(`M${coil().map(pair).join('L')}`, '#1a2530', 9)
  drawing.line(`M${coil().map(pair).join('L')}`, '#4a5a66', 4)
  paintHandset(drawing)
  paintHandheld(drawing)
}

function coil(): Point[] {
  return steps(150).map((t): Point => {
    const [x, y] = [100 + t * 150, 352 + 150 * Math.sin(t * 2.2)]
    const turn = t * 2 * Math.PI * 15
    return [x + Math.cos(turn) * 11, y + Math.sin(turn) * 13]
  })
}

function paintHandset(drawing: Drawing): void {
  const body = roundedBox(-52, -70, 104, 140, 26)
  drawing.group({ transform: 'translate(300 468) rotate(-70)' }, () => {
    shadow(drawing, body)
    drawing.path(
      body,
      drawing.linear(
        [
          [0, '#44545f'],
          [1, '#1a2530'],
        ],
        [-52, -70],
        [52, 70],
      ),
    )
    drawing.line(
      steps(5, -44, -8)
        .map((y) => `M-26 ${tenth(y)}h52`)
        .join(''),
      '#0d161d',
      5,
    )
    drawing.path(roundedBox(-62, 4, 16, 50, 7), '#e2593c')
  })
}

function paintHandheld(drawing: Drawing): void {
  drawing.group({ transform: 'translate(630 330) rotate(8)' }, () => {
    const body = roundedBox(-66, -120, 132, 300, 26)
    shadow(drawing, `${body}M-52-120V-270h26V-120z`)
    drawing.path(roundedBox(-54, -280, 28, 176, 13), '#1a2530')
    drawing.path(roundedBox(12, -140, 34, 30, 8), '#2a3742')
    drawing.path(
      body,
      drawing.linear(
        [
          [0, '#f4c542'],
          [0.5, '#e9a92e'],
          [1, '#a8741c'],
        ],
        [-66, -120],
        [66, 180],
      ),
    )
    drawing.path(roundedBox(-46, -92, 92, 74, 10), '#10222c')
    drawing.line(number(16, -30, -78, 13), '#9fe6c4', 6)
    drawing.line('M14-74h22M14-60h22M14-46h14', '#9fe6c4', 4, { opacity: 0.7 })
    for (const [x, y] of [
      [-28, 14],
      [0, 14],
      [28, 14],
      [-28, 44],
      [0, 44],
      [28, 44],
    ] as const)
      drawing.circle(x, y, 10, '#5d4314')
    drawing.circle(-28, 14, 10, '#d0422f')
    drawing.line(
      steps(6, 78, 148)
        .map((y) => `M-36 ${tenth(y)}h72`)
        .join(''),
      '#7a5614',
      6,
    )
  })
}
