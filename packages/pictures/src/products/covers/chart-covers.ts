import { paintChart } from '../../chart/chart.ts'
import type { Sheet } from '../../chart/chart.ts'
import type { CoverArt } from '../book/book.ts'

/** A piece of chart on a cover: the sheet, and how much of it is moved and enlarged. */
interface ChartCover {
  readonly name: string
  readonly sheet: Sheet
  readonly move: readonly [x: number, y: number]
  readonly zoom: number
}

const charts = {
  rose: {
    name: 'cover-navigation',
    move: [-180, -60],
    zoom: 0.9,
    sheet: {
      coast: { land: 'left', share: 0.3, rugged: 1.1 },
      rose: [0.52, 0.58, 0.24],
      course: [
        [0.2, 0.78],
        [0.4, 0.5],
        [0.68, 0.3],
      ],
    },
  },
  harbour: {
    name: 'cover-solent',
    move: [-150, -60],
    zoom: 0.8,
    sheet: {
      coast: { land: 'both sides', share: 0.42, rugged: 0.9 },
      course: [
        [0.5, 0.98],
        [0.47, 0.66],
        [0.55, 0.42],
        [0.5, 0.1],
      ],
      marks: [
        { kind: 'can', at: [0.42, 0.74] },
        { kind: 'cone', at: [0.56, 0.72] },
        { kind: 'can', at: [0.44, 0.5] },
        { kind: 'cone', at: [0.6, 0.5] },
        { kind: 'light', at: [0.31, 0.6], flare: -60 },
        { kind: 'anchorage', at: [0.52, 0.86] },
      ],
    },
  },
} as const satisfies Record<string, ChartCover>

/** The piece of chart on a cover, by its name. */
export function chartCover(name: keyof typeof charts): CoverArt {
  const cover: ChartCover = charts[name]
  const [x, y] = cover.move
  return (drawing) =>
    drawing.group({ transform: `translate(${x} ${y}) scale(${cover.zoom})` }, () =>
      paintChart(drawing, cover.name, cover.sheet),
    )
}
