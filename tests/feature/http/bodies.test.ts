import { describe, expect, it } from 'vitest'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'

const site = siteOfFile()

const malformed = ['application/json', '{"email": ', 400] as const
const tooLarge = ['application/json', JSON.stringify({ email: 'x'.repeat(70_000) }), 413] as const
const tooLargeForm = [
  'application/x-www-form-urlencoded',
  `email=${'x'.repeat(17_000)}`,
  413,
] as const
const wrongType = ['text/xml', '<email>ada@example.com</email>', 415] as const

const sentences = {
  400: 'The request was malformed: JSON or a form with a fault in it.',
  413: 'The request holds more than this address accepts.',
  415: 'A body must be JSON (application/json) or a form (application/x-www-form-urlencoded).',
}

describe.each([malformed, tooLarge, tooLargeForm, wrongType])(
  'a body that cannot be taken (%s: %.12s…)',
  (type, body, status) => {
    it(`is ${status} in the layout`, async () => {
      const response = await send(type, body, { Accept: 'text/html' })

      expect(response.status).toBe(status)
      expect(await pageOf(response)).toMatchObject({
        component: 'error',
        props: { status, message: sentences[status] },
      })
    })

    it(`is ${status} in JSON to a caller that wants JSON`, async () => {
      const response = await send(type, body, { Accept: 'application/json' })

      expect(response.status).toBe(status)
      expect(await response.json()).toEqual({ message: sentences[status] })
    })
  },
)

describe.each([malformed, wrongType])(
  'a visit whose body no form has sent (%s)',
  (type, body, status) => {
    it(`is ${status} as a page object`, async () => {
      const response = await send(type, body, { 'X-Inertia': 'true', Accept: 'text/html' })

      expect(response.status).toBe(status)
      expect(response.headers.get('x-inertia')).toBe('true')
      expect(await pageOf(response)).toMatchObject({ component: 'error', props: { status } })
    })
  },
)

describe.each([tooLarge, tooLargeForm])('a visit whose form is too large (%s)', (type, body) => {
  it('leads back to the form, which can be made smaller', async () => {
    const visitor = site.visitor()
    const response = await send(type, body, { 'X-Inertia': 'true', Accept: 'text/html' }, visitor)

    expect(response.status).toBe(303)
    expect(await pageOf(await visitor.visit('/'))).toMatchObject({
      component: 'home',
      flash: { error: sentences[413] },
    })
  })
})

describe('a JSON body that tries to change what objects are', () => {
  it('changes nothing', async () => {
    const response = await send(
      'application/json',
      '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}}',
      { Accept: 'application/json' },
    )

    expect(response.status).toBe(422)
    expect(Object.prototype).not.toHaveProperty('polluted')
  })
})

function send(
  type: string,
  body: string,
  headers: Record<string, string>,
  visitor = site.visitor(),
) {
  return visitor.send('/mail/customer-subscribe', {
    method: 'POST',
    headers: { 'Content-Type': type, 'Sec-Fetch-Site': 'same-origin', ...headers },
    body,
  })
}
