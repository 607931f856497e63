import express from 'express'
import type { Express } from 'express'
import { describe, expect, it } from 'vitest'
import { inertia } from '../../../src/express/inertia.ts'
import type { FlashedState } from '../../../src/protocol/page-object.ts'
import { served } from '../../support/served.ts'
import { show } from './adapter.ts'

/** An adapter of one of two applications, which says its name as its version and in its document. */
function adapter(name: string, kept: Record<string, FlashedState> = {}) {
  return inertia({
    version: name,
    document: () => name,
    flashStore: {
      read: () => kept[name] ?? {},
      write: (_request, _response, state) => void (kept[name] = state),
      clear: () => void delete kept[name],
    },
  })
}

/** The site, and an application for staff that is mounted below it or within a router. */
const orders: Readonly<
  Record<string, (app: Express, kept?: Record<string, FlashedState>) => void>
> = {
  'the inner one first'(app, kept) {
    app.use('/staff', adapter('staff', kept))
    app.use(adapter('site', kept))
  },
  'the outer one first'(app, kept) {
    app.use(adapter('site', kept))
    app.use('/staff', adapter('staff', kept))
  },
}

async function both(order: string, kept?: Record<string, FlashedState>) {
  return served((app) => {
    orders[order]?.(app, kept)
    app.get('/staff/orders', (_request, response) => show(response))
    app.get('/staffing', (_request, response) => show(response))
    app.post('/staff/orders', (_request, response) => {
      response.inertia.flash('notice', 'Sent').back('/staff/orders')
    })
  })
}

const visitOf = (version: string) => ({
  headers: { 'X-Inertia': 'true', 'X-Inertia-Version': version },
  redirect: 'manual' as const,
})

describe.each(Object.keys(orders))('two applications on one Express application, %s', (order) => {
  it('are answered each by the adapter that is mounted nearest', async () => {
    const origin = await both(order)
    const documents = ['/staff/orders', '/staffing'].map((path) => fetch(origin + path))

    expect(await Promise.all(documents.map(async (one) => (await one).text()))).toEqual([
      'staff',
      'site',
    ])
  })

  it('take visits with the assets of their own, and no others', async () => {
    const origin = await both(order)
    // A visit follows upon a document.
    await fetch(`${origin}/staff/orders`)
    const asked = [
      ['/staff/orders', 'staff'],
      ['/staff/orders', 'site'],
      ['/staffing', 'site'],
      ['/staffing', 'staff'],
    ] as const
    const answers = asked.map(([path, version]) => fetch(origin + path, visitOf(version)))

    expect(await Promise.all(answers.map(async (one) => (await one).status))).toEqual([
      200, 409, 200, 409,
    ])
  })

  it('keep their flash apart', async () => {
    const kept: Record<string, FlashedState> = {}
    const origin = await both(order, kept)
    const answer = await fetch(`${origin}/staff/orders`, { ...visitOf('staff'), method: 'POST' })

    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/staff/orders'])
    expect(kept).toEqual({ staff: { flash: { notice: 'Sent' } } })
  })
})

it('an application within a router counts by where the router is mounted', async () => {
  const staff = express.Router()
  staff.use(adapter('staff'))
  staff.get('/orders', (_request, response) => show(response))
  const origin = await served((app) => {
    app.use(adapter('site'))
    app.use('/staff', staff)
  })

  expect(await (await fetch(`${origin}/staff/orders`)).text()).toBe('staff')
  expect((await fetch(`${origin}/staff/orders`, visitOf('staff'))).status).toBe(200)
})
