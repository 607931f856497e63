import { defer, inertia, merge } from '@saltlark/inertia-express'
import type { Responder } from '@saltlark/inertia-express'
import { assertPage } from '@saltlark/inertia-express/testing'
import { describe, it } from 'vitest'
import { noFlash } from '../../support/no-flash.ts'
import { served } from '../../support/served.ts'

const visit = { 'X-Inertia': 'true', 'X-Inertia-Partial-Component': 'events' }

describe('7. Page visits', () => {
  it('have deferred props: announced with the page, and fetched by a partial reload', async () => {
    const page = await assertPage(await fetch(await eventsPage()))

    page.deferred('places').missing('places')
    ;(await page.loadDeferred()).where('places', { 'CR-DSP-270321': 3 }).missing('dates')
  })

  it('reset merged props: what is reset is replaced instead of added to', async () => {
    const address = await eventsPage()
    const reload = { ...visit, 'X-Inertia-Partial-Data': 'dates' }

    ;(await assertPage(await fetch(address, { headers: reload }))).merges('dates')
    const answer = await fetch(address, { headers: { ...reload, 'X-Inertia-Reset': 'dates' } })
    ;(await assertPage(answer)).has('dates', 1).mergesNothing()
  })
})

/** A page with dates that are added to and places that are fetched later. */
function eventsPage(): Promise<string> {
  return served((app) => {
    app.use(
      inertia({
        version: '',
        document: (_page, { body }) => body,
        flashStore: noFlash,
      }),
    )
    app.get('/', (_request, response) => {
      const responder = response.inertia as unknown as Responder<{ events: object }>
      const places = () => ({ 'CR-DSP-270321': 3 })
      return responder.render('events', { dates: merge(['CR-DSP-270321']), places: defer(places) })
    })
  })
}
