import { describe, expect, it } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import { fuzzedRequest } from '../../drill/fuzz/fuzzed-request.ts'
import { createLine } from '../../drill/fuzz/line.ts'
import { samples } from '../../support/by-night.ts'
import { signedInCustomer } from '../../support/customers.ts'
import { siteOfFile } from '../../support/site-of-file.ts'

const site = siteOfFile({ environment: 'production', render: renderPage })

describe('hostile requests, two thousand at night', () => {
  it('are all answered, and none of them by a fault of ours', async () => {
    const { visitor } = await signedInCustomer(site)
    const session = visitor.cookies.get('session') ?? ''
    const { host, port } = new URL(site.origin)
    const held = { host, version: 'test', session, cart: 'c1' }
    const answers = new Set<number>()

    for (let number = 1; number <= samples(2_000, 400); number += 1) {
      const request = fuzzedRequest(20_261_121, number, held)
      // Some answers end their connection, which would take the next request along.
      const line = createLine(Number(port))
      const { statuses } = await line.send([request])
      line.close()
      const text = request.bytes.toString('latin1')

      const answered = request.ending === 'goes on' ? 1 : statuses.length
      expect({ text, count: statuses.length }).toEqual({ text, count: answered })
      for (const status of statuses) {
        answers.add(status)
        expect([text, status < 500]).toEqual([text, true])
      }
    }

    // Hostile, but not so hostile that nothing gets past the door.
    for (const status of [200, 301, 400, 403, 404, 405, 415]) expect(answers).toContain(status)
  }, 1_200_000)

  it('left nothing in the log that nobody expected, and the site as it was', async () => {
    expect(site.log.filter(({ level }) => level === 'error')).toEqual([])
    const response = await site.visitor().get('/')

    expect(response.status).toBe(200)
    expect(await response.text()).toContain('data-server-rendered="true"')
    expect(Object.prototype).not.toHaveProperty('x')
  })
})
