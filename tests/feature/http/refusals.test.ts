import { describe, expect, it } from 'vitest'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'

const site = siteOfFile()

const newsletter = '/mail/customer-subscribe'
const [json, form] = ['application/json', 'application/x-www-form-urlencoded']

type Ask = (visitor: Visitor, headers: Readonly<Record<string, string>>) => Promise<Response>

const opening =
  (path: string): Ask =>
  (visitor, headers) =>
    visitor.send(path, { headers })

const sending =
  (type: string, body: string, path = newsletter, from = 'same-origin'): Ask =>
  (visitor, headers) =>
    visitor.send(path, {
      method: 'POST',
      headers: { 'Content-Type': type, 'Sec-Fetch-Site': from, ...headers },
      body,
    })

const seventh: Ask = async (visitor, headers) => {
  for (let tries = 0; tries < 6; tries += 1) await visitor.submit(newsletter, {})
  return sending(form, '')(visitor, headers)
}

const noPage = 'There is no page at this address.'
const malformed = 'The request was malformed: JSON or a form with a fault in it.'
const tooLarge = 'The request holds more than this address accepts.'

const refusals: readonly (readonly [what: string, status: number, message: string, ask: Ask])[] = [
  ['an unknown address', 404, noPage, opening('/nowhere')],
  [
    'an address that cannot be read',
    400,
    'A percent sign in this address stands for no character.',
    opening('/%'),
  ],
  ['a wrong method', 405, 'This address answers GET, HEAD only.', sending(form, '', '/')],
  [
    'a forged form',
    403,
    'This request did not come from our own pages, so nothing was changed. Open the page again and retry.',
    sending(form, '', newsletter, 'cross-site'),
  ],
  ['half a JSON', 400, malformed, sending(json, '{"email": ')],
  [
    'a body of another type',
    415,
    'A body must be JSON (application/json) or a form (application/x-www-form-urlencoded).',
    sending('text/xml', '<email>ada@example.com</email>'),
  ],
  ['a large JSON', 413, tooLarge, sending(json, `{"email":"${'x'.repeat(70_000)}"}`)],
  ['a large form', 413, tooLarge, sending(form, `email=${'x'.repeat(17_000)}`)],
  [
    'the seventh form in a minute',
    429,
    'Too many tries in a short time. Wait a minute and try again.',
    seventh,
  ],
]

describe.each(refusals)('%s (%i)', (_what, status, message, ask) => {
  // What was typed can be made smaller, or sent again in a minute.
  const leadsBack = [413, 429].includes(status)

  it('is told in the layout', async () => {
    const response = await ask(site.visitor(), { Accept: 'text/html' })

    expect(response.status).toBe(status)
    const page = await pageOf(response)
    expect(page).toMatchObject({ component: 'error', props: { status, message } })
    expect(page.props).toHaveProperty('navigationData.courses.practical')
  })

  it('is a page object to a visit, or leads back to a form that can be sent again', async () => {
    const visitor = site.visitor()

    const response = await ask(visitor, { 'X-Inertia': 'true', 'X-Inertia-Version': 'test' })
    const location = response.headers.get('location')
    const shown = location === null ? response : await visitor.visit(location)

    expect(response.status).toBe(leadsBack ? 303 : status)
    expect(shown.headers.get('x-inertia')).toBe('true')
    expect(await pageOf(shown)).toMatchObject(
      leadsBack
        ? { component: 'home', flash: { error: message }, props: { errors: { form: message } } }
        : { component: 'error', props: { status, message } },
    )
  })

  it('is a sentence in JSON to a caller that wants JSON', async () => {
    const response = await ask(site.visitor(), { Accept: json })

    expect(response.status).toBe(status)
    expect(response.headers.has('x-inertia')).toBe(false)
    expect(await response.json()).toEqual({ message })
  })
})

describe('an address that no page has', () => {
  it.each(['image', 'script', 'style', 'font'])(
    'is a sentence where a page asked for its %s: nobody would see a page there',
    async (destination) => {
      const headers = { Accept: '*/*', 'Sec-Fetch-Dest': destination }

      const response = await site.visitor().send('/images/nothing.png', { headers })

      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
      expect(await response.text()).toBe(noPage)
    },
  )

  it.each([
    'application/json',
    'application/json, text/plain, */*',
    '*/*, application/json',
    'application/problem+json',
    'application/vnd.api+json;q=0.9, text/html;q=0.1',
  ])('is a short answer to who asks for %s', async (accept) => {
    const response = await site.visitor().send('/api/nowhere', { headers: { Accept: accept } })

    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await response.json()).toEqual({ message: noPage })
  })

  it('is not to be listed by search engines, and names no error', async () => {
    const { props } = await pageOf(await site.visitor().visit('/nowhere'))

    expect(props['head']).toContain(
      '<meta data-inertia="robots" name="robots" content="noindex, follow">',
    )
    expect(props).not.toHaveProperty('errorId')
  })
})
