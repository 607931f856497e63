import { describe, expect, it } from 'vitest'
import { siteOfFile } from '../../support/site-of-file.ts'

const path = '/webhooks/payments'
const json = { 'Content-Type': 'application/json; charset=utf-8' }

describe('what a payment provider tells a site that takes no cards', () => {
  const site = siteOfFile()
  const tell = (address: string, body: string) =>
    site.visitor().send(address, { method: 'POST', headers: json, body })

  it('is answered 404, in a sentence: nobody looks at a page', async () => {
    const answer = await tell(path, '{"id":"evt_1"}')

    expect([answer.status, await answer.text()]).toEqual([404, 'There is no page at this address.'])
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it.each([`${path}/`, `/${path}`, `${path}/?from=dashboard`])(
    'is never redirected, which a provider takes for a failure: %s',
    async (address) => {
      expect((await tell(address, '{}')).status).toBe(404)
    },
  )

  it('may be 262,144 bytes, and is refused beyond', async () => {
    const most = await tell(path, 'x'.repeat(262_144))
    const more = await tell(path, 'x'.repeat(262_145))

    expect([most.status, more.status]).toEqual([404, 413])
    expect(await more.text()).toBe('The request holds more than this address accepts.')
  })

  it('is told by POST alone', async () => {
    expect((await site.visitor().get(path)).status).toBe(405)
  })
})
