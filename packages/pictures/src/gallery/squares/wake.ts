import { evenly } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { lerp, steps } from '../../kit/numbers.ts'
import { lens, oval, polygon } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'
import { seeded } from '../../kit/random.ts'
import { paintView } from '../parts/view.ts'
import type { View } from '../parts/view.ts'

const view: View = {
  name: 'square-wake',
  palette: 'dusk',
  camera: { horizon: 0.42, height: 3 },
  lamp: { x: 0.38, height: 0.06, size: 0.07, behind: true },
  sky: [{ kind: 'streaks', count: 12, from: 0.1, to: 0.9, length: 0.6 }],
  land: [
    { kind: 'hills', from: 0.5, height: 0.06, profile: 'to right', colour: '#6a4f7a', far: 0.3 },
  ],
  sea: { swell: 0.3, length: 11, glitter: { count: 260, width: 1, strength: 0.9 } },
}

/** The wake astern at sunset, seen over the rail with its ensign. */
export function paintWake(drawing: Drawing): void {
  paintView(drawing, view, 800, 800)
  paintFoam(drawing)
  paintRail(drawing)
}

/** Two lines of foam from the quarters to the horizon, and the smooth water between them. */
function paintFoam(drawing: Drawing): void {
  const random = seeded('square-wake', 'foam')
  const middle = (t: number): number => lerp(400, 384, t)
  const half = (t: number): number => 300 * (1 - t) ** 2.1 + 3
  const y = (t: number): number => lerp(806, 342, 1 - (1 - t) ** 1.9)
  const edge = (side: number): Point[] =>
    steps(30, 0, 1).map((t) => [middle(t) + side * half(t), y(t)])
  const slick = drawing.linear(
    [
      [0, '#ffd9a8', 0.5],
      [1, '#8d6a9a', 0.3],
    ],
    [0, 340],
    [0, 800],
  )
  drawing.path(polygon([...edge(-1), ...edge(1).toReversed()]), slick)
  let [bright, pale] = ['', '']
  for (let i = 0; i < 620; i++) {
    const t = random.next() ** 1.1
    const side = random.chance(0.5) ? 1 : -1
    const inward = random.chance(0.66) ? 1 + random.gauss() * 0.07 : random.range(-1, 1)
    const size = lerp(58, 3, t ** 0.55) * random.range(0.25, 1)
    const shape = lens(
      middle(t) + side * half(t) * inward,
      y(t),
      size,
      size * 0.15,
      random.range(-2, 2),
    )
    if (random.chance(0.55)) bright += shape
    else pale += shape
  }
  drawing.path(pale, '#f6c9b0', { opacity: 0.7 })
  drawing.path(bright, '#fff1de', { opacity: 0.9 })
}

function paintRail(drawing: Drawing): void {
  const deck = drawing.linear(evenly('#3a2a44', '#1c1430'), [0, 730], [0, 800])
  drawing.path('M-10 748C200 716 600 716 810 748V810H-10z', deck)
  drawing.path('M-10 748C200 716 600 716 810 748V756C600 724 200 724-10 756z', '#f0a483')
  const steel = (path: string, wide: number): void => {
    drawing.line(path, '#241a38', wide)
    drawing.line(path, '#f3b894', wide * 0.34)
  }
  steel('M40 760V566Q42 540 72 538C280 520 520 520 728 538Q758 540 760 566V760', 15)
  steel('M40 650C240 630 560 630 760 650', 9)
  for (const x of [250, 550]) steel(`M${x} 736V528`, 11)
  drawing.line('M664 742L606 300', '#3a241c', 13)
  drawing.line('M661 742L603 300', '#c9865a', 4)
  drawing.circle(606, 294, 11, '#eab64f')
  paintEnsign(drawing)
  drawing.path(oval(140, 540, 66, 60), '#c8432a')
  drawing.path(oval(140, 540, 32, 29), '#57405f')
  drawing.line('M92 500l24 22M188 500l-24 22M92 582l24-22M188 582l-24-22', '#f3e2cf', 16, {
    cap: 'butt',
  })
}

/** A red ensign hanging in folds from its staff, the light behind it. */
function paintEnsign(drawing: Drawing): void {
  const flag =
    'M608 316C660 300 700 340 760 322C780 316 800 320 830 316V486C790 500 770 476 730 488C690 500 660 470 630 482z'
  drawing.path(
    flag,
    drawing.linear(
      [
        [0, '#d9432f'],
        [0.3, '#a82a22'],
        [0.55, '#e0523a'],
        [1, '#9a2420'],
      ],
      [608, 400],
      [800, 420],
    ),
  )
  drawing.group(
    { clip: drawing.clip('M608 316C640 306 664 316 690 326L702 404C676 396 650 394 619 402z') },
    () => {
      drawing.box(600, 300, 120, 120, '#1f2f63')
      drawing.line('M604 312L712 410M616 408L700 318', '#f6e6dc', 15, { cap: 'butt' })
      drawing.line('M604 312L712 410M616 408L700 318', '#c8432a', 6, { cap: 'butt' })
      drawing.line('M654 300L664 410M600 364L712 360', '#f6e6dc', 22, { cap: 'butt' })
      drawing.line('M654 300L664 410M600 364L712 360', '#c8432a', 12, { cap: 'butt' })
    },
  )
}
