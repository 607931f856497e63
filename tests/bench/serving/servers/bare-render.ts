import { readFileSync } from 'node:fs'
import type { PageObject } from '@saltlark/inertia-express'
import { renderPage } from '#js/ssr.tsx'
import type { ZiggyTable } from '#server/routing/ziggy.ts'

// The site's own rendering and nothing around it: told a number, it renders the page so often. The
// page object is written out once each time, inside what is rendered.
const [, , file = ''] = process.argv
const { page, table } = JSON.parse(readFileSync(file, 'utf8')) as {
  page: PageObject
  table: ZiggyTable
}

process.on('message', (times: number) => {
  void render(times).then((length) => process.send?.(length))
})

async function render(times: number): Promise<number> {
  let length = 0
  for (let time = 0; time < times; time += 1) {
    const { head, body } = await renderPage(page, table)
    length = head.join('').length + body.length
  }
  return length
}
