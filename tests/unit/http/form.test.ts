import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { checkForm, oldInput } from '#server/http/form.ts'

const form = z.object({
  email: z.string({ error: 'Please enter your e-mail address.' }).min(5, 'Too short.'),
  party: z.object({ size: z.coerce.number().int('Whole people only.').max(8, 'Eight at most.') }),
})

describe('the body of a form', () => {
  it('comes out as its schema makes it', () => {
    const body = { email: 'ada@example.com', party: { size: '4' }, extra: 'dropped' }

    expect(checkForm(form, body)).toEqual({
      ok: true,
      value: { email: 'ada@example.com', party: { size: 4 } },
    })
  })

  it('is refused with a message for each field, keyed by its path', () => {
    const body = { email: 'a@b', party: { size: 9 } }

    expect(checkForm(form, body)).toEqual({
      ok: false,
      errors: { email: 'Too short.', 'party.size': 'Eight at most.' },
    })
  })

  it('is refused with the first message only, when a field has several', () => {
    const body = { email: 'ada@example.com', party: { size: 9.5 } }

    expect(checkForm(form, body)).toMatchObject({ errors: { 'party.size': 'Whole people only.' } })
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
  it('is what was typed', () => {
    expect(oldInput({ name: 'Ada', email: 'ada@' })).toEqual({ name: 'Ada', email: 'ada@' })
  })

  it('is never a secret or a field of the machinery', () => {
    const body = {
      password: 'x',
      password_confirmation: 'x',
      current_password: 'x',
      token: 'x',
      resetToken: 'x',
      _method: 'PUT',
      name: 'Ada',
    }

    expect(oldInput(body)).toEqual({ name: 'Ada' })
  })

  it('is text of a length that a person types', () => {
    const body = { note: 'x'.repeat(2_000), essay: 'x'.repeat(2_001), tags: ['a'], size: 4 }

    expect(Object.keys(oldInput(body))).toEqual(['note'])
  })

  it.each([undefined, null, {}, []])('is nothing for the body %j', (body) => {
    expect(oldInput(body)).toEqual({})
  })
})
