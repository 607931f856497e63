// @vitest-environment jsdom
import { router } from '@inertiajs/react'
import { waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { answerRequests, pageAnswer } from '../support/answered-visits.ts'
import { startClient } from '../support/started-client.ts'

beforeAll(startClient, 60_000)

const anotherPage = () => pageAnswer({ content: null, url: '/faq' })

describe('7. Page visits', () => {
  it('are page-navigation requests (XHR), with a marker header for version', async () => {
    const sent = answerRequests(anotherPage())

    router.prefetch('/faq')

    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.headers).toMatchObject({
      'X-Requested-With': 'XMLHttpRequest',
      'X-Inertia': true,
      'X-Inertia-Version': 'test',
    })
  })

  it('carry partial data, partial component, partial except, reset and error bag', async () => {
    const sent = answerRequests({ status: 204, data: '', headers: {} })
    router.on('httpException', () => false)

    router.reload({ only: ['courses'], except: ['title'], reset: ['tlfPages'], errorBag: 'mail' })

    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.headers).toMatchObject({
      'X-Inertia-Partial-Data': 'courses,tlfPages',
      'X-Inertia-Partial-Component': 'home',
      'X-Inertia-Partial-Except': 'title',
      'X-Inertia-Reset': 'tlfPages',
      'X-Inertia-Error-Bag': 'mail',
    })
  })

  it('a 409 response with a location header makes a full page load', async () => {
    const loads: string[] = []
    router.on('location', (event) => {
      loads.push(String(event.detail.url))
      return false
    })
    answerRequests({ status: 409, data: '', headers: { 'x-inertia-location': '/knots' } })

    router.visit('/elsewhere')

    await waitFor(() => expect(loads).toEqual([`${window.location.origin}/knots`]))
  })
})
