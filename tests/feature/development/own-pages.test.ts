import { describe, expect, it } from 'vitest'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'

const pages = ['/_mail', '/_demo', '/_gallery', '/_preview', '/_routes']
const noMessage = `/_mail/${'0'.repeat(36)}`

describe('what only those have who build the site, in development', () => {
  const site = siteOfFile({ environment: 'development' })

  it.each(pages)('%s', async (path) => {
    expect((await site.visitor().get(path)).status).toBe(200)
  })

  it('has no message of mail that nobody wrote', async () => {
    expect((await site.visitor().get(noMessage)).status).toBe(404)
  })

  it('is compressed as little as any page', async () => {
    const answer = await site.visitor().get('/', { headers: { 'Accept-Encoding': 'br' } })

    expect(answer.headers.has('content-encoding')).toBe(false)
  })
})

describe('what only those have who build the site, in production', () => {
  const site = siteOfFile({ environment: 'production' })

  it.each([...pages, noMessage, '/_content-events', '/_inertia/devtools/entries'])(
    '%s is no address',
    async (path) => {
      expect((await site.visitor().get(path)).status).toBe(404)
    },
  )

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
