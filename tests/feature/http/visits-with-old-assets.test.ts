import { describe, expect, it } from 'vitest'
import { siteOfFile } from '../../support/site-of-file.ts'

const site = siteOfFile()

const old = { 'X-Inertia-Version': 'old' }

describe('a visit that holds the assets of yesterday', () => {
  it.each(['/', '/?a=1', '/rya-courses/day-skipper', '/nowhere', '/login'])(
    'to %s is told to load the page anew',
    { tags: ['spec-7.5'] },
    async (path) => {
      const response = await site.visitor().visit(path, { headers: old })

      expect(response.status).toBe(409)
      expect(response.headers.get('x-inertia-location')).toBe(path)
      expect(response.headers.get('x-inertia-version')).toBe('test')
      expect(response.headers.has('x-inertia')).toBe(false)
      expect(response.headers.get('vary')).toBe('X-Inertia, Accept-Encoding')
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(await response.text()).toBe('')
    },
  )

  it('is first sent to the canonical address', async () => {
    const response = await site.visitor().visit('/rya-courses/', { headers: old })

    expect([response.status, response.headers.get('location')]).toEqual([301, '/rya-courses'])
  })

  it('is served when it is a form: what was typed is not thrown away', async () => {
    const response = await site
      .visitor()
      .submitVisit('/mail/customer-subscribe', { email: 'ada@example.com' }, { headers: old })

    expect(response.status).toBe(303)
  })
})

describe('a visit to what is no page', () => {
  it.each(['/up', '/api/header-data'])('%s gets plain JSON', async (path) => {
    const response = await site.visitor().visit(path)

    expect(response.status).toBe(200)
    expect(response.headers.has('x-inertia')).toBe(false)
  })
})
