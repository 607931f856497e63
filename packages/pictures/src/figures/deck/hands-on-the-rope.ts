import { mix } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { across, downwards } from '../../kit/fade.ts'
import { disc, oval, places } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'
import { seeded } from '../../kit/random.ts'
import { paintRope, sampled } from '../../still-life/rope.ts'
import { cream } from './deck-parts.ts'
import { paintGrip } from './grip.ts'
import type { Grip } from './grip.ts'

const look = { width: 42, colour: '#f3ead6', fleck: '#e2593c' } as const

const yellow = { glove: '#2f5570', skin: '#e3b48e', sleeve: '#efb23a', strap: '#e2593c' } as const
const coral = { glove: '#474b66', skin: '#8f5e40', sleeve: '#d8472c', strap: '#eab64f' } as const

const grips: readonly Grip[] = [
  { ...yellow, at: [388, 262], elbow: [486, 640], thumb: -1 },
  { ...yellow, at: [492, 240], elbow: [602, 630], thumb: 1 },
  { ...coral, at: [622, 213], elbow: [744, 600], thumb: -1 },
  { ...coral, at: [726, 191], elbow: [866, 560], thumb: 1 },
]

/** Draws two crews' gloved hands on the tail of a thick rope that comes off a winch. */
export function paintHandsOnTheRope(drawing: Drawing): void {
  drawing.path('M-20 610V404Q300 372 820 430V610z', downwards(drawing, 370, 610, cream, '#8f8a88'))
  drawing.path(
    'M-20 610V560Q300 530 820 576V610z',
    downwards(drawing, 540, 610, '#b98656', '#7a5232'),
  )
  paintRope(drawing, sampled(places('-60 330, 10 338, 70 348, 128 362')), look)
  paintRope(drawing, sampled(places('270 291, 320 277, 420 256, 620 213, 880 158')), look)
  paintDrum(drawing, 196, 236)
  for (const grip of grips) paintGrip(drawing, grip)
  paintDrops(drawing)
}

function paintDrum(drawing: Drawing, x: number, y: number): void {
  drawing.path(oval(x + 8, y + 200, 186, 50), '#4d4a55', { opacity: 0.5 })
  drawing.path(oval(x, y + 190, 168, 50), '#5e6b75')
  drawing.path(
    `M${x - 104} ${y}Q${x - 70} ${y + 90} ${x - 146} ${y + 182}Q${x} ${y + 236} ${x + 146} ${y + 182}Q${x + 70} ${y + 90} ${x + 104} ${y}z`,
    across(drawing, x - 150, x + 150, '#f4f7f8', '#b9c4cb', '#55636e'),
  )
  for (const level of [128, 90, 52]) {
    const ends: readonly Point[] = [
      [x - 88, y + level - 6],
      [x + 88, y + level - 6],
    ]
    for (const [ex, ey] of ends) {
      drawing.circle(ex, ey, 22.6, mix(look.colour, '#10304d', 0.8))
      drawing.circle(ex, ey, 19.6, look.colour)
    }
    const turn: Point[] = [
      [x - 88, y + level - 6],
      [x - 34, y + level + 18],
      [x + 34, y + level + 18],
      [x + 88, y + level - 6],
    ]
    paintRope(drawing, sampled(turn, 14), look)
  }
  drawing.path(oval(x, y + 6, 116, 38), '#7f8b94')
  drawing.path(oval(x, y, 116, 37), '#e3eaed')
  drawing.path(oval(x, y - 3, 86, 25), '#95a1a9')
  drawing.path(oval(x, y - 3, 28, 9), '#3a4854')
}

function paintDrops(drawing: Drawing): void {
  const random = seeded('hands-on-the-rope', 'drops')
  const drops = Array.from({ length: 34 }, () => {
    const along = random.next()
    return disc(
      along * 760 + random.gauss() * 40,
      300 - along * 190 + random.gauss() * 70,
      random.range(0.8, 4) * random.range(0.5, 1),
    )
  })
  drawing.path(drops.join(''), '#fff6ea', { opacity: 0.85 })
}
