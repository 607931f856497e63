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

  it.each([
    'application/json',
    'application/json, text/plain, */*',
    '*/*, application/json',
    'application/problem+json',
    'application/vnd.api+json;q=0.9, text/html;q=0.1',
  ])('is a short answer to who asks for %s', async (accept) => {
    const response = await site.visitor().send('/api/nowhere', { headers: { Accept: accept } })

    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await response.json()).toEqual({ message: notFound.message })
  })

  it('is not to be listed by search engines, and names no error', async () => {
    const { props } = await pageOf(await site.visitor().visit('/nowhere'))

    expect(props['head']).toContain(
      '<meta data-inertia="robots" name="robots" content="noindex, follow">',
    )
    expect(props).not.toHaveProperty('errorId')
  })
})
