import { paintChart } from '../../chart/chart.ts'
import type { Sheet } from '../../chart/chart.ts'
import { paintTool } from '../../chart/tools.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { oval } from '../../kit/path.ts'
import { paintSoftShadow } from '../parts/soft-shadow.ts'

const sheet: Sheet = {
  coast: { land: 'right', share: 0.3, rugged: 1.2, islands: [[0.28, 0.26, 0.09]] },
  course: [
    [0.1, 0.94],
    [0.3, 0.66],
    [0.46, 0.52],
    [0.56, 0.2],
  ],
  marks: [
    { kind: 'light', at: [0.66, 0.3], flare: 40 },
    { kind: 'can', at: [0.5, 0.34] },
    { kind: 'cone', at: [0.6, 0.36] },
  ],
}

/** A mug of tea in the lamplight of the chart table, on a chart with a course half drawn. */
export function paintMug(drawing: Drawing): void {
  drawing.box(0, 0, 800, 800, '#4a2c17')
  drawing.group({ transform: 'matrix(1.3 -0.1 0.16 0.98 -170 66)' }, () =>
    paintChart(drawing, 'square-mug', sheet),
  )
  paintLamplight(drawing)
  drawing.group({ transform: 'translate(96 700) rotate(-16) scale(1.5)' }, () =>
    paintTool(drawing, { kind: 'pencil', at: [0, 0], turn: 0 }, [0, 0], 1),
  )
  drawing.group({ transform: 'translate(506 470)' }, () => {
    paintMugBody(drawing)
    paintSteam(drawing)
  })
}

function paintLamplight(drawing: Drawing): void {
  const lamp = drawing.radial(
    [
      [0, '#ffdf9a', 0.5],
      [0.4, '#f0a24a', 0.34],
      [0.75, '#5a2410', 0.66],
      [1, '#220c08', 0.86],
    ],
    [300, 260],
    760,
  )
  drawing.box(0, 0, 800, 800, lamp)
}

function paintMugBody(drawing: Drawing): void {
  paintSoftShadow(drawing, 'M-150 210C-40 280 180 268 240 190L330 250C300 330 60 340-80 300z', {
    fall: [0, 6],
    spread: 26,
    strength: 0.55,
    colour: '#1c0a06',
  })
  drawing.line('M140-60C250-96 282 96 128 130', '#0f2740', 46)
  drawing.line('M140-60C250-96 282 96 128 130', '#2b5f8c', 36)
  drawing.line('M150-66C240-82 262 20 210 84', '#8fb7d4', 6, { opacity: 0.6 })
  const glaze = drawing.linear(
    [
      [0, '#16324f'],
      [0.22, '#5f93ba'],
      [0.36, '#3b6f9b'],
      [0.7, '#1e4468'],
      [1, '#0d2238'],
    ],
    [-170, 0],
    [170, 0],
  )
  drawing.path(
    'M-170-140C-172-20-160 120-142 196A142 44 0 0 0 142 196C160 120 172-20 170-140z',
    glaze,
  )
  drawing.path('M-165 84A165 52 0 0 0 165 84L160 124A160 50 0 0 1-160 124z', '#f3dfb0', {
    opacity: 0.9,
  })
  drawing.path('M-140-110C-142 0-132 100-120 180L-96 190C-110 100-116 0-112-98z', '#d9ecf4', {
    opacity: 0.35,
  })
  drawing.path(oval(0, -140, 170, 54), '#f6ecd6')
  drawing.path(oval(0, -138, 156, 46), '#10263c')
  drawing.path(
    oval(0, -126, 148, 38),
    drawing.radial(
      [
        [0, '#c9823f'],
        [0.7, '#94541f'],
        [1, '#5f2f10'],
      ],
      [-30, -136],
      160,
    ),
  )
  drawing.path('M-120-124C-90-156-10-164 40-158C-30-150-80-136-104-112z', '#f3c98a', {
    opacity: 0.55,
  })
}

function paintSteam(drawing: Drawing): void {
  const wisps = [
    'M-40-150C-90-220 10-260-34-330C-66-386-20-420-30-456C20-410-10-376 10-320C34-254-44-220-14-150z',
    'M50-156C20-210 90-250 60-310C44-350 80-380 72-410C112-370 84-340 96-300C116-240 50-206 74-156z',
  ]
  for (const [index, wisp] of wisps.entries()) {
    const mist = drawing.linear(
      [
        [0, '#fff6e4', 0],
        [0.4, '#fff6e4', 0.5],
        [1, '#fff6e4', 0.12],
      ],
      [0, -450 + index * 40],
      [0, -140],
    )
    drawing.path(wisp, mist)
  }
}
