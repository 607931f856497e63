import { expect, it } from 'vitest'
import { startSite } from '../../support/site.ts'

it('robots.txt lets everybody read everything', async () => {
  const site = await startSite()
  try {
    const response = await site.visitor().get('/robots.txt')

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await response.text()).toBe('User-agent: *\nAllow: /\n')
  } finally {
    await site.stop()
  }
})
