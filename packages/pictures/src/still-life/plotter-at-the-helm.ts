import { paintChartInView } from '../chart/chart-in-view.ts'
import type { ChartInView } from '../chart/chart-in-view.ts'
import { number } from '../chart/digits.ts'
import type { Drawing } from '../kit/drawing.ts'
import { across, downwards } from '../kit/fade.ts'
import { radians, steps } from '../kit/numbers.ts'
import { curve, lens, oval, polygon, roundedBox, tenth } from '../kit/path.ts'
import type { Lie } from '../kit/plane.ts'
import { seeded } from '../kit/random.ts'

const [left, top, width, height] = [174, 176, 372, 308] as const
const at: Lie = (u, v) => [left + u * width, top + v * height]

const coastChart: ChartInView = {
  coast: {
    land: 'left',
    share: 0.22,
    rugged: 1.15,
    islands: [
      [0.8, 0.18, 0.09],
      [0.7, 0.66, 0.05],
    ],
  },
  ratio: height / width,
  ink: 'dusk',
  fine: 50,
  line: 2,
  markScale: 1.6,
  marks: [
    { kind: 'can', at: [0.38, 0.4] },
    { kind: 'cone', at: [0.58, 0.4] },
    { kind: 'can', at: [0.42, 0.76] },
    { kind: 'cone', at: [0.64, 0.84] },
  ],
}

/** Draws a chartplotter on its pod at the wheel, the bow and the sea soft ahead at first light. */
export function paintPlotterAtTheHelm(drawing: Drawing, name: string): void {
  paintAhead(drawing, name)
  paintWheel(drawing)
  drawing.group({ transform: 'translate(64 118) scale(0.84)' }, () => {
    paintPod(drawing)
    paintScreen(drawing, name)
  })
  drawing.box(
    0,
    0,
    800,
    600,
    drawing.radial(
      [
        [0, '#1c1436', 0],
        [0.6, '#1c1436', 0],
        [1, '#1c1436', 0.42],
      ],
      [400, 300],
      540,
    ),
  )
}

function paintAhead(drawing: Drawing, name: string): void {
  drawing.box(0, 0, 800, 190, downwards(drawing, 0, 180, '#6a5f92', '#c98a9c', '#f8c9a0'))
  drawing.path('M-10 168Q160 130 320 158T620 150T820 136V190H-10z', '#8a6f94', { opacity: 0.8 })
  drawing.box(
    0,
    178,
    800,
    422,
    downwards(drawing, 178, 560, '#e9b0a0', '#9a7a9c', '#4f5688', '#2c3262'),
  )
  const random = seeded(name, 'sea')
  drawing.path(
    steps(22)
      .map(() => {
        const y = random.range(190, 330)
        return lens(random.range(0, 800), y, 40 + (y - 180) * 0.6, 2 + (y - 180) * 0.02)
      })
      .join(''),
    '#ffe3c8',
    { opacity: 0.35 },
  )
  drawing.path(
    'M400 192Q520 216 650 350L810 540V620H-10V540L150 350Q280 216 400 192z',
    downwards(drawing, 190, 600, '#e6ccc2', '#b09aa4', '#7a6c80'),
  )
  drawing.path(
    'M400 204Q500 226 606 350L700 480V620H100V480L194 350Q300 226 400 204z',
    downwards(drawing, 204, 560, '#b98f7a', '#7f5f64'),
  )
  drawing.path(
    'M322 300Q330 252 400 250Q470 252 478 300L560 420H240z',
    downwards(drawing, 250, 420, '#d3bdbb', '#8d7c8e'),
  )
  drawing.path('M352 286Q360 268 400 267Q440 268 448 286z', '#4a4670')
  drawing.line(
    'M400 194V160M300 226V184M500 226V184M212 300V248M588 300V248M122 386V322M678 386V322M400 160L300 184L212 248L122 322L-10 440M400 160L500 184L588 248L678 322L810 440',
    '#efe2dc',
    4,
    { opacity: 0.75 },
  )
  drawing.path('M389-10H411V262H389z', across(drawing, 389, 411, '#f4d9cc', '#8a7a94'))
  drawing.line('M392-10L236 290M408-10L564 290', '#d9cfd4', 2.4, { opacity: 0.7 })
}

