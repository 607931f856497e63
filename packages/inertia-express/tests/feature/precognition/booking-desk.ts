import express from 'express'
import type { ErrorRequestHandler, RequestHandler } from 'express'
import { z } from 'zod'
import { precognition, precognitive, unforeseen } from '../../../src/precognition/precognition.ts'
import type { PrecognitionOptions } from '../../../src/precognition/precognition.ts'
import type { StandardSchema } from '../../../src/precognition/standard-schema.ts'
import { served } from '../../support/served.ts'

const booking = z.object({
  email: z.string('Your e-mail, please.').includes('@', 'Not an address.').min(5, 'Too short.'),
  address: z.object({ street: z.string('Which street?') }, 'Where do you live?'),
  crew: z.array(z.object({ name: z.string('Who?') })),
})

/** A booking that is right. */
export const right = {
  email: 'ada@example.com',
  address: { street: 'Quay 1' },
  crew: [{ name: 'Ben' }],
}

interface Furniture {
  readonly schema?: StandardSchema | null
  readonly options?: PrecognitionOptions
  readonly before?: RequestHandler
}

/** A small application that takes bookings, and says which it took. */
export async function bookingDesk({ schema = booking, options, before }: Furniture = {}) {
  const booked: unknown[] = []
  const tellError: ErrorRequestHandler = (
    error: { status?: number; message: string },
    _,
    response,
    _next,
  ) => void response.status(error.status ?? 500).send(error.message)

  const origin = await served((app) => {
    app.use((_request, response, next) => {
      response.vary('X-Inertia')
      next()
    })
    app.use(precognitive())
    app.use(express.json())
    if (before) app.use(before)
    app.post(
      '/bookings',
      ...(schema ? [precognition(schema, options)] : []),
      unforeseen(),
      (request, response) => {
        booked.push(request.body)
        response.status(201).end()
      },
    )
    app.use(tellError)
  })

  const ask = (form: object, only?: string, headers: object = { Precognition: 'true' }) =>
    fetch(`${origin}/bookings`, {
      method: 'POST',
      headers: {
        ...headers,
        Accept: 'application/json',
        'Content-Type': 'application/json',
        ...(only !== undefined && { 'Precognition-Validate-Only': only }),
      },
      body: JSON.stringify(form),
    })
  return { origin, booked, ask }
}
