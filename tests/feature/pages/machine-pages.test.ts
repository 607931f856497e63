import { describe, expect, it } from 'vitest'
import { siteOfFile } from '../../support/site-of-file.ts'
import { startSite } from '../../support/site.ts'

const site = siteOfFile()

describe('GET /api/header-data', () => {
  it('knows an anonymous visitor, and is never kept', async () => {
    const response = await site.visitor().send('/api/header-data', {
      headers: { Accept: 'application/json' },
    })

    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.json()).toEqual({ user: null, cartItems: 0, isAuthenticated: false })
  })
})

describe('GET /up', () => {
  it('says that the process answers', async () => {
    const response = await site.visitor().get('/up')

    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toMatch(/no-store/)
    expect(await response.json()).toEqual({ status: 'up' })
  })

  it('does so without a database', async () => {
    const alone = await startSite()
    await alone.services.database.close()

    const response = await alone.visitor().get('/up')
    const home = await alone.visitor().get('/')
    await alone.stop()

    expect([response.status, home.status]).toEqual([200, 200])
  })
})