function paintWheel(drawing: Drawing): void {
  const [x, y, r] = [400, 650, 330]
  const spokes = [-62, -31, 0, 31, 62].map(
    (a) =>
      `M${x} ${y}L${tenth(x + Math.sin(radians(a)) * r)} ${tenth(y - Math.cos(radians(a)) * r)}`,
  )
  drawing.line(spokes.join(''), '#6f7c92', 13)
  drawing.line(spokes.join(''), '#c9cfdc', 4)
  drawing.circle(x, y, r, 'none', { stroke: '#1c1f38', strokeWidth: 34 })
  drawing.circle(x, y - 3, r + 4, 'none', { stroke: '#4f547c', strokeWidth: 8 })
  const stitches = steps(44, -88, 88).map((a) => {
    const at = (share: number): string =>
      `${tenth(x + Math.sin(radians(a)) * r * share)} ${tenth(y - Math.cos(radians(a)) * r * share)}`
    return `M${at(0.965)}L${at(0.985)}`
  })
  drawing.line(stitches.join(''), '#b0a3b8', 2.4, { opacity: 0.6 })
}

function paintPod(drawing: Drawing): void {
  drawing.path('M330 520H470L500 620H300z', downwards(drawing, 520, 600, '#c9c3cf', '#7a7590'))
  drawing.line('M240 610V470Q240 450 262 450H538Q560 450 560 470V610', '#aab0c2', 20)
  drawing.line('M236 600V470Q238 446 262 446H538', '#eef0f6', 5, { opacity: 0.7 })
  const body = roundedBox(150, 152, 500, 356, 34)
  drawing.group({ transform: 'translate(10 14)' }, () =>
    drawing.path(body, '#171330', { opacity: 0.35 }),
  )
  drawing.path(
    body,
    drawing.linear(
      [
        [0, '#5b5f7c'],
        [0.3, '#363a58'],
        [1, '#1f2240'],
      ],
      [150, 152],
      [420, 508],
    ),
  )
  drawing.path(
    'M184 156H616Q640 158 646 178Q620 164 590 164H210Q180 164 154 178Q160 158 184 156z',
    '#a8a6c4',
    { opacity: 0.7 },
  )
}

function paintScreen(drawing: Drawing, name: string): void {
  drawing.path(roundedBox(left - 5, top - 5, width + 10, height + 10, 12), '#12142c')
  drawing.group({ clip: drawing.clip(roundedBox(left, top, width, height, 8)) }, () => {
    paintChartInView(drawing, name, coastChart, at)
    paintTrack(drawing)
  })
  for (const [y, value, colour] of [
    [178, 62, '#ffd98a'],
    [254, 348, '#9fe6dc'],
    [330, 14, '#ffd98a'],
  ] as const) {
    drawing.path(roundedBox(556, y, 80, 66, 8), '#141733')
    drawing.line(number(value, 568, y + 24, 9.5), colour, 4)
    drawing.line(`M568 ${y + 12}h30`, '#7d81ac', 4)
  }
  drawing.circle(596, 446, 34, '#12142c')
  drawing.circle(
    595,
    443,
    28,
    drawing.linear(
      [
        [0, '#8f93b4'],
        [1, '#32365a'],
      ],
      [570, 420],
      [620, 470],
    ),
  )
  drawing.line('M595 421v12', '#f4efe2', 4)
}

function paintTrack(drawing: Drawing): void {
  const way = curve([at(0.56, 1.04), at(0.5, 0.86), at(0.52, 0.72), at(0.49, 0.56)])
  drawing.line(way, '#1c2450', 4, { dash: '2 8' })
  drawing.line(
    polygon([at(0.49, 0.56), at(0.46, 0.34), at(0.62, 0.1), at(0.66, -0.04)], false),
    '#ff7a5c',
    4,
  )
  const spread = [at(0.49, 0.56), at(0.36, 0.16), at(0.6, 0.14)]
  drawing.path(polygon(spread), '#fff0c0', { opacity: 0.16 })
  for (const [u, v] of [
    [0.46, 0.34],
    [0.62, 0.1],
  ] as const) {
    const [x, y] = at(u, v)
    drawing.circle(x, y, 8, '#ff7a5c')
    drawing.circle(x, y, 4, '#fff6e0')
  }
  const [x, y] = at(0.49, 0.56)
  drawing.circle(x, y, 22, '#fff6e0', { opacity: 0.25 })
  drawing.path(`M${tenth(x - 3)} ${tenth(y - 20)}l11 32h-20z`, '#1c2450', {
    stroke: '#fff6e0',
    strokeWidth: 2.6,
  })
  drawing.path(oval(left + width - 40, top + 40, 22, 22), '#171a38', { opacity: 0.7 })
  drawing.path(
    polygon([
      [left + width - 40, top + 22],
      [left + width - 33, top + 50],
      [left + width - 40, top + 45],
      [left + width - 47, top + 50],
    ]),
    '#ff7a5c',
  )
}
