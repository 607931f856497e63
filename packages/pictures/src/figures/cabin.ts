import type { Drawing } from '../kit/drawing.ts'
import { steps } from '../kit/numbers.ts'
import { roundedBox, tenth } from '../kit/path.ts'

/** Draws the cabin side: warm panelling, a shelf with books, a window with sea and sky aslant. */
export function paintCabin(drawing: Drawing, night: boolean): void {
  drawing.box(
    -200,
    -200,
    1200,
    1000,
    drawing.linear(
      [
        [0, night ? '#5a3a2c' : '#c99a66'],
        [1, night ? '#2c1f22' : '#8a5c38'],
      ],
      [0, 0],
      [700, 600],
    ),
  )
  const seams = steps(8, 60, 740).map((x) => `M${tenth(x)} -20V620`)
  drawing.line(seams.join(''), '#3a2418', 3, { opacity: 0.3 })
  const pane = roundedBox(90, 84, 250, 128, 40)
  drawing.path(roundedBox(76, 70, 278, 156, 50), '#e9dcc4')
  drawing.group({ clip: drawing.clip(pane) }, () => {
    drawing.box(
      90,
      84,
      250,
      128,
      drawing.linear(
        night
          ? [
              [0, '#0a1838'],
              [1, '#3a6a8a'],
            ]
          : [
              [0, '#5aa6c8'],
              [1, '#f4ead0'],
            ],
        [0, 84],
        [0, 180],
      ),
    )
    drawing.path('M60 190L360 150V240H60z', night ? '#12305a' : '#2f86a3')
    drawing.path('M60 196L360 156V162L60 204z', '#ffffff', { opacity: 0.5 })
  })
  drawing.box(400, 210, 420, 12, '#6b4226')
  const books = [
    [414, 26, 96, '#c23b2e'],
    [442, 20, 84, '#24466b'],
    [464, 30, 100, '#e9b53c'],
    [496, 22, 90, '#2b8a8c'],
    [520, 18, 98, '#efe6d4'],
  ] as const
  for (const [x, w, h, colour] of books)
    drawing.path(roundedBox(x, 210 - h, w, h, 3), colour, { opacity: night ? 0.6 : 1 })
}
