import { paintChartInView } from '../chart/chart-in-view.ts'
import type { ChartInView } from '../chart/chart-in-view.ts'
import type { Drawing } from '../kit/drawing.ts'
import { downwards } from '../kit/fade.ts'
import { steps } from '../kit/numbers.ts'
import { disc, lens, oval, pair, polygon, roundedBox, tenth } from '../kit/path.ts'
import { lying } from '../kit/plane.ts'
import { seeded } from '../kit/random.ts'

/** Draws a tablet propped up on a garden table, the sea beyond the hedge. */
export function paintChartOnATablet(drawing: Drawing, name: string): void {
  paintBay(drawing, name)
  paintTable(drawing)
  paintTablet(drawing, name)
  paintGlass(drawing)
  paintShades(drawing)
}

function paintBay(drawing: Drawing, name: string): void {
  drawing.box(0, 0, 800, 250, downwards(drawing, 0, 240, '#55b3dc', '#a9dcea', '#e8f4e6'))
  drawing.path(
    'M-10 88Q40 60 96 74T196 60T300 84T380 96H-10zM560 130q30-24 70-14t70-6t120 20z',
    '#ffffff',
    { opacity: 0.75 },
  )
  drawing.path('M420 214Q520 176 600 184T820 150V240H420z', '#9cc3b4')
  drawing.path('M600 224Q700 186 820 184V250H600z', '#6fa97e')
  drawing.box(0, 212, 800, 160, downwards(drawing, 212, 350, '#8fd6dc', '#2fa3c0', '#1f86ae'))
  const random = seeded(name, 'bay')
  drawing.path(
    steps(26)
      .map(() => lens(random.range(0, 800), random.range(224, 330), random.range(14, 44), 1.4))
      .join(''),
    '#e6fbf6',
    { opacity: 0.6 },
  )
  drawing.path('M92 236l28-4h24l-8 12h-38z', '#f7f4ea')
  drawing.path('M118 230V150L152 228zM114 230V160L94 226z', '#ffffff')
  drawing.path('M118 150L152 228L132 228z', '#cfe4e6')
  drawing.path('M40 240l14-2h10l-4 6H44zM54 236v-36l14 34z', '#f4efe2')
  drawing.path('M-10 320Q60 296 130 312T270 304T420 314T600 300T820 310V420H-10z', '#4f9a5e')
  drawing.path('M-10 344Q90 322 190 338T400 330T620 336T820 326V430H-10z', '#3f8450')
  const flowers = steps(44).map(() =>
    disc(random.range(0, 800), random.range(322, 380), random.range(3, 6)),
  )
  drawing.path(flowers.slice(0, 26).join(''), '#f7a1b4')
  drawing.path(flowers.slice(26).join(''), '#fdf3f0')
}

function paintTable(drawing: Drawing): void {
  drawing.box(0, 372, 800, 228, '#8fb0bd')
  const lines = [372, 414, 462, 520, 592, 660]
  for (const [index, y] of lines.slice(0, -1).entries()) {
    const foot = (lines[index + 1] ?? 660) - 4 - index
    drawing.box(0, y, 800, foot - y, downwards(drawing, y, foot, '#fdfcf6', '#dfe9ea'))
  }
  drawing.path('M470 372H640L780 600H500z', '#ffffff', { opacity: 0.5 })
}

function paintTablet(drawing: Drawing, name: string): void {
  drawing.path('M560 470L724 500L690 552L200 516L176 500z', '#4f7f9a', { opacity: 0.35 })
  drawing.path('M540 140L668 486L612 494z', '#a8422c')
  drawing.path('M540 140L624 492L612 494z', '#7a2e22')
  const rim = polygon([
    [214, 96],
    [560, 110],
    [580, 472],
    [186, 494],
  ])
  drawing.path(rim, '#2b3a48', { stroke: '#c9d2d8', strokeWidth: 32 })
  drawing.path(rim, '#22303c', { stroke: '#22303c', strokeWidth: 26 })
  drawing.circle(389, 94, 3.4, '#4f6373')
  const clip = polygon([
    [216, 108],
    [556, 120],
    [572, 464],
    [196, 484],
  ])
  drawing.path(clip, '#173a5c')
  drawing.group({ clip: drawing.clip(clip) }, () => {
    paintHarbour(drawing, name)
    paintButtons(drawing)
    drawing.path(
      polygon([
        [206, 90],
        [380, 90],
        [250, 500],
        [160, 500],
      ]),
      '#ffffff',
      { opacity: 0.14 },
    )
  })
}

