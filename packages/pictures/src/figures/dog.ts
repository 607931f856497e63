import type { Drawing } from '../kit/drawing.ts'
import { across } from '../kit/fade.ts'
import { oval } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'

/** Draws a dog in its lifejacket that sits and looks to the right, its seat's middle at a place. */
export function paintDog(drawing: Drawing, [x, y]: Point, size: number): void {
  drawing.group({ transform: `translate(${x} ${y}) scale(${size})` }, () => {
    drawing.line('M-38-4Q-66-16-62-44', '#a8693c', 11)
    drawing.path(
      'M-40 20C-50-20-30-66 2-84L34-72C40-40 34-10 40 30z',
      across(drawing, -46, 42, '#c98a52', '#8a5230'),
    )
    drawing.path('M14-30Q30-20 30 30H14z', '#f1e2cc')
    drawing.path('M-30-44C-20-62-8-74 4-80L32-60C34-44 32-30 28-20Q0-10-36-22z', '#d8562f')
    drawing.line('M-12-68Q2-44-6-16M10-74Q26-50 18-18', '#8f3020', 5, { opacity: 0.8 })
    drawing.path(
      'M-2-84C-12-110 0-132 24-132C44-132 48-118 52-112L74-106C80-98 74-86 60-86L42-82Q30-66 6-72z',
      across(drawing, -6, 76, '#cf9158', '#9a5e36'),
    )
    drawing.path('M46-114L74-106C80-98 74-86 60-86L44-84Q52-96 46-114z', '#f1e2cc')
    drawing.path('M-2-126C-20-118-26-92-16-72C-2-72 12-88 14-118z', '#7a4426')
    drawing.path(oval(74, -104, 6.5, 5.5), '#2a2024')
    drawing.path(oval(38, -112, 3.2, 3.8), '#2a2024')
    drawing.line('M52-90q8 4 14-1', '#6b3f2c', 2.5)
  })
}
