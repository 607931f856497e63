import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentWithDrafts, draftPaths } from '../../support/drafts.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'

const pages = [
  '/_mail',
  '/_letters',
  '/_letters/2026-12-04',
  '/_demo',
  '/_gallery',
  '/_snippets',
  '/_routes',
]
const entries = '/_inertia/devtools/entries'
const noMessage = `/_mail/${'0'.repeat(36)}`

describe('what only those have who build the site, in development', () => {
  const site = siteOfFile({ environment: 'development' })

  it.each(pages)('%s', async (path) => {
    expect((await site.visitor().get(path)).status).toBe(200)
  })

  it('has no message of mail that nobody wrote', async () => {
    expect((await site.visitor().get(noMessage)).status).toBe(404)
  })

  it('shows a letter in each of the ways in which it is read, and says which there are', async () => {
    const shown = async (view: string) => {
      const answer = await site.visitor().get(`/_letters/2026-12-04?as=${view}`)
      return { answer, text: await answer.text() }
    }

    const { text: html } = await shown('html')
    const { text: dark } = await shown('dark')
    const { answer: plain, text } = await shown('text')
    const { answer: bare } = await shown('no-pictures')
    const { answer: wrong, text: reason } = await shown('sepia')

    expect(html).toContain('<h1 class="title"')
    expect(html).toContain('@media (prefers-color-scheme:dark)')
    expect(dark).toContain('@media all')
    expect(plain.headers.get('content-type')).toContain('text/plain')
    expect(text).toContain('Stop the newsletter')
    expect(bare.headers.get('content-security-policy')).not.toContain('img-src')
    expect(wrong.status).toBe(400)
    expect(reason).toContain('html, text, dark, narrow, dark-narrow, no-pictures')
  })

  it('has no letter of a day without one', async () => {
    expect((await site.visitor().get('/_letters/2026-12-05')).status).toBe(404)
  })

  it('is compressed as little as any page', async () => {
    const answer = await site.visitor().get('/', { headers: { 'Accept-Encoding': 'br' } })

    expect(answer.headers.has('content-encoding')).toBe(false)
  })

  it('has for the DevTools extension the entry of a page, by the id in its document', async () => {
    const answer = await site.visitor().get('/')
    const id = answer.headers.get('x-inertia-devtools-id') ?? ''

    const entry = await (await site.visitor().get(`${entries}/${id}`)).json()

    expect(await answer.text()).toContain(
      `<script data-inertia-devtools-id type="application/json">"${id}"</script>`,
    )
    expect(entry).toMatchObject({
      __meta: { id, component: 'home', requestType: 'initial', url: `${site.origin}/` },
      props: { title: { shared: false } },
      route: { name: 'web.home', uri: '/', action: null },
      componentPath: resolve('resources/js/pages/home.tsx'),
    })
  })

  it('keeps the token of a link from that extension', async () => {
    const token = 'a'.repeat(75)
    await site.visitor().get(`/mail/confirm/${token}`)

    const list = await (await site.visitor().get(entries)).text()

    expect(list).toContain('/mail/confirm/')
    expect(list).not.toContain(token)
  })
})

describe('what only those have who build the site, in production', () => {
  const site = siteOfFile({ environment: 'production' })

  it.each([...pages, noMessage, '/_content-events', entries])('%s is no address', async (path) => {
    expect((await site.visitor().get(path)).status).toBe(404)
  })

  it('signs nobody in by one click', async () => {
    const answer = await site.visitor().submit('/_demo', { email: 'ada@saltlark.example' })

    expect(answer.status).toBe(404)
  })

  it('records no page for the DevTools', async () => {
    const answer = await site.visitor().get('/')

    expect(answer.headers.has('x-inertia-devtools-id')).toBe(false)
    expect(await answer.text()).not.toContain('devtools')
  })

  it('travels to no other day by ?at=, good or bad', async () => {
    const christmas = await pageOf(await site.visitor().visit('/?at=2027-12-24'))

    expect(christmas.props['isSeasonal']).toBe(false)
    expect((await site.visitor().get('/?at=never')).status).toBe(200)
  })
})

describe('a draft in development', () => {
  const content = contentWithDrafts()
  const site = siteOfFile({ environment: 'development', variables: { CONTENT_DIR: content } })
  const shown = async (path: string) => {
    const { component, props } = await pageOf(await site.visitor().visit(path))
    return [component, props['preview']]
  }
  const words = 'This is a draft. Visitors see it once "draft" is taken out of its file.'

  it('is at its address, and says what it is; other pages are as ever', async () => {
    expect(await shown(draftPaths.course)).toEqual(['offers/offer', words])
    expect(await shown(draftPaths.product)).toEqual(['shop/product', words])
    expect(await shown(draftPaths.page)).toEqual(['info/page', words])
    expect(await shown('/faq')).toEqual(['info/page', undefined])
    expect((await site.visitor().get('/rya-courses/none')).status).toBe(404)
  })
})
