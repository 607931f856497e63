import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allMessagesByField, messagesByField } from '../../../src/precognition/messages-by-field.ts'

const schema = z.object({
  email: z.string().min(5, 'Too short.').includes('@', 'Not an address.'),
  address: z.object({ street: z.string('Which street?') }),
  items: z.array(z.object({ price: z.number('How much?') })),
})

describe('messages by field', () => {
  it('are keyed by dotted names, the first message of each field', () => {
    const { error } = schema.safeParse({ email: 'a', address: {}, items: [{ price: 1 }, {}] })

    expect(messagesByField(error?.issues ?? [])).toEqual({
      email: 'Too short.',
      'address.street': 'Which street?',
      'items.1.price': 'How much?',
    })
  })

  it('hold every message of a field on demand', () => {
    const { error } = schema.safeParse({ email: 'a', address: { street: '' }, items: [] })

    expect(allMessagesByField(error?.issues ?? [])).toEqual({
      email: ['Too short.', 'Not an address.'],
    })
  })

  it('name what is wrong as a whole "form"', () => {
    expect(messagesByField([{ message: 'No two boats.' }])).toEqual({ form: 'No two boats.' })
    expect(messagesByField([{ message: 'No two boats.', path: [] }])).toEqual({
      form: 'No two boats.',
    })
  })

  it('understand the steps of every library: plain keys, and keys in an object', () => {
    const path = [{ key: 'crew' }, 0, Symbol('name')]

    expect(messagesByField([{ message: 'Who?', path }])).toEqual({ 'crew.0.Symbol(name)': 'Who?' })
  })

  it.each(['__proto__', 'constructor', 'toString'])('may name a field %s', (name) => {
    const messages = messagesByField([{ message: 'Odd.', path: [name] }])

    expect(Object.entries(messages)).toEqual([[name, 'Odd.']])
    expect(JSON.stringify(messages)).toBe(`{"${name}":"Odd."}`)
    expect(Object.getPrototypeOf(messages)).toBe(Object.prototype)
  })
})
