import { describe, expect, it } from 'vitest'
import { siteOfFile } from '../../support/site-of-file.ts'

const site = siteOfFile()

describe('GET /up', () => {
  it('says that the process answers, with a database and without', async () => {
    const ask = () => site.visitor().get('/up')
    const before = await ask()
    await site.services.database.close()

    for (const answer of [before, await ask()]) {
      expect([answer.status, await answer.json()]).toEqual([200, { status: 'up' }])
      expect(answer.headers.get('cache-control')).toMatch(/no-store/)
    }
    expect((await site.visitor().get('/')).status).toBe(200)
  })
})
