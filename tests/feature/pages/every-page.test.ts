import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import { routes } from '#routes/index.ts'
import { later } from '#routes/later.ts'
import { pathOf } from '#server/routing/address.ts'
import type { Route } from '#server/routing/define.ts'
import { keepingOf } from '#server/routing/options.ts'
import { startSite } from '../../support/site.ts'
import type { TestSite } from '../../support/site.ts'
import { pageOf } from '../../support/visitor.ts'

/** One line a page for everybody, in the order of the route table: name, an address, component. */
const pages: readonly (readonly [name: string, address: string, component: string])[] = [
  ['web.home', '/', 'home'],
]

let site: TestSite
beforeAll(async () => {
  site = await startSite({ render: renderPage })
})
afterAll(() => site.stop())

describe('a page for everybody', () => {
  it.each(pages)('%s opens at %s as %s, with one heading', async (name, address, component) => {
    const response = await site.visitor().get(address)
    const { document } = new JSDOM(await response.clone().text()).window

    expect(response.status).toBe(200)
    expect((await pageOf(response)).component).toBe(component)
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    expect(site.services.matcher.find('GET', pathOf(address))?.name).toBe(name)
  })

  it.each(pages)('%s is the same bytes for the next visitor', async (_, address) => {
    const [first, second] = [await site.visitor().get(address), await site.visitor().get(address)]

    expect(first.headers.get('cache-control')).toBe('no-cache')
    expect(await second.text()).toBe(await first.text())
  })

  it('has its line here as soon as it is answered', () => {
    const isLater = (name: string) => (later as readonly string[]).includes(name)
    const answered = Object.entries<Route>(routes)
      .filter(([name, route]) => keepingOf(route).isPublic && !isLater(name))
      .map(([name]) => name)

    expect(pages.map(([name]) => name)).toEqual(answered)
  })
})
