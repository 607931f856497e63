import { describe, expect, it } from 'vitest'
import { sendRaw } from '../../support/raw-http.ts'
import { siteOfFile } from '../../support/site-of-file.ts'

const site = siteOfFile()

const absent = undefined
const sites = [absent, 'same-origin', 'same-site', 'cross-site', 'none', 'nonsense'] as const
const origins = [absent, 'OWN', 'LOOPBACK', 'https://evil.test', 'null', 'OWN.evil.test'] as const
const cookies = [absent, 'theme=dark', 'cart=c1'] as const
const unsafe = ['POST', 'PUT', 'PATCH', 'DELETE'] as const

const isOurs = (origin: string | undefined) => origin === 'OWN' || origin === 'LOOPBACK'

/** Decision 6, in words that differ from the code's. */
function mayPass(
  fetchSite: string | undefined,
  origin: string | undefined,
  cookie: string | undefined,
): boolean {
  switch (fetchSite) {
    case 'same-origin':
      return true
    case 'none':
      return origin === absent || isOurs(origin)
    case absent:
      return isOurs(origin) || (origin === absent && cookie !== 'cart=c1')
    default:
      return false
  }
}

const table = sites.flatMap((fetchSite) =>
  origins.flatMap((origin) =>
    cookies.map((cookie) => ({
      fetchSite,
      origin,
      cookie,
      passes: mayPass(fetchSite, origin, cookie),
    })),
  ),
)

describe('a change that somebody asks for', () => {
  it.each(table)(
    'by Sec-Fetch-Site $fetchSite, Origin $origin and Cookie $cookie passes: $passes',
    async ({ fetchSite, origin, cookie, passes }) => {
      const statuses = await Promise.all(
        unsafe.map((method) => statusOf(method, fetchSite, origin, cookie)),
      )

      // Whatever is let through meets an address that does not answer the method.
      expect(statuses).toEqual(unsafe.map(() => (passes ? 405 : 403)))
    },
  )
})

it.each(sites.filter((fetchSite) => fetchSite !== absent))(
  'a page that somebody asks for by Sec-Fetch-Site %s is shown: nothing is changed by looking',
  async (fetchSite) => {
    expect(await statusOf('GET', fetchSite, 'https://evil.test', 'cart=c1')).toBe(200)
    expect(await statusOf('HEAD', fetchSite, 'https://evil.test', 'cart=c1')).toBe(200)
  },
)

describe('a forged form', () => {
  const forged = {
    headers: { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' },
  }

  it('changes nothing', async () => {
    const response = await site
      .visitor()
      .submit('/mail/customer-subscribe', { email: 'ada@example.com' }, forged)

    expect(response.status).toBe(403)
    expect(response.headers.get('vary')).toMatch(/Sec-Fetch-Site, Origin/)
    const { db } = site.services.database
    expect(await db.selectFrom('subscribers').select('id').execute()).toEqual([])
  })

  it('does not use up the tries of the visitor whose browser sent it', async () => {
    const visitor = site.visitor()
    for (let tries = 0; tries < 8; tries += 1) {
      await visitor.submit('/mail/customer-subscribe', { email: '' }, forged)
    }

    expect((await visitor.submit('/mail/customer-subscribe', { email: '' })).status).toBe(422)
  })
})

/** The answer to a method at `/`, with whatever headers are given. */
async function statusOf(
  method: string,
  fetchSite: string | undefined,
  origin: string | undefined,
  cookie: string | undefined,
): Promise<number> {
  const { host, port } = new URL(site.origin)
  const shown = origin?.replace('OWN', site.origin).replace('LOOPBACK', `http://127.0.0.1:${port}`)
  const { status } = await sendRaw(
    site.origin,
    `${method} / HTTP/1.1`,
    `Host: ${host}`,
    ...(fetchSite === undefined ? [] : [`Sec-Fetch-Site: ${fetchSite}`]),
    ...(shown === undefined ? [] : [`Origin: ${shown}`]),
    ...(cookie === undefined ? [] : [`Cookie: ${cookie}`]),
  )
  return status
}