function paintHarbour(drawing: Drawing, name: string): void {
  const at = lying([
    [206, 98],
    [566, 112],
    [582, 474],
    [190, 496],
  ])
  const chart: ChartInView = {
    coast: { land: 'both sides', share: 0.34, rugged: 0.8 },
    ratio: 1,
    ink: 'screen',
    fine: 36,
    line: 2.4,
    markScale: 2,
    marks: [
      { kind: 'can', at: [0.37, 0.78] },
      { kind: 'cone', at: [0.61, 0.74] },
      { kind: 'can', at: [0.36, 0.5] },
      { kind: 'cone', at: [0.6, 0.46] },
      { kind: 'can', at: [0.4, 0.24] },
      { kind: 'cone', at: [0.64, 0.22] },
      { kind: 'light', at: [0.79, 0.4], flare: 50 },
    ],
  }
  paintChartInView(drawing, name, chart, at)
  const way = [at(0.46, 0.98), at(0.5, 0.72), at(0.47, 0.46), at(0.54, 0.1)]
  drawing.line(polygon(way, false), '#c23b8a', 4, { dash: '11 8' })
  const [x, y] = at(0.48, 0.62)
  drawing.path(`M${tenth(x)} ${tenth(y - 18)}l10 28h-20z`, '#e2593c', {
    stroke: '#ffffff',
    strokeWidth: 2.5,
  })
}

function paintButtons(drawing: Drawing): void {
  drawing.path('M206 100L566 114L567 146L204 136z', '#fdfbf3', { opacity: 0.92 })
  drawing.line('M226 120l60 1.6M500 130l40 1.4', '#3d566b', 6)
  drawing.path(disc(398, 127, 9), '#e2593c')
  drawing.path(roundedBox(524, 168, 30, 64, 8), '#fdfbf3', { opacity: 0.95 })
  drawing.line('M532 184h14M539 177v14M532 216h14', '#173a5c', 3.4)
  drawing.path(roundedBox(222, 424, 122, 38, 8), '#fdfbf3', { opacity: 0.95 })
  drawing.line('M234 436h54M234 449h84', '#3d566b', 5)
}

function paintGlass(drawing: Drawing): void {
  drawing.path('M676 470L770 486L760 506L668 490z', '#4f7f9a', { opacity: 0.3 })
  drawing.path('M622 322H714L702 480Q668 492 634 480z', '#f5fbf6', { opacity: 0.5 })
  drawing.path(
    'M626 366H710L702 478Q668 488 635 478z',
    drawing.linear(
      [
        [0, '#fbe58a'],
        [1, '#f2b63f'],
      ],
      [630, 360],
      [710, 480],
    ),
    { opacity: 0.9 },
  )
  drawing.path(oval(668, 366, 42, 9), '#fdf3bd')
  drawing.path(oval(668, 322, 46, 10), 'none', { stroke: '#ffffff', strokeWidth: 3 })
  drawing.line('M654 460L690 270L706 256', '#e2593c', 7)
  drawing.circle(632, 332, 22, '#f7d54a')
  drawing.circle(632, 332, 18, '#fdf0a8')
  drawing.line(
    [0, 60, 120]
      .map(
        (a) =>
          `M${pair([632 + 16 * Math.cos((a * Math.PI) / 180), 332 + 16 * Math.sin((a * Math.PI) / 180)])}L${pair([632 - 16 * Math.cos((a * Math.PI) / 180), 332 - 16 * Math.sin((a * Math.PI) / 180)])}`,
      )
      .join(''),
    '#f2c63f',
    2,
  )
  drawing.path(roundedBox(646, 384, 26, 24, 5), '#ffffff', { opacity: 0.5 })
  drawing.path(roundedBox(670, 404, 24, 24, 5), '#ffffff', { opacity: 0.4 })
  drawing.line('M634 374L642 468', '#ffffff', 5, { opacity: 0.6 })
}

function paintShades(drawing: Drawing): void {
  drawing.path(oval(118, 560, 86, 14), '#4f7f9a', { opacity: 0.3 })
  drawing.line('M52 520Q110 496 190 500M136 532Q180 510 226 508', '#7a4a2c', 6)
  drawing.path(
    'M34 516Q62 506 92 518Q92 556 62 556Q36 552 34 516zM104 524Q134 514 164 528Q162 566 132 566Q106 560 104 524z',
    '#24466b',
    { stroke: '#8a5630', strokeWidth: 6 },
  )
  drawing.line('M92 524q6-4 12 2', '#8a5630', 6)
  drawing.path('M44 522q16-6 28-2q-16 6-24 20zM114 530q16-6 28-2q-16 6-24 20z', '#8fc6e0', {
    opacity: 0.6,
  })
}
