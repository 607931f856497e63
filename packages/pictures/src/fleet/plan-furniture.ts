import { mix } from '../kit/colour.ts'
import { steps } from '../kit/numbers.ts'
import { edged, joined } from './plan-lines.ts'
import type { Place, Span } from './plan-lines.ts'
import type { Sheet } from './plan-sheet.ts'

function inner([from, to]: Span, by: number): Span {
  return from < to ? [from + by, to - by] : [from - by, to + by]
}

export function paintTable(sheet: Sheet, { x, y }: Place): void {
  const { tones, drawing } = sheet
  edged(sheet, sheet.box(x, y, 8), tones.wood)
  for (const share of [0.32, 0.68]) {
    const at = y[0] + (y[1] - y[0]) * share
    drawing.line(joined([sheet.at(x[0], at), sheet.at(x[1], at)]), tones.ink, 1.2, { opacity: 0.6 })
  }
}

export function paintGalley(sheet: Sheet, { x, y }: Place): void {
  const { tones, drawing, scale } = sheet
  edged(sheet, sheet.box(x, y, 3), mix(tones.paper, tones.wood, 0.3))
  const middle = (y[0] + y[1]) / 2
  const [low, high] = [Math.min(...x), Math.max(...x)]
  edged(
    sheet,
    sheet.box([low + 0.14, low + 0.72], inner(y, 0.1), 3),
    mix(tones.ink, tones.paper, 0.35),
  )
  for (const at of [low + 0.29, low + 0.56])
    drawing.circle(...sheet.at(at, middle), scale * 0.1, tones.paper, {
      stroke: tones.ink,
      strokeWidth: 1.4,
    })
  for (const at of [high - 0.3, high - 0.66]) {
    drawing.circle(...sheet.at(at, middle), scale * 0.15, mix(tones.paper, '#9fc4d2', 0.5), {
      stroke: tones.ink,
      strokeWidth: 1.4,
    })
  }
}

export function paintChartTable(sheet: Sheet, { x, y }: Place): void {
  const { tones, drawing } = sheet
  edged(sheet, sheet.box(x, y, 3), tones.wood)
  drawing.path(sheet.box(inner(x, 0.12), inner(y, 0.14), 1), '#fbf7ea')
  const [low, high] = [Math.min(...x), Math.max(...x)]
  drawing.path(sheet.box([low + 0.16, low + 0.38], inner(y, 0.16), 1), '#e8cf94')
  drawing.line(
    joined([
      sheet.at(low + 0.34, y[0] + (y[1] - y[0]) * 0.3),
      sheet.at(high - 0.2, y[0] + (y[1] - y[0]) * 0.7),
    ]),
    '#c8402f',
    1.8,
  )
}

export function paintHeads(sheet: Sheet, { x, y }: Place): void {
  const { tones, drawing, scale } = sheet
  edged(sheet, sheet.box(x, y, 3), mix(tones.paper, '#cfe0e2', 0.6))
  const [low, high] = [Math.min(...x), Math.max(...x)]
  const slats = steps(5, low + 0.1, high - 0.1).map((at) =>
    joined([sheet.at(at, y[0]), sheet.at(at, y[0] + (y[1] - y[0]) * 0.4)]),
  )
  drawing.line(slats.join(''), tones.ink, 1, { opacity: 0.35 })
  const out = y[0] + (y[1] - y[0]) * 0.66
  drawing.circle(...sheet.at(low + 0.36, out), scale * 0.19, '#ffffff', {
    stroke: tones.ink,
    strokeWidth: 1.5,
  })
  drawing.circle(...sheet.at(low + 0.36, out), scale * 0.1, mix(tones.paper, '#9fc4d2', 0.6))
  edged(sheet, sheet.box([high - 0.5, high - 0.08], [out - 0.2, out + 0.22], 8), '#ffffff')
}

export function paintLocker(sheet: Sheet, { x, y }: Place): void {
  const { tones, drawing } = sheet
  edged(sheet, sheet.box(x, y, 2), mix(tones.wood, tones.paper, 0.35))
  drawing.line(
    joined([sheet.at(x[0], y[0]), sheet.at(x[1], y[1])]) +
      joined([sheet.at(x[0], y[1]), sheet.at(x[1], y[0])]),
    tones.ink,
    1,
    { opacity: 0.35 },
  )
}

export function paintSails(sheet: Sheet, { x, y }: Place): void {
  const cloths = ['#c8402f', '#f4efe2', '#2f6d8f'] as const
  const wide = (x[1] - x[0]) / 3
  for (const [index, cloth] of cloths.entries()) {
    const from = x[0] + index * wide
    const taper = 1 - index * 0.16
    edged(
      sheet,
      sheet.box([from + 0.04, from + wide - 0.06], [y[0] * taper, y[1] * taper], 12),
      cloth,
    )
  }
}

export function paintWall(sheet: Sheet, [at]: Span, door: Span): void {
  const beam = sheet.hull.beamAt(at / sheet.length)
  const path =
    joined([sheet.at(at, beam), sheet.at(at, Math.max(...door))]) +
    joined([sheet.at(at, Math.min(...door)), sheet.at(at, -beam)])
  sheet.drawing.line(path, sheet.tones.ink, 4, { cap: 'butt' })
}

export function paintCockpit(
  sheet: Sheet,
  { x, y, steers }: Place & { steers: 'wheel' | 'wheels' | 'tiller' },
): void {
  const { tones, drawing, scale } = sheet
  edged(sheet, sheet.box(x, y, 6), tones.deck)
  const well: Span = [y[0] * 0.5, y[1] * 0.5]
  edged(sheet, sheet.box([x[0] + 0.1, x[1]], well, 3), mix(tones.deck, tones.ink, 0.16))
  const slats = steps(5, well[0] + 0.08, well[1] - 0.08).map((at) =>
    joined([sheet.at(x[0] + 0.15, at), sheet.at(x[1] - 0.05, at)]),
  )
  drawing.line(slats.join(''), tones.ink, 1, { opacity: 0.35 })
  const helm = x[0] + (x[1] - x[0]) * 0.34
  if (steers === 'tiller') {
    drawing.line(
      joined([sheet.at(x[0] - 0.1, 0), sheet.at(x[0] + 1.25, 0.1)]),
      mix(tones.wood, tones.ink, 0.3),
      5,
    )
    return
  }
  for (const side of steers === 'wheel' ? [0] : [0.55, -0.55]) {
    const half = steers === 'wheel' ? 0.5 : 0.36
    drawing.line(joined([sheet.at(helm, side - half), sheet.at(helm, side + half)]), tones.ink, 4)
    drawing.circle(...sheet.at(helm, side), scale * 0.09, tones.ink)
  }
}

export function paintSteps(sheet: Sheet, { x, y }: Place): void {
  const treads = steps(4, x[0], x[1]).map((at) => joined([sheet.at(at, y[0]), sheet.at(at, y[1])]))
  edged(sheet, sheet.box(x, y, 2), mix(sheet.tones.wood, sheet.tones.paper, 0.2))
  sheet.drawing.line(treads.join(''), sheet.tones.ink, 1.3)
}

export function paintOpening(sheet: Sheet, at: number, half: number): void {
  const path = sheet.box([at - half * 1.3, at + half * 1.3], [-half, half], 5)
  sheet.drawing.path(path, 'none', {
    stroke: sheet.tones.ink,
    strokeWidth: 1.4,
    dash: '5 4',
    opacity: 0.7,
  })
}
