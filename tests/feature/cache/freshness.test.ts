import { describe, expect, it, onTestFinished } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import type { RenderPage } from '#server/app/render-page.ts'
import { handClock } from '../../support/mail.ts'
import { sendRaw } from '../../support/raw-http.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { startSite } from '../../support/site.ts'
import { testInstant } from '../../support/test-instant.ts'
import { pageOf } from '../../support/visitor.ts'

const brotli = { headers: { 'Accept-Encoding': 'br' } }
const clock = handClock(testInstant)
/** Which pages were rendered. Each test asks for pages that no other one asks for. */
const rendered: string[] = []
const site = siteOfFile({
  clock,
  render(page, table) {
    rendered.push(page.url)
    return renderPage(page, table)
  },
})
const timesRendered = (path: string) => rendered.filter((url) => url === path).length

describe('a page that is kept', () => {
  it('is made once for all who ask at the same time, and for all who come later', async () => {
    const first = await Promise.all(Array.from({ length: 20 }, () => site.visitor().get('/')))
    const later = await site.visitor().get('/', { headers: { Cookie: '_ga=1; cart=c1' } })

    expect(timesRendered('/')).toBe(1)
    for (const answer of [...first, later]) expect(answer.status).toBe(200)
  })

  it(
    'is one page and one entry under all parameters that it does not declare',
    { tags: ['clar-4.11'] },
    async () => {
      for (const path of ['/our-sailing-yachts', '/rya-courses/rya-day-skipper-practical']) {
        const plain = await site.visitor().get(path, brotli)
        const junk = await site.visitor().get(`${path}?x=1&kind=a&utm_source=b`, brotli)

        expect(await junk.text()).toBe(await plain.text())
        expect(junk.headers.get('etag')).toBe(plain.headers.get('etag'))
        expect(timesRendered(path)).toBe(1)
      }
      const one = await site.visitor().visit('/events?x=1&page=2')
      expect(await pageOf(one)).toMatchObject({ url: '/events?page=2' })
    },
  )

  it('is sent to who fetches it ahead, too', async () => {
    const opened = await site.visitor().get('/knots', brotli)
    const visited = await site.visitor().visit('/knots', brotli)

    const ahead = { ...brotli.headers, Purpose: 'prefetch', 'Sec-Purpose': 'prefetch' }
    const openedAhead = await site.visitor().get('/knots', { headers: ahead })
    const visitedAhead = await site.visitor().visit('/knots', { headers: ahead })

    expect(timesRendered('/knots')).toBe(1)
    expect(openedAhead.headers.get('etag')).toBe(opened.headers.get('etag'))
    expect(visitedAhead.headers.get('etag')).toBe(visited.headers.get('etag'))
    expect(visitedAhead.headers.get('etag')).toMatch(/-br"$/)
    expect(await visitedAhead.text()).toBe(await visited.text())
  })

  it('is another for each visitor who is signed in or has a message to read', async () => {
    for (const Cookie of ['', 'session=s1', 'flash=f1']) {
      await site.visitor().get('/accessibility', { headers: { Cookie } })
    }

    expect(timesRendered('/accessibility')).toBe(3)
  })

  it('with places is made anew in its last quarter of ten seconds, while it is still given', async () => {
    const ask = () => site.visitor().get('/sailing-weekends')

    await ask()
    clock.pass(7_000)
    await ask()
    expect(timesRendered('/sailing-weekends')).toBe(1)
    clock.pass(1_000)
    await ask()
    await expect.poll(() => timesRendered('/sailing-weekends')).toBe(2)
    clock.pass(7_000)
    await ask()

    expect(timesRendered('/sailing-weekends')).toBe(2)
  })

  it('with places is never given after ten seconds, and sent again only where it is another', async () => {
    const ask = () =>
      site.visitor().get('/rya-courses', { headers: { 'Accept-Encoding': 'identity' } })

    const first = await ask()
    clock.pass(10_000)
    const last = await ask()

    expect(timesRendered('/rya-courses')).toBe(2)
    expect(last.headers.get('etag')).toBe(first.headers.get('etag'))
  })

  it('that could not be rendered is left to the browser, and tried again the next time', async () => {
    let tries = 0
    const render: RenderPage = async (page, table) => {
      tries += 1
      if (tries <= 2) throw new Error('No wind.')
      return renderPage(page, table)
    }
    const broken = await startSite({ render })
    onTestFinished(() => broken.stop())

    const first = await (await broken.visitor().get('/')).text()
    const second = await (await broken.visitor().get('/')).text()

    expect(first).not.toContain('<h1')
    expect(second).toContain('<h1')
  })
})

describe('the forms of a page that is kept', () => {
  it('are smaller once it was asked for twice, under other names', async () => {
    const first = await site.visitor().get('/about-saltlark', brotli)
    await site.visitor().get('/about-saltlark', brotli)

    const nameNow = async () =>
      (await site.visitor().get('/about-saltlark', brotli)).headers.get('etag')
    await expect.poll(nameNow).not.toBe(first.headers.get('etag'))

    const last = await site.visitor().get('/about-saltlark', brotli)
    const [before, after] = [first, last].map(({ headers }) =>
      Number(headers.get('content-length')),
    )
    expect(after).toBeLessThan((before ?? 0) * 0.9)
    expect(await last.text()).toBe(await first.text())
  })

  it('have a name each, which says that nothing has changed to who holds that form', async () => {
    const tags = new Map<string, string>()
    for (const form of ['br', 'gzip', 'identity']) {
      const headers = { 'Accept-Encoding': form }
      tags.set(
        form,
        (await site.visitor().get('/why-learn-to-sail', { headers })).headers.get('etag') ?? '',
      )
    }

    expect(new Set(tags.values()).size).toBe(3)
    for (const tag of tags.values()) expect(tag).toMatch(/^"[\w-]+"$/)
    const statusFor = async (held: string) => {
      const { host } = new URL(site.origin)
      const lines = [`Host: ${host}`, 'Accept-Encoding: identity', `If-None-Match: ${held}`]
      return (await sendRaw(site.origin, 'GET /why-learn-to-sail HTTP/1.1', ...lines)).status
    }
    expect(await statusFor(`"x", W/${tags.get('identity')}`)).toBe(304)
    expect(await statusFor(tags.get('gzip') ?? '')).toBe(200)
  })

  it('are not sent again to who has the larger one that was sent first', async () => {
    const { host } = new URL(site.origin)
    const lines = ['GET /privacy-policy HTTP/1.1', `Host: ${host}`, 'Accept-Encoding: br']
    const first = (await sendRaw(site.origin, ...lines)).headers.get('etag') ?? ''
    await expect
      .poll(async () => (await sendRaw(site.origin, ...lines)).headers.get('etag'))
      .not.toBe(first)

    const again = await sendRaw(site.origin, ...lines, `If-None-Match: ${first}`)

    expect([again.status, again.headers.get('etag'), again.body]).toEqual([304, first, ''])
  })

  it('are not sent again to who has the smaller one, from before it was evicted or from before a restart', async () => {
    const { host } = new URL(site.origin)
    const lines = ['GET /terms-and-conditions HTTP/1.1', `Host: ${host}`]
    const sent = await sendRaw(site.origin, ...lines, 'Accept-Encoding: br')
    const smaller = sent.headers.get('etag')?.replace('-quick', '') ?? ''
    expect(smaller).not.toBe(sent.headers.get('etag'))
    const statusFor = async (encoding: string) => {
      const held = [`Accept-Encoding: ${encoding}`, `If-None-Match: ${smaller}`]
      const { status, headers } = await sendRaw(site.origin, ...lines, ...held)
      return [status, headers.get('etag') === smaller]
    }

    expect(await statusFor('br')).toEqual([304, true])
    expect(await statusFor('gzip')).toEqual([200, false])
  })

  it('are in the log under the name that each answer has', async () => {
    await site.visitor().get('/faq?utm_source=letter')

    const answer = await site.visitor().get('/faq')

    const requestId = answer.headers.get('x-request-id')
    const lines = site.log.filter(({ facts }) => facts['requestId'] === requestId)
    expect(lines).toMatchObject([
      { message: 'answered', facts: { method: 'GET', path: '/faq', status: 200 } },
    ])
  })
})
