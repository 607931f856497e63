import { noAssets } from '@saltlark/inertia-express/vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samples } from '../../support/by-night.ts'
import { handClock } from '../../support/mail.ts'
import { fc } from '../../support/properties.ts'
import { startSite } from '../../support/site.ts'
import type { TestSite } from '../../support/site.ts'
import { testInstant } from '../../support/test-instant.ts'
import { anyRequest } from './any-request.ts'
import { comparable } from './comparable.ts'
import { twoServers } from './two-servers.ts'
import type { GivenAnswer, GivenRequest, TwoServers } from './two-servers.ts'

const assets = { ...noAssets('test'), links: () => '</build/a.css>; rel=preload' }
const sites = [
  { name: 'a request', variables: { SHARED_CACHE: '0' }, count: samples(2_500, 600) },
  {
    name: 'a request by a cache in front',
    variables: { SHARED_CACHE: '1' },
    count: samples(500, 200),
  },
]

describe.each(sites)('$name', { timeout: 300_000 }, ({ variables, count }) => {
  let site: TestSite
  let servers: TwoServers
  beforeAll(async () => {
    // The basket says what time it is, to the millisecond.
    site = await startSite({ assets, variables, clock: handClock(testInstant) })
    servers = await twoServers(site)
  })
  afterAll(async () => {
    await servers.stop()
    await site.stop()
  })

  it('is answered alike with pages that were kept and without, whatever it says', async () => {
    for (const request of fc.sample(anyRequest(site), count)) {
      const [kept, made] = await both(servers, request)

      expect({ request, ...comparable(kept) }).toEqual({ request, ...comparable(made) })
    }
  })

  it('is answered alike when it has what was answered before', async () => {
    const given = fc.sample(anyRequest(site), count / 5).filter(({ method }) => method === 'GET')
    for (const request of given) {
      const statuses = (await both(servers, request)).map(async ({ headers: { etag } }, index) => {
        const headers = { ...request.headers, ...(etag && { 'if-none-match': etag }) }
        const ask = index === 0 ? servers.withCache : servers.withoutCache
        const { status, body } = await ask({ ...request, headers })
        return { status, hasBody: body !== '' }
      })
      const [kept, made] = await Promise.all(statuses)

      expect({ request, ...kept }).toEqual({ request, ...made })
    }
  })
})

async function both(
  servers: TwoServers,
  request: GivenRequest,
): Promise<[kept: GivenAnswer, made: GivenAnswer]> {
  // Asked for twice, because only then something can have been kept.
  await servers.withCache(request)
  return [await servers.withCache(request), await servers.withoutCache(request)]
}
