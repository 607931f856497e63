import { readFileSync } from 'node:fs'
import type { PageObject } from '@saltlark/inertia-express'
import { renderPage } from '#js/ssr.tsx'
import type { ZiggyTable } from '#server/routing/ziggy.ts'

// The site's own rendering and nothing around it: told a number, it renders the page so often, whole or
// with what of it was kept. The page object is written out once each time, inside what is rendered.
const [, , file = ''] = process.argv
const { page, table } = JSON.parse(readFileSync(file, 'utf8')) as {
  page: PageObject
  table: ZiggyTable
}

const pagesOf = { site: {}, address: page.url }

process.on('message', ({ times, isKept }: { times: number; isKept: boolean }) => {
  void render(times, isKept).then((length) => process.send?.(length))
})

async function render(times: number, isKept: boolean): Promise<number> {
  let length = 0
  for (let time = 0; time < times; time += 1) {
    const { head, body } = await renderPage(page, table, isKept ? pagesOf : null)
    length = head.join('').length + body.length
  }
  return length
}
