import { escapeHtml } from '#server/format/words.ts'
import type { Interval } from '../statistics.ts'
import { logScale } from './log-scale.ts'
import type { LogScale } from './log-scale.ts'

export interface Bar {
  readonly name: string
  readonly value: number
  readonly interval: Interval
  readonly isOurs: boolean
}

export interface Group {
  readonly title: string
  readonly bars: readonly Bar[]
}

export interface Plot {
  /** The name of its file, without the ending. */
  readonly file: string
  readonly title: string
  /** What the bars are, and how they were measured. */
  readonly subtitle: string
  /** A value in words, with its unit. */
  readonly textOf: (value: number) => string
  readonly groups: readonly Group[]
}

const width = 960
const left = 268
const right = 132
const top = 104
const rowHeight = 24
const barHeight = 14
const groupGap = 40

/**
 * Bars on a logarithmic scale, each with its interval, as an SVG picture that reads its colours from
 * the system's: light or dark.
 */
export function plotOf({ title, subtitle, textOf, groups }: Plot): string {
  const bars = groups.flatMap((group) => group.bars)
  const scale = logScale(
    bars.flatMap(({ value, interval }) => [value, ...interval]),
    [left, width - right],
  )
  const places = placesOf(groups)
  const height = (places.at(-1)?.end ?? top) + 56
  const drawn = places.map((place) => groupOf(place, scale, textOf)).join('\n')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeHtml(title)}">
<style>${style}</style>
<rect class="paper" width="${width}" height="${height}" rx="12"/>
<text class="title" x="32" y="44">${escapeHtml(title)}</text>
<text class="quiet" x="32" y="68">${escapeHtml(subtitle)}</text>
${legend}
${axis(scale, height - 44, textOf)}
${drawn}
</svg>
`
}

type TextOf = Plot['textOf']

interface Place {
  readonly group: Group
  readonly start: number
  readonly end: number
}

function placesOf(groups: readonly Group[]): Place[] {
  let at = top
  return groups.map((group) => {
    const start = at
    at += groupGap + group.bars.length * rowHeight
    return { group, start, end: at }
  })
}

function groupOf({ group, start }: Place, scale: LogScale, textOf: TextOf): string {
  const heading = `<text class="group" x="32" y="${start + 24}">${escapeHtml(group.title)}</text>`
  const bars = group.bars.map((bar, at) =>
    barOf(bar, start + groupGap - 6 + at * rowHeight, scale, textOf),
  )
  return [heading, ...bars].join('\n')
}

function barOf(
  { name, value, interval, isOurs }: Bar,
  y: number,
  scale: LogScale,
  textOf: TextOf,
): string {
  const [low, high] = interval.map((end) => round(scale.at(end))) as [number, number]
  const end = round(scale.at(value))
  const middle = y + barHeight / 2
  return [
    `<text class="name" x="${left - 12}" y="${middle + 4.5}">${escapeHtml(name)}</text>`,
    `<rect class="${isOurs ? 'ours' : 'other'}" x="${left}" y="${y}" width="${round(Math.max(1, end - left))}" height="${barHeight}" rx="2"/>`,
    `<path class="interval" d="M${low} ${middle}H${high}M${low} ${middle - 4}v8M${high} ${middle - 4}v8"/>`,
    `<text class="value" x="${Math.max(end, high) + 10}" y="${middle + 4.5}">${textOf(value)}</text>`,
  ].join('')
}

const legend = [
  ['ours', 'Saltlark', width - 330],
  ['other', 'what it is compared with', width - 232],
]
  .map(
    ([kind, words, x]) =>
      `<rect class="${kind}" x="${x}" y="34" width="12" height="12" rx="2"/><text class="quiet" x="${Number(x) + 20}" y="44.5">${words}</text>`,
  )
  .join('')

function axis({ ticks, at }: LogScale, bottom: number, textOf: TextOf): string {
  const lines = ticks.map((tick) => {
    const x = round(at(tick))
    return `<path class="grid" d="M${x} ${top}V${bottom}"/><text class="tick" x="${x}" y="${bottom + 20}">${textOf(tick)}</text>`
  })
  return lines.join('\n')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
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
