import type { RequestHandler } from 'express'
import { describe, expect, it } from 'vitest'
import type { StandardSchema } from '../../../src/precognition/standard-schema.ts'
import { bookingDesk, right } from './booking-desk.ts'

describe('a Precognition request', () => {
  it('for a form that is right is 204, and nothing else happens', async () => {
    const desk = await bookingDesk()

    const answer = await desk.ask(right)

    expect(answer.status).toBe(204)
    expect(answer.headers.get('precognition')).toBe('true')
    expect(answer.headers.get('precognition-success')).toBe('true')
    expect(answer.headers.get('vary')).toBe('X-Inertia, Precognition')
    expect(await answer.text()).toBe('')
    expect(desk.booked).toEqual([])
  })

  it('for a form that is wrong is 422 with the first message of each field', async () => {
    const desk = await bookingDesk()

    const answer = await desk.ask({ email: 'ada', crew: [{}] })

    expect(answer.status).toBe(422)
    expect(answer.headers.get('precognition')).toBe('true')
    expect(answer.headers.has('precognition-success')).toBe(false)
    expect(answer.headers.get('vary')).toBe('X-Inertia, Precognition')
    expect(await answer.json()).toEqual({
      message: 'Not an address.',
      errors: { email: 'Not an address.', address: 'Where do you live?', 'crew.0.name': 'Who?' },
    })
    expect(desk.booked).toEqual([])
  })

  it('gets every message of each field, where that is asked for', async () => {
    const desk = await bookingDesk({ options: { allMessages: true } })

    const answer = await desk.ask({ ...right, email: 'ada' })

    expect(await answer.json()).toEqual({
      message: 'Not an address.',
      errors: { email: ['Not an address.', 'Too short.'] },
    })
  })

  it('without a body is judged as an empty form', async () => {
    const desk = await bookingDesk()

    const answer = await fetch(`${desk.origin}/bookings`, {
      method: 'POST',
      headers: { Precognition: 'true' },
    })

    expect(answer.status).toBe(422)
    expect(await answer.json()).toHaveProperty('errors.email', 'Your e-mail, please.')
  })

  it('waits for a schema that takes its time', async () => {
    const patient: StandardSchema = {
      '~standard': {
        version: 1,
        vendor: 'test',
        validate: async () => ({ issues: [{ message: 'Taken.', path: ['email'] }] }),
      },
    }

    const answer = await (await bookingDesk({ schema: patient })).ask(right)

    expect(await answer.json()).toEqual({ message: 'Taken.', errors: { email: 'Taken.' } })
  })
})

describe('a schema that fails', () => {
  it('is a fault, and its answer is marked too', async () => {
    const broken: StandardSchema = {
      '~standard': {
        version: 1,
        vendor: 'test',
        validate() {
          throw new Error('No table')
        },
      },
    }
    const desk = await bookingDesk({ schema: broken })

    const answer = await desk.ask(right)

    expect([answer.status, answer.headers.get('precognition')]).toEqual([500, 'true'])
    expect(desk.booked).toEqual([])
  })
})

describe('a Precognition request about some fields', () => {
  it.each([
    ['email', ['email']],
    ['address', ['address']],
    ['address.street', ['address']],
    ['crew.0.name', ['crew.0.name']],
    ['crew.*.name', ['crew.0.name', 'crew.1.name']],
    ['crew', ['crew.0.name', 'crew.1.name']],
    ['email,crew.1.name', ['email', 'crew.1.name']],
  ])('%s is told of %j only', async (only, expected) => {
    const desk = await bookingDesk()

    const answer = await desk.ask({ email: 'a', crew: [{}, {}] }, only)

    expect(answer.status).toBe(422)
    const { errors } = (await answer.json()) as { errors: object }
    expect(Object.keys(errors)).toEqual(expected)
  })

  it.each(['phone', '__proto__', 'constructor', '__proto__.email', '', ',,,', '*.*.*.*.*'])(
    'that are not wrong (%j) is 204',
    async (only) => {
      const answer = await (await bookingDesk()).ask({ email: 'a', crew: [] }, only)

      expect(answer.status).toBe(204)
      expect(answer.headers.get('precognition-success')).toBe('true')
    },
  )

  it('may name as many as a header holds', async () => {
    const only = Array.from({ length: 3_500 }, () => 'a.*').join()

    const answer = await (await bookingDesk()).ask({}, `${only},email`)

    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({
      message: 'Your e-mail, please.',
      errors: { email: 'Your e-mail, please.' },
    })
  })

  it('may name one with characters that no field has', async () => {
    const answer = await (await bookingDesk()).ask({}, 'e\tmail,\u00FF')

    expect(answer.status).toBe(204)
  })
})

describe('an answer that something else gives to a Precognition request', () => {
  it.each([403, 404, 413, 429])('%i is marked as one too', async (status) => {
    const refuse: RequestHandler = (_request, response) => void response.status(status).end()

    const answer = await (await bookingDesk({ before: refuse })).ask(right)

    expect(answer.status).toBe(status)
    expect(answer.headers.get('precognition')).toBe('true')
    expect(answer.headers.get('vary')).toBe('X-Inertia, Precognition')
  })

  it('is marked when it is an error of Express', async () => {
    const desk = await bookingDesk()

    const [broken, lost] = await Promise.all([
      fetch(`${desk.origin}/bookings`, {
        method: 'POST',
        headers: { Precognition: 'true', 'Content-Type': 'application/json' },
        body: '{',
      }),
      fetch(`${desk.origin}/nowhere`, { headers: { Precognition: 'true' } }),
    ])

    expect([broken.status, lost.status]).toEqual([400, 404])
    expect(broken.headers.get('precognition')).toBe('true')
    expect(lost.headers.get('precognition')).toBe('true')
  })
})

describe('a form that is really sent', () => {
  it.each(['', 'false', '1', 'TRUE'])('reaches its handler (Precognition: %j)', async (value) => {
    const desk = await bookingDesk()

    const answer = await desk.ask(right, undefined, { Precognition: value })

    expect(answer.status).toBe(201)
    expect(answer.headers.has('precognition')).toBe(false)
    expect(answer.headers.get('vary')).toBe('X-Inertia, Precognition')
    expect(desk.booked).toEqual([right])
  })
})

describe('a Precognition request that no schema answers', () => {
  it('never reaches the handler', async () => {
    const desk = await bookingDesk({ schema: null })

    const answer = await desk.ask(right)

    expect(answer.status).toBe(400)
    expect(answer.headers.get('precognition')).toBe('true')
    expect(await answer.text()).toBe(
      'POST /bookings cannot check a form ahead: put precognition(schema) before its handler.',
    )
    expect(desk.booked).toEqual([])
  })
})
