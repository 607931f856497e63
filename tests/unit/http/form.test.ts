import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { checkForm, oldInput } from '#server/http/form.ts'
import { post } from '#server/routing/define.ts'
import type { Route } from '#server/routing/define.ts'

const form = z.object({
  email: z.string({ error: 'Please enter your e-mail address.' }).min(5, 'Too short.'),
  party: z.object({ size: z.coerce.number().int('Whole people only.').max(8, 'Eight at most.') }),
})

describe('the body of a form', () => {
  it('is refused with the first message for each field, keyed by its path', () => {
    expect(checkForm(form, { email: 'a@b', party: { size: 9.5 } })).toEqual({
      ok: false,
      errors: { email: 'Too short.', 'party.size': 'Whole people only.' },
    })
  })

  it.each([undefined, null, {}, []])('may be missing: %j', (body) => {
    expect(checkForm(z.object({ email: form.shape.email }), body)).toMatchObject({ ok: false })
  })

  it('that is no object has its message under `form`', () => {
    expect(checkForm(z.object({}, { error: 'A form, please.' }), 'text')).toEqual({
      ok: false,
      errors: { form: 'A form, please.' },
    })
  })
})

describe('what a refused form shows again', () => {
  it('is what was typed, but never a secret or a field of the machinery', () => {
    const secrets = ['password', 'password_confirmation', 'current_password', 'token', 'resetToken']
    const body = Object.fromEntries([...secrets, '_method'].map((name) => [name, 'x']))

    expect(oldInput(sent({ ...body, name: 'Ada', email: 'ada@' }))).toEqual({
      name: 'Ada',
      email: 'ada@',
    })
  })

  it('is nothing that its route calls a secret', () => {
    const body = { code: '111 222', intended: '/knots' }

    expect(oldInput(sent(body, post('/step', { secrets: ['code'] })))).toEqual({
      intended: '/knots',
    })
    expect(oldInput(sent(body))).toEqual(body)
  })

  it('is text of a length that a person types', () => {
    const body = { note: 'x'.repeat(10_000), essay: 'x'.repeat(10_001), tags: ['a'], size: 4 }

    expect(Object.keys(oldInput(sent(body)))).toEqual(['note'])
    for (const none of [undefined, null, {}, []]) expect(oldInput(sent(none))).toEqual({})
  })
})

/** A form that was sent to a route. */
function sent(body: unknown, route: Route = post('/form')) {
  return { body, method: 'POST', matches: [{ name: 'form', route, params: {} }] }
}
