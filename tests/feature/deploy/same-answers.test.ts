import { Agent as PlainAgent } from 'node:http'
import { Agent, request as askByTls } from 'node:https'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samples } from '../../support/by-night.ts'
import { siteBehindNginx } from '../../support/nginx/site-behind-nginx.ts'
import type { SiteBehindNginx } from '../../support/nginx/site-behind-nginx.ts'
import { fc } from '../../support/properties.ts'
import { anyRequest } from '../cache/any-request.ts'
import { comparable } from '../cache/comparable.ts'
import { answerTo } from '../cache/two-servers.ts'
import type { GivenAnswer, GivenRequest } from '../cache/two-servers.ts'

const host = 'www.example.com'
const byTls = new Agent({ keepAlive: true, rejectUnauthorized: false, servername: host })
const plainly = new PlainAgent({ keepAlive: true })

let site: SiteBehindNginx
beforeAll(async () => {
  site = await siteBehindNginx()
})
afterAll(async () => {
  for (const agent of [byTls, plainly]) agent.destroy()
  await site.stop()
})

describe('a request', { timeout: 300_000 }, () => {
  it('is answered by nginx, kept or not, as the site would answer it', async () => {
    for (const request of fc.sample(anyRequest(site), samples(400, 200)).filter(isForBoth)) {
      // Asked for twice, because only then something can have been kept.
      await throughNginx(request)
      const [given, made] = [await throughNginx(request), await bySite(request)]

      expect({ request, ...withoutNginx(given) }).toEqual({ request, ...withoutNginx(made) })
    }
  })
})

/**
 * nginx refuses addresses that are none and hosts that are not ours in its own words; what is blank is
 * nothing to it, `*` no encoding, and a part of a picture a part of its compressed form. For HEAD it asks by GET,
 * which of visits alone is told that there is a new build.
 */
function isForBoth({ method, path, headers }: GivenRequest): boolean {
  const hasWords = Object.values(headers).every((value) => value !== '')
  const isAddress = !path.includes('%00') && !/%(?![\da-f]{2})/i.test(path)
  const isPlain = headers['accept-encoding'] !== '*' && headers['content-length'] === undefined
  const isWhole = headers['range'] === undefined
  const isOurs = headers['host'] === undefined
  const isAlike = method !== 'HEAD' || headers['x-inertia'] === undefined
  return hasWords && isAddress && isPlain && isWhole && isOurs && isAlike
}

function throughNginx({ headers, ...request }: GivenRequest): Promise<GivenAnswer> {
  const asked = { ...request, headers: { ...headers, host } }
  return answerTo(asked, site.nginx.port, byTls, askByTls)
}

function bySite({ headers, ...request }: GivenRequest): Promise<GivenAnswer> {
  const asked = { ...request, headers: { ...headers, host, 'x-forwarded-proto': 'https' } }
  return answerTo(asked, Number(new URL(site.origin).port), plainly)
}

function withoutNginx(answer: GivenAnswer) {
  const { headers, ...rest } = comparable(answer)
  const its = new Set(['server', 'connection', 'keep-alive', 'x-cache', 'accept-ranges'])
  const sites = Object.entries(headers).filter(([name]) => !its.has(name))
  return { ...rest, headers: Object.fromEntries(sites) }
}
