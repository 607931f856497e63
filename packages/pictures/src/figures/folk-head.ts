import { mix } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { oval, pair } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import type { Folk } from './folk-person.ts'

const shade = '#1d2438'

/** Draws the neck, head, hair and hat of someone in the middle distance who looks to the right. */
export function paintFolkHead(drawing: Drawing, folk: Folk, [x, y]: Point, shoulder: Point): void {
  const k = folk.child ? 1.36 : 1
  const { hair, skin } = folk
  drawing.line(
    `M${pair([shoulder[0] + 0.6, shoulder[1]])}L${pair([x, y])}`,
    mix(skin, shade, 0.16),
    5.6,
    {
      cap: 'butt',
    },
  )
  drawing.group({ transform: `translate(${pair([x, y])}) scale(${k})` }, () => {
    if (folk.wears === 'long')
      drawing.path('M-7-3C-9 6-8 12-5 14C-1 13 0 8-1 0z', mix(hair, shade, 0.12))
    if (folk.wears === 'bun') drawing.circle(-7, -4, 3.6, hair)
    drawing.path(oval(0, 0, 6.2, 7.4), skin)
    drawing.path('M5.4-1.6q2.4 1.6 0.4 2.8z', skin)
    drawing.circle(3, -1, 0.7, '#2a1e22')
    drawing.line('M2.6 3.2q1.6 1 2.6-0.2', mix(skin, '#7a2a22', 0.6), 0.7)
    drawing.path(
      'M-6.6 2C-8.4-6-4-9.6 1-9C5-8.4 6.8-5 6-2.8C3-5.2 0-4.8-2.4-1.6C-3 0.6-4.6 2.6-6.6 2z',
      hair,
    )
    paintHat(drawing, folk)
  })
}

function paintHat(drawing: Drawing, { wears, lifejacket }: Folk): void {
  if (wears === 'cap') {
    drawing.path('M-6.8-2.4C-7-10 5.6-10.6 6.4-3z', '#f4ead6')
    drawing.path('M2-3.8Q8-5.4 11-2Q7-2.8 2-2.4z', '#24466b')
  }
  if (wears === 'beanie') {
    drawing.path('M-6.9-2C-7.4-11 7-11 6.6-2.6z', '#c8432a')
    drawing.line('M-6.6-2.6L6.2-3.2', '#efe0c2', 2)
  }
  if (wears === 'sun hat') {
    drawing.path('M-5.6-3.6C-5.4-10.6 5-10.8 5.4-4z', '#f6ecd2')
    drawing.path('M-10.6-2.6Q0-7.2 10.6-3.4Q0-0.4-10.6-2.6z', '#efdcb2')
  }
  if (wears === 'helmet') {
    drawing.path(
      'M-7.4 2.4C-9-10.6 7.6-11.8 7.4-2.2L3-3.4C-1-3.4-2 0-3.4 3z',
      lifejacket ?? '#e9b53c',
    )
    drawing.line('M-3.4 2.4Q-1 6.4 2.4 6.4', '#2a3542', 1)
  }
}
