import { afterAll, expect, it } from 'vitest'
import { startSite } from '../../support/site.ts'
import type { TestSite } from '../../support/site.ts'

const started: TestSite[] = []
afterAll(async () => {
  for (const site of started) await site.stop()
})

// A proxy may use a connection again that was idle for a minute.
it.each([
  ['a proxy for longer than the proxy does', 'loopback', 'timeout=65'],
  ['everybody else for seconds', '', 'timeout=5'],
])('keeps the connection of %s', async (_, trusted, kept) => {
  const site = await startSite({ variables: { TRUST_PROXY: trusted } })
  started.push(site)

  const response = await fetch(`${site.origin}/up`)

  expect(response.headers.get('keep-alive')).toBe(kept)
})
