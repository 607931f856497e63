import { paintChart } from '../../chart/chart.ts'
import type { Sheet } from '../../chart/chart.ts'
import { paintTool } from '../../chart/tools.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { voucherSize } from '../voucher.ts'

const { width, height } = voucherSize

const sheet: Sheet = {
  coast: { land: 'right', share: 0.1, rugged: 1.2, islands: [[0.56, 0.12, 0.06]] },
  rose: [0.77, 0.56, 0.3],
  course: [
    [0.5, 1.02],
    [0.6, 0.74],
    [0.66, 0.36],
    [0.9, 0.12],
  ],
  marks: [
    { kind: 'light', at: [0.9, 0.3], flare: 40 },
    { kind: 'can', at: [0.57, 0.5] },
  ],
}

/** A chart with its rose and brass dividers, fading to plain paper. */
export function paintChartPaper(drawing: Drawing): void {
  paintChart(drawing, 'voucher-chart', sheet)
  const veil = drawing.linear(
    [
      [0, '#fdf8ea', 0.97],
      [0.4, '#fdf8ea', 0.93],
      [0.56, '#fdf8ea', 0.66],
      [0.72, '#fdf8ea', 0],
    ],
    [0, 0],
    [width, 0],
  )
  drawing.box(0, 0, width, height, veil)
  paintTool(drawing, { kind: 'dividers', at: [0, 0], turn: 34, size: 1.7 }, [1062, 170], 1.1)
}
