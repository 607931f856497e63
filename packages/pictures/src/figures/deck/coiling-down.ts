import type { Drawing } from '../../kit/drawing.ts'
import { downwards } from '../../kit/fade.ts'
import { steps } from '../../kit/numbers.ts'
import { places } from '../../kit/path.ts'
import { paintRope, sampled } from '../../still-life/rope.ts'
import { cream, paintGuardrail } from './deck-parts.ts'
import { sized } from './mirrored.ts'
import { paintGrip, paintSailor } from './sailor-body.ts'
import { arm } from './sailor.ts'
import type { Sailor } from './sailor.ts'

const hand: Sailor = {
  looks: -1,
  view: 'quarter',
  hip: [452, 460],
  shoulder: [456, 296],
  head: [446, 230],
  nods: 7,
  arms: [arm('364 402, 330 330'), arm('552 386, 556 300')],
  jacket: '#4f93b4',
  trousers: '#3a4454',
  lifejacket: '#c8432a',
  skin: '#b9794f',
  hair: '#2a2226',
  style: 'short',
  legs: [
    [
      [434, 590],
      [430, 700],
    ],
    [
      [484, 590],
      [490, 700],
    ],
  ],
}

const look = { width: 12, colour: '#f3ead6', fleck: '#2b6f9a' } as const

/** Draws a young man on the side deck who coils a rope into his hand. */
export function paintCoilingDown(drawing: Drawing): void {
  const haze = drawing.linear(
    [
      [0, '#f6e8cc', 0],
      [0.5, '#f2e6cc', 0.5],
      [0.8, '#e4e2cc', 0.4],
      [1, '#e4e2cc', 0],
    ],
    [0, 150],
    [0, 380],
  )
  drawing.box(0, 150, 800, 230, haze)
  drawing.path('M-20 610V520L820 486V610z', downwards(drawing, 486, 610, cream, '#b9ad9b'))
  drawing.path('M-20 610V560L820 520V610z', downwards(drawing, 520, 610, '#c2936a', '#8a5f3c'))
  paintGuardrail(
    drawing,
    [
      [-60, 524, 190],
      [196, 514, 182],
      [690, 492, 170],
      [900, 484, 164],
    ],
    9,
  )
  drawing.line('M96 -20L60 520', '#66747f', 7)
  drawing.line('M94 -20L58 520', '#aab6be', 2.4)
  sized(drawing, [440, 600], 1.16, () => {
    paintSailor(drawing, hand)
    paintRope(drawing, sampled(places('556 304, 590 360, 616 460, 640 640')), look)
    paintRope(drawing, sampled(places('556 300, 540 380, 470 420, 400 404, 340 336')), look)
    paintCoil(drawing)
    paintGrip(drawing, hand, 'both')
  })
}

function paintCoil(drawing: Drawing): void {
  for (const t of steps(5)) {
    const [out, low] = [22 + t * 20, 470 + t * 26 + Math.sin(t * 9) * 8]
    const shift = (t - 0.5) * 18
    const loop = sampled(
      [
        [330 + shift * 0.4, 326],
        [330 - out + shift, 390],
        [328 - out * 0.5 + shift, low],
        [336 + out * 0.5 + shift, low],
        [334 + out + shift, 390],
        [334 + shift * 0.4, 326],
      ],
      12,
    )
    paintRope(drawing, loop, look)
  }
}
