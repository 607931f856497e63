import { limits, mostJavaScript } from './limits.ts'
import type { PageWeight } from './page-weight.ts'

/** One figure of the budget. A figure without a limit is for information. */
export interface BudgetLine {
  readonly name: string
  readonly measured: number
  readonly limit?: number
  readonly unit: 'kB' | ''
}

/** @param floor bytes of the libraries' JavaScript. */
export function budgetLines({ bytes, requests }: PageWeight, floor: number): BudgetLine[] {
  const { javaScript, css, fonts, html, images, other } = bytes
  const total = javaScript + css + fonts + html + images + other
  const size = (name: string, measured: number, limit?: number): BudgetLine => ({
    name,
    measured,
    unit: 'kB',
    ...(limit !== undefined && { limit }),
  })
  return [
    size('our own JavaScript, above the floor', javaScript - floor, limits.ownJavaScript),
    size('the floor: React, Inertia, Ziggy', floor),
    size('JavaScript', javaScript, limits.javaScript),
    size('CSS', css, limits.css),
    size('fonts', fonts, limits.fonts),
    size('HTML with its data', html, limits.html),
    size('pictures', images),
    size('other', other),
    size('all before the load event', total, limits.total),
    {
      name: 'requests before the load event',
      measured: requests,
      limit: limits.requests,
      unit: '',
    },
  ]
}

/** The JavaScript of a first visit to a page other than the home page. */
export function javaScriptLine(name: string, { bytes }: Pick<PageWeight, 'bytes'>): BudgetLine {
  return { name, measured: bytes.javaScript, limit: mostJavaScript, unit: 'kB' }
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
