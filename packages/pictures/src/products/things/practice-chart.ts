import { paintChart } from '../../chart/chart.ts'
import type { Sheet } from '../../chart/chart.ts'
import { paintSoftShadow } from '../../gallery/parts/soft-shadow.ts'
import type { Drawing } from '../../kit/drawing.ts'

const sheet: Sheet = {
  coast: { land: 'top', share: 0.22, rugged: 1.1, islands: [[0.52, 0.78, 0.17]] },
  rose: [0.24, 0.6, 0.12],
  course: [
    [0.12, 0.44],
    [0.4, 0.46],
    [0.7, 0.5],
    [0.9, 0.36],
  ],
  marks: [
    { kind: 'can', at: [0.42, 0.42] },
    { kind: 'cone', at: [0.44, 0.52] },
    { kind: 'can', at: [0.66, 0.44] },
    { kind: 'light', at: [0.72, 0.66], flare: 60 },
  ],
}

const flat = 'M96 250C200 226 520 262 640 232L700 590C560 618 250 580 152 612z'
const roll = 'M612 214C632 196 664 196 682 212L758 596C744 620 704 622 686 602z'

/** A practice chart let out of its roll, a pencilled course on it. */
export function paintPracticeChart(drawing: Drawing): void {
  paintSoftShadow(drawing, flat, { fall: [10, 20], spread: 22, strength: 0.34 })
  drawing.path(flat, '#fdfbf3')
  drawing.group(
    { clip: drawing.clip('M110 262C204 240 520 276 630 248L686 576C556 602 252 566 164 596z') },
    () => {
      drawing.group({ transform: 'matrix(0.74 0 0.13 0.52 74 216)' }, () =>
        paintChart(drawing, 'practice-chart', sheet),
      )
    },
  )
  drawing.path('M110 262C204 240 520 276 630 248L686 576C556 602 252 566 164 596z', 'none', {
    stroke: '#27465c',
    strokeWidth: 2.4,
  })
  const swell = drawing.linear(
    [
      [0, '#ffffff', 0.5],
      [0.3, '#6b5a3a', 0.1],
      [0.55, '#ffffff', 0.25],
      [0.85, '#6b5a3a', 0.06],
      [1, '#4a3a20', 0.4],
    ],
    [96, 300],
    [650, 260],
  )
  drawing.path(flat, swell)
  paintSoftShadow(drawing, roll, { fall: [18, 16], spread: 20, strength: 0.4 })
  drawing.path(
    roll,
    drawing.linear(
      [
        [0, '#cbbd9d'],
        [0.25, '#fffdf6'],
        [0.6, '#efe6d0'],
        [1, '#b3a27d'],
      ],
      [634, 420],
      [722, 402],
    ),
  )
  drawing.path('M686 602C704 622 744 620 758 596C744 584 700 588 686 602z', '#d9cba8')
  drawing.line(
    'M698 603C710 612 738 610 748 598C736 592 712 594 706 601C714 606 730 604 737 600',
    '#8a7a56',
    2,
  )
  drawing.path('M634 404L712 392L719 424L640 436z', '#c8432a', { opacity: 0.92 })
}
