import { describe, expect, it } from 'vitest'
import { routes } from '#routes/index.ts'
import type { Route } from '#server/routing/define.ts'
import { isForBrowsers } from '#server/routing/options.ts'
import type { ZiggyTable } from '#server/routing/ziggy.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { startSite } from '../../support/site.ts'
import { pageOf } from '../../support/visitor.ts'

const site = siteOfFile()

describe('GET /', () => {
  it('is an HTML document that holds the home page', async () => {
    const response = await site.visitor().get('/')
    const page = await pageOf(response)

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page).toMatchObject({
      component: 'home',
      url: '/',
      version: 'test',
      props: { user: null, errors: {} },
    })
    expect(page.props).not.toHaveProperty('old')
  })

  it('is a page object to a visit, with the same props', { tags: ['spec-0.3'] }, async () => {
    const visitor = site.visitor()

    const response = await visitor.visit('/')

    expect(response.status).toBe(200)
    expect(response.headers.get('x-inertia')).toBe('true')
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const { props, ...page } = await pageOf(await visitor.get('/'))
    const { documentHead, ...others } = props
    expect(await pageOf(response)).toEqual({ ...page, props: others })
    expect(documentHead).toBeDefined()
  })

  it('has one title, in its head, where the client finds the same elements', async () => {
    const response = await site.visitor().get('/')
    const html = await response.clone().text()
    const { props } = await pageOf(response)

    const [head, alone] = [props['head'], props['documentHead']] as string[][]
    expect(html.match(/<title\b/g)).toHaveLength(1)
    expect(alone?.length).toBeGreaterThan(10)
    for (const element of [...(head ?? []), ...(alone ?? [])]) expect(html).toContain(element)
  })

  it('brings a size and a tint for every picture that it may show', async () => {
    const { props } = await pageOf(await site.visitor().visit('/'))

    const pictures = props['pictures'] as Record<string, unknown>
    const named = JSON.stringify(props['pageContent']).match(/\/images\/[\w./-]+/g) ?? []
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((path) => !(path in pictures))).toEqual([])
  })
})
describe('the route table in the document', () => {
  it('has the names that browsers need, and nothing of limits, visitors and other options', async () => {
    const open = Object.entries<Route>(routes).filter(([, one]) => isForBrowsers(one))
    const table = (await tableAt('/')).routes
    const names = Object.keys(table)

    expect(names).toEqual(open.map(([name]) => name))
    expect(names).toEqual(expect.arrayContaining(['web.home', 'web.courses.slug', 'mail.confirm']))
    for (const name of ['health', 'robots', 'development.mail']) {
      expect(names).not.toContain(name)
    }
    const keys = new Set(Object.values(table).flatMap((entry) => Object.keys(entry)))
    expect([...keys].toSorted()).toEqual(['methods', 'parameters', 'uri', 'wheres'])
  })

  it('comes with a page for an error too, and is not sent again with a visit', async () => {
    expect(await tableAt('/nowhere')).toEqual(await tableAt('/'))
    expect(await (await site.visitor().visit('/')).text()).not.toContain('/mail/confirm/{token}')
  })

  it('is the only other data in the document, and no script is inline', async () => {
    const html = await (await site.visitor().get('/')).text()

    expect(html.match(/<script(?![^>]*\bsrc=)[^>]*>/g)).toEqual([
      ...(html.match(/<script data-document type="application\/ld\+json">/g) ?? []),
      '<script data-page="app" type="application/json">',
      '<script id="ziggy-routes-json" type="application/json">',
    ])
    expect(html).not.toMatch(/\sstyle=|<style|\son\w+=/)
  })

  async function tableAt(path: string): Promise<ZiggyTable> {
    const html = await (await site.visitor().get(path)).text()
    const [, json = ''] = /id="ziggy-routes-json" type="application\/json">(.*?)</s.exec(html) ?? []
    return JSON.parse(json) as ZiggyTable
  }
})

describe('a page that cannot be rendered on the server', () => {
  const render = () => Promise.reject(new Error('window is not defined'))

  it('is left to the browser in production, and the log says why', async () => {
    const broken = await startSite({ environment: 'production', render })

    const response = await broken.visitor().get('/')
    const html = await response.text()
    await broken.stop()

    expect(response.status).toBe(200)
    expect(html).toContain('<div id="app"></div>')
    expect(html).not.toContain('window is not defined')
    expect(broken.log).toContainEqual({
      level: 'error',
      message: 'a page could not be rendered on the server',
      facts: {
        err: new Error('window is not defined'),
        component: 'home',
        url: '/',
        kind: 'browser-api',
        found: expect.stringContaining('tests/feature/pages/home.test.ts') as string,
        hint: expect.stringMatching(/^Only browsers have window\. /) as string,
      },
    })
  })

  it('shows why in development', async () => {
    const broken = await startSite({ environment: 'development', render })

    const answers = [await broken.visitor().get('/'), await broken.visitor().get('/login')]
    await broken.stop()

    for (const answer of answers) {
      expect([answer.status, answer.headers.has('retry-after')]).toEqual([500, false])
      expect(await answer.text()).toMatch(/window is not defined[^]*home\.test\.ts/)
    }
  })
})
