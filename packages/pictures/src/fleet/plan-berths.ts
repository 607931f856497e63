import { mix } from '../kit/colour.ts'
import { steps } from '../kit/numbers.ts'
import { edged, joined } from './plan-lines.ts'
import type { Place, Span } from './plan-lines.ts'
import type { Sheet } from './plan-sheet.ts'

export function paintBunk(
  sheet: Sheet,
  { is, x, y, head }: Place & { is: 'double' | 'single' | 'cot'; head: 'fore' | 'aft' },
): void {
  const { tones, drawing } = sheet
  const cloth = is === 'cot' ? mix(tones.cushion, tones.paper, 0.45) : tones.cushion
  edged(sheet, sheet.box(x, y, 5), cloth)
  const [low, high] = [Math.min(...x), Math.max(...x)]
  const pillow: Span = head === 'fore' ? [high - 0.5, high - 0.12] : [low + 0.12, low + 0.5]
  const rows =
    is === 'double'
      ? [
          [0.06, 0.48],
          [0.52, 0.94],
        ]
      : [[0.14, 0.86]]
  for (const [from = 0, to = 1] of rows) {
    const across: Span = [y[0] + (y[1] - y[0]) * from, y[0] + (y[1] - y[0]) * to]
    drawing.path(sheet.box(pillow, across, 6), mix(tones.paper, '#ffffff', 0.5), {
      stroke: tones.ink,
      strokeWidth: 1,
    })
  }
  const fold = head === 'fore' ? high - 0.75 : low + 0.75
  drawing.line(
    joined([
      sheet.at(fold, y[0] + (y[1] - y[0]) * 0.06),
      sheet.at(fold, y[0] + (y[1] - y[0]) * 0.94),
    ]),
    tones.ink,
    1.2,
    { opacity: 0.5 },
  )
  if (is === 'cot') {
    const ties = steps(6, low + 0.2, high - 0.2).map((at) =>
      joined([sheet.at(at, y[0]), sheet.at(at, y[0] + (y[1] - y[0]) * 0.16)]),
    )
    drawing.line(ties.join(''), tones.ink, 1.4, { opacity: 0.6 })
  }
}

export function paintSettee(sheet: Sheet, { x, y }: Place): void {
  const { tones, drawing } = sheet
  edged(sheet, sheet.box(x, y, 6), tones.cushion)
  const back: Span = [y[1], y[1] - (y[1] - y[0]) * 0.26]
  drawing.path(sheet.box(x, back, 4), mix(tones.cushion, tones.ink, 0.2))
  const thirds = [1, 2].map((third) => {
    const at = x[0] + ((x[1] - x[0]) * third) / 3
    return joined([sheet.at(at, y[0]), sheet.at(at, back[1])])
  })
  drawing.line(thirds.join(''), tones.ink, 1.1, { opacity: 0.5 })
}

export function paintVee(
  sheet: Sheet,
  { x, parted }: { readonly x: Span; readonly parted?: true },
): void {
  const { tones, drawing } = sheet
  const gap = parted ? 0.3 : 0
  for (const side of [1, -1]) {
    const outer = sheet.hull.beamAt(x[0] / sheet.length) * side
    const tip = sheet.hull.beamAt(x[1] / sheet.length) * side
    const ring = [
      sheet.at(x[0], gap * side),
      sheet.at(x[0], outer),
      sheet.at(x[1], tip),
      sheet.at(x[1], 0),
    ]
    edged(sheet, `${joined(ring)}z`, tones.cushion)
    drawing.path(
      sheet.box([x[0] + 0.14, x[0] + 0.52], [(gap + 0.14) * side, (gap + 0.78) * side], 6),
      mix(tones.paper, '#ffffff', 0.5),
      { stroke: tones.ink, strokeWidth: 1 },
    )
  }
}
