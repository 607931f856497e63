import { describe, expect, it } from 'vitest'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'

const site = siteOfFile()

const notFound = {
  status: 404,
  title: 'Page not found',
  message: 'There is no page at this address.',
}

describe('an address that no page has', () => {
  it('is a page in the layout, with menus and all', async () => {
    const response = await site.visitor().get('/nowhere?a=1')

    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const page = await pageOf(response)
    expect(page).toMatchObject({ component: 'error', url: '/nowhere?a=1', props: notFound })
    expect(page.props).toHaveProperty('navigationData.courses.practical')
  })

  it('is a sentence in JSON to a caller that wants JSON', async () => {
    const response = await site
      .visitor()
      .send('/nowhere', { headers: { Accept: 'application/json' } })

    expect(response.status).toBe(404)
    expect(response.headers.has('x-inertia')).toBe(false)
    expect(response.headers.get('vary')).toBe('X-Inertia, Accept-Encoding, Accept, Sec-Fetch-Dest')
    expect(await response.json()).toEqual({ message: 'There is no page at this address.' })
  })

  it.each(['image', 'script', 'style', 'font'])(
    'is a sentence where a page asked for its %s: nobody would see a page there',
    async (destination) => {
      const headers = { Accept: '*/*', 'Sec-Fetch-Dest': destination }

      const response = await site.visitor().send('/images/nothing.png', { headers })

      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
      expect(await response.text()).toBe(notFound.message)
    },
  )

  it.each(['document', 'empty', 'iframe'])(
    'is a page to a browser that asks for the %s',
    async (destination) => {
      const headers = { Accept: 'text/html', 'Sec-Fetch-Dest': destination }

      const response = await site.visitor().send('/nowhere', { headers })

      expect(await pageOf(response)).toMatchObject({ component: 'error', props: notFound })
    },
  )

  it('is not to be listed by search engines, and names no error', async () => {
    const { props } = await pageOf(await site.visitor().visit('/nowhere'))

    expect(props['head']).toContain(
      '<meta data-inertia="robots" name="robots" content="noindex, follow">',
    )
    expect(props).not.toHaveProperty('errorId')
  })

  it.each(['/rya-courses/Not_A_Slug', '/mail/confirm/short', '/level-finder/one', '/events/dsp'])(
    '%s: a parameter that does not fit is no address either',
    async (path) => {
      const { props } = await pageOf(await site.visitor().visit(path))

      expect(props).toMatchObject(notFound)
    },
  )
})

describe.each([
  ['production', 404],
  ['development', 200],
] as const)('the pages of those who build the site, in %s', (environment, status) => {
  const own = siteOfFile({ environment })

  it.each(['/_mail', '/_demo', '/_gallery', '/_preview', '/_routes'])('%s', async (path) => {
    expect((await own.visitor().get(path)).status).toBe(status)
  })

  it('have no message of mail that nobody wrote', async () => {
    expect((await own.visitor().get(`/_mail/${'0'.repeat(36)}`)).status).toBe(404)
  })
})
