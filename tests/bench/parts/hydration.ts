import { measureHydration } from '../hydration/hydration.ts'
import type { HydratedPage } from '../hydration/hydration.ts'
import type { Measured } from '../part.ts'
import { ratioRow, rowOf } from '../report/rows.ts'

const rounds = 5

/** What a page costs a browser until it has come to life. */
export async function hydration(): Promise<Measured> {
  const { spent } = await measureHydration(rounds)
  const scripts = (page: HydratedPage) => spent[page].map((one) => one.scripts)
  const all = (page: HydratedPage) => spent[page].map((one) => one.all)
  const rows = (['home', 'list', 'details'] as const).flatMap((page) => [
    rowOf({ name: `${page}: scripts`, unit: 'ms' }, scripts(page)),
    ratioRow({ name: '… times a page with one heading' }, scripts(page), scripts('least')),
    rowOf({ name: '… with document, styles and layout', unit: 'ms' }, all(page)),
  ])
  return {
    sections: [
      { title: `First visit: CPU of the browser's main thread, median of ${rounds} rounds`, rows },
    ],
    facts: { spent },
  }
}
