import { setLine } from '../../brand/lettering/set-line.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { polygon } from '../../kit/path.ts'
import type { View } from './view.ts'

const ink = '#1f2d3a'
const inset = 14
const bar = 7
/** Degrees between two lines of the grid. */
const gaps = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20]

/** The grid of latitude and longitude, under everything but the water. */
export function paintGrid(drawing: Drawing, view: View): void {
  const { xs, ys } = linesOf(view)
  const look = { opacity: 0.3 }
  for (const { at } of xs) drawing.line(`M${at} 0V${view.height}`, '#3c7285', 1, look)
  for (const { at } of ys) drawing.line(`M0 ${at}H${view.width}`, '#3c7285', 1, look)
}

/** The border with its scale of degrees. */
export function paintFrame(drawing: Drawing, view: View): void {
  const { width, height } = view
  const { xs, ys } = linesOf(view)
  const outer = `M0 0H${width}V${height}H0zM${inset + bar} ${inset + bar}V${height - inset - bar}H${width - inset - bar}V${inset + bar}z`
  drawing.path(outer, '#fdfbf3', { rule: 'evenodd' })
  paintTicks(drawing, xs, width, (from, to) => {
    for (const y of [inset, height - inset - bar]) drawing.box(from, y, to - from, bar, ink)
  })
  paintTicks(drawing, ys, height, (from, to) => {
    for (const x of [inset, width - inset - bar]) drawing.box(x, from, bar, to - from, ink)
  })
  for (const by of [inset, inset + bar]) {
    const corners = [
      [by, by],
      [width - by, by],
      [width - by, height - by],
      [by, height - by],
    ] as const
    drawing.line(polygon(corners), ink, 1.2)
  }
  for (const { at, name } of xs) paintName(drawing, name, at, inset - 3, width)
}

interface GridLine {
  readonly at: number
  readonly name: string
}

function linesOf(view: View): { xs: GridLine[]; ys: GridLine[] } {
  const [west, north] = view.placeAt([0, 0])
  const [east, south] = view.placeAt([view.width, view.height])
  const gap = gaps.find((each) => (east - west) / each < 7) ?? 20
  const middle = (north + south) / 2
  return {
    xs: between(west, east, gap).map((value) => ({
      at: Math.round(view.project([value, middle])[0] * 10) / 10,
      name: degrees(value, 'E', 'W'),
    })),
    ys: between(south, north, gap)
      .toReversed()
      .map((value) => ({
        at: Math.round(view.project([west, value])[1] * 10) / 10,
        name: degrees(value, 'N', 'S'),
      })),
  }
}

function between(low: number, high: number, gap: number): number[] {
  const found: number[] = []
  for (let step = Math.ceil(low / gap); step * gap <= high; step++) found.push(step * gap)
  return found
}

function degrees(value: number, positive: string, negative: string): string {
  const minutes = Math.round(Math.abs(value) * 60)
  const part = minutes % 60 ? `${String(minutes % 60).padStart(2, '0')}’` : ''
  return `${Math.floor(minutes / 60)}°${part}${minutes ? (value < 0 ? negative : positive) : ''}`
}

/** Every other half of the grid's gaps is black. */
function paintTicks(
  _drawing: Drawing,
  lines: readonly GridLine[],
  end: number,
  paint: (from: number, to: number) => void,
): void {
  lines.forEach(({ at }, index) => {
    const next = lines[index + 1]?.at ?? at + (at - (lines[index - 1]?.at ?? at - 100))
    const to = Math.min((at + next) / 2, end - inset - bar)
    if (to > at && at > inset) paint(at, to)
  })
}

function paintName(
  drawing: Drawing,
  name: string,
  middle: number,
  foot: number,
  width: number,
): void {
  const line = setLine(name, { face: 'figtree', size: 10.5, coarse: true })
  const x = middle - line.width / 2
  if (x < inset || x + line.width > width - inset) return
  drawing.group({ transform: `translate(${Math.round(x * 10) / 10} ${foot})` }, () =>
    drawing.path(line.path, ink),
  )
}
