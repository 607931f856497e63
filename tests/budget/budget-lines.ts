import type { PageWeight } from './page-weight.ts'

/**
 * Bytes that opening the home page may cost, compressed with brotli: everything that is asked for before
 * the load event, except video. A kilobyte is 1,000 bytes.
 */
const limits = {
  /** Ours: what is above the floor of the libraries that any such page has. */
  ownJavaScript: 10_000,
  javaScript: 107_000,
  css: 9_000,
  fonts: 46_000,
  /** With the page's data and the first screen's styles in it. */
  html: 22_000,
  /** The same before it is compressed. */
  plainHtml: 145_000,
  elements: 1_100,
  /** The document of a page that is not there, before it is compressed. */
  notFoundHtml: 45_000,
  total: 290_000,
  requests: 14,
  /** Of a first visit to any page of offers or dates. */
  otherJavaScript: 115_000,
} as const

/** One figure of the budget. A figure without a limit is for information. */
export interface BudgetLine {
  readonly name: string
  readonly measured: number
  readonly limit?: number | undefined
  readonly unit: 'kB' | ''
}

/** @param floor bytes of the libraries' JavaScript. */
export function budgetLines(weight: PageWeight, floor: number): BudgetLine[] {
  const { bytes, requests, plainHtml, elements } = weight
  const { javaScript, css, fonts, html, images, other } = bytes
  const total = javaScript + css + fonts + html + images + other
  return [
    size('our own JavaScript, above the floor', javaScript - floor, limits.ownJavaScript),
    size('the floor: React, Inertia, Ziggy', floor),
    size('JavaScript', javaScript, limits.javaScript),
    size('CSS', css, limits.css),
    size('fonts', fonts, limits.fonts),
    size('HTML with its data', html, limits.html),
    size('… before it is compressed', plainHtml, limits.plainHtml),
    { ...size('elements', elements, limits.elements), unit: '' },
    size('pictures', images),
    size('other', other),
    size('all before the load event', total, limits.total),
    { ...size('requests before the load event', requests, limits.requests), unit: '' },
  ]
}

/** The JavaScript of a first visit to a page other than the home page. */
export function javaScriptLine(name: string, { bytes }: Pick<PageWeight, 'bytes'>): BudgetLine {
  return size(name, bytes.javaScript, limits.otherJavaScript)
}

/** @param html of an address at which nothing is. */
export function notFoundLine(html: string): BudgetLine {
  return size('HTML before it is compressed', Buffer.byteLength(html), limits.notFoundHtml)
}

function size(name: string, measured: number, limit?: number): BudgetLine {
  return { name, measured, limit, unit: 'kB' }
}

export function isOver({ measured, limit }: BudgetLine): boolean {
  return limit !== undefined && measured > limit
}

/** `CSS    6.9 kB of  9.0 kB  ok`. */
export function textOf(line: BudgetLine): string {
  const { name, measured, limit, unit } = line
  const amount = (value: number) =>
    unit === 'kB' ? `${(value / 1_000).toFixed(2)} kB` : String(value)
  const verdict = limit === undefined ? '' : isOver(line) ? 'OVER' : 'ok'
  const allowed = limit === undefined ? '' : `of ${amount(limit).padStart(9)}`
  return `  ${name.padEnd(37)}${amount(measured).padStart(9)}  ${allowed.padEnd(12)}  ${verdict}`.trimEnd()
}
