import { describe, expect, it } from 'vitest'
import { createSiteRoutes } from '#js/lib/site-routes.ts'
import { sendRaw } from '../../support/raw-http.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'

const site = siteOfFile()

describe('an address with slashes too many', () => {
  it.each([
    ['/rya-courses/', '/rya-courses'],
    ['/rya-courses//theory?a=1&b=/', '/rya-courses/theory?a=1&b=/'],
    ['//evil.test/', '/evil.test'],
    ['/nowhere/', '/nowhere'],
    [String.raw`/\evil.test`, '/evil.test'],
  ])('%s is redirected for good to %s', async (path, location) => {
    const answer = await ask('GET', path)

    expect([answer.status, answer.headers.get('location')]).toEqual([301, location])
  })

  it('keeps a form a form', async () => {
    const response = await site.visitor().submit('/mail/customer-subscribe/', { email: '' })

    expect([response.status, response.headers.get('location')]).toEqual([
      308,
      '/mail/customer-subscribe',
    ])
  })
})

describe('an address in the wrong case', () => {
  it.each([
    ['/RYA-Courses', '/rya-courses'],
    ['/RYA-COURSES/Day-Skipper?a=B', '/rya-courses/day-skipper?a=B'],
    ['/Events/CR-DSP', '/events/CR-DSP'],
    ['/Up', '/up'],
  ])('%s is redirected for good to %s', async (path, location) => {
    const answer = await ask('GET', path)

    expect([answer.status, answer.headers.get('location')]).toEqual([301, location])
    expect((await ask('HEAD', path)).status).toBe(301)
  })

  it.each(['/events/cr-dsp', '/NOWHERE', '/Images/nothing.svg'])(
    '%s is not guessed at',
    async (path) => {
      expect((await ask('GET', path)).status).toBe(404)
    },
  )

  it.each(['/Mail/Customer-Subscribe', '/Contact-Us'])(
    '%s is not redirected when it is a form',
    async (path) => {
      expect((await site.visitor().submit(path, { email: '' })).status).toBe(404)
    },
  )
})

describe('an address that cannot be read', () => {
  const message = 'A percent sign in this address stands for no character.'

  it.each([
    ['/%', '/%25'],
    ['/%E0%A4%A?a=%', '/%25E0%25A4%25A?a=%'],
    ['/caf%E9', '/caf%25E9'],
    ['/rya-courses/%zz', '/rya-courses/%25zz'],
    ['/a%00b', '/a%2500b'],
  ])('%s is 400 in the layout, as the page %s, whose links can be made', async (path, url) => {
    const response = await site.visitor().get(path)

    expect(response.status).toBe(400)
    const page = await pageOf(response)
    expect(page).toMatchObject({ component: 'error', url, props: { status: 400, message } })
    expect(page.props).toHaveProperty('navigationData')
    expect(createSiteRoutes(site.services.browserTable, page.url).isCurrent('web.home')).toBe(false)
  })

  it('may have anything in its query', async () => {
    expect((await ask('GET', '/?a=%&b[=%E0&__proto__[x]=1&a[b][c][d][e][f][g]=1')).status).toBe(200)
  })
})

function ask(method: string, path: string, ...headers: string[]) {
  const { host } = new URL(site.origin)
  return sendRaw(site.origin, `${method} ${path} HTTP/1.1`, `Host: ${host}`, ...headers)
}
