import { escapeHtml } from '#server/format/words.ts'
import type { Row, Section } from './rows.ts'
import { durationText } from './table.ts'

/** A picture of what some things cost. */
export interface Plot {
  /** The name of its file, without the ending. */
  readonly file: string
  readonly title: string
  /** What its bars and their intervals are. */
  readonly how: string
  /** Rows of microseconds. */
  readonly groups: readonly Section[]
  readonly isOurs: (name: string) => boolean
}

const width = 960
const [left, right] = [268, 828]
const top = 104
const rowHeight = 24
const barHeight = 14
const groupGap = 40

/**
 * Bars on a logarithmic scale, each with its interval, as an SVG picture that reads its colours from
 * the system's: light or dark.
 */
export function plotOf({ title, how, groups, isOurs }: Plot): string {
  const { at, ticks } = logScale(groups.flatMap(({ rows }) => rows.flatMap(endsOf)))
  let y = top
  const drawn = groups.flatMap((group) => {
    const heading = `<text class="group" x="32" y="${y + 24}">${escapeHtml(group.title)}</text>`
    const first = y + groupGap - 6
    y += groupGap + group.rows.length * rowHeight
    const bars = group.rows.map((row, place) =>
      barOf(row, first + place * rowHeight, at, isOurs(row.name) ? 'ours' : 'other'),
    )
    return [heading, ...bars]
  })
  const lines = ticks.map(
    (tick) =>
      `<path class="grid" d="M${at(tick)} ${top}V${y + 12}"/><text class="tick" x="${at(tick)}" y="${y + 32}">${durationText(tick)}</text>`,
  )
  const height = y + 56
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeHtml(title)}">
<style>${style}</style>
<rect class="paper" width="${width}" height="${height}" rx="12"/>
<text class="title" x="32" y="44">${escapeHtml(title)}</text>
<text class="quiet" x="32" y="68">CPU time on a logarithmic scale, Saltlark in orange: ${escapeHtml(how)}</text>
${[...lines, ...drawn].join('\n')}
</svg>
`
}

function endsOf({ value, interval = [value, value] }: Row): number[] {
  return [value, ...interval]
}

/**
 * Where values lie that are above zero: ten times as much is always as far away. The scale has whole
 * powers of ten, the first and the last at its ends.
 */
function logScale(values: readonly number[]) {
  const first = Math.floor(Math.log10(Math.min(...values)))
  const last = Math.max(first + 1, Math.ceil(Math.log10(Math.max(...values))))
  const share = (value: number) => (Math.log10(value) - first) / (last - first)
  return {
    at: (value: number) => Math.round((left + share(value) * (right - left)) * 10) / 10,
    ticks: Array.from({ length: last - first + 1 }, (_, power) => 10 ** (first + power)),
  }
}

function barOf(row: Row, y: number, at: (value: number) => number, kind: 'ours' | 'other'): string {
  const [end = 0, low = 0, high = 0] = endsOf(row).map(at)
  const middle = y + barHeight / 2
  return [
    `<text class="name" x="${left - 12}" y="${middle + 4.5}">${escapeHtml(row.name)}</text>`,
    `<rect class="${kind}" x="${left}" y="${y}" width="${Math.max(1, end - left)}" height="${barHeight}" rx="2"/>`,
    `<path class="interval" d="M${low} ${middle}H${high}M${low} ${middle - 4}v8M${high} ${middle - 4}v8"/>`,
    `<text class="value" x="${Math.max(end, high) + 10}" y="${middle + 4.5}">${durationText(row.value)}</text>`,
  ].join('')
}

const style = `
text{font:13px system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;fill:#10304d}
.paper{fill:#fbfaf7}.title{font-size:22px;font-weight:650}.group{font-weight:650}
.quiet,.tick{fill:#51677a}.tick{text-anchor:middle;font-size:12px}.name{text-anchor:end}
.value{font-weight:600;font-variant-numeric:tabular-nums;paint-order:stroke;stroke:#fbfaf7;stroke-width:4px}
.ours{fill:#e0701a}.other{fill:#8fa6b8}.grid{stroke:#10304d;stroke-opacity:.13}
.interval{fill:none;stroke:#10304d;stroke-width:1.5}
@media(prefers-color-scheme:dark){text{fill:#eef3f6}.paper{fill:#0d1f30}.quiet,.tick{fill:#9db1c1}
.ours{fill:#f2913d}.other{fill:#56728a}.grid{stroke:#fff;stroke-opacity:.14}.interval{stroke:#fff}.value{stroke:#0d1f30}}
`
