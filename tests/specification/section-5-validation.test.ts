// @vitest-environment jsdom
import { router } from '@inertiajs/react'
import { fireEvent, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Ability, Card } from '#server/props/offers.ts'
import { answerRequests, pageAnswer } from './support/answered-visits.ts'
import type { SentRequest } from './support/answered-visits.ts'
import { homeObject, withLittleBut } from './support/home.ts'
import { subscribe } from './support/newsletter.ts'
import { homeAsTestPage, openFrame, openHome } from './support/opened-home.ts'
import { only, textOf } from './support/reading.ts'

const [course] = homeObject().props.courses

afterEach(() => {
  delete window.dataLayer
})

describe('5. Newsletter email', () => {
  const field = () => only<HTMLInputElement>(document, '#newsletter input[name="email"]')

  it('is required, e-mail-type input', () => {
    openFrame()

    expect(field().required).toBe(true)
    expect(field().type).toBe('email')
  })

  it('clarification: the placeholder is you@example.com', () => {
    openFrame()

    expect(field().placeholder).toBe('you@example.com')
  })

  it('the server may return subscription_error, which is shown', async () => {
    openFrame()
    answerRequests(
      pageAnswer({ content: null, props: { errors: { subscription_error: 'Not that one.' } } }),
    )

    subscribe('nobody@')

    await waitFor(() => expect(textOf(only(document, '#newsletter'))).toContain('Not that one.'))
  })
})

describe('5. Tracking', () => {
  it('before submitting, a new_subscriber event carrying the e-mail is sent', async () => {
    const layer: unknown[] = []
    window.dataLayer = layer
    openFrame()
    const sent = answerRequests(pageAnswer(homeAsTestPage()))

    subscribe('ada@example.com')

    expect(layer).toEqual([{ event: 'new_subscriber', email: 'ada@example.com' }])
    expect(sent).toEqual([])
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  it('clarification: the site never creates a data layer', async () => {
    openFrame()
    const sent = answerRequests(pageAnswer(homeAsTestPage()))

    subscribe('ada@example.com')

    await waitFor(() => expect(sent).toHaveLength(1))
    expect(window.dataLayer).toBeUndefined()
  })
})

describe('5. Ability bar', () => {
  it.each([
    ['beginner', 1, 'bg-good', 'green'],
    ['intermediate', 2, 'bg-amber', 'amber'],
    ['advanced', 3, 'bg-fault', 'red'],
  ] as const)('%s has %i of 3 segments, %s (%s)', (ability, filled, colour, _name) => {
    const segments = [...segmentsOf(ability)]

    expect(segments).toHaveLength(3)
    expect(segments.filter((it) => it.classList.contains(colour))).toHaveLength(filled)
    expect(segments.filter((it) => it.dataset.filled === 'true')).toHaveLength(filled)
  })
})

describe('5. Prefetch', () => {
  it('is allowed with GET', async () => {
    openFrame()
    const sent = answerRequests(pageAnswer({ content: null, url: '/faq' }))

    router.prefetch('/faq')

    await waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['get']))
  })

  it('is allowed only with GET', () => {
    openFrame()
    const sent: readonly SentRequest[] = answerRequests(pageAnswer({ content: null, url: '/faq' }))

    expect(() => router.prefetch('/faq', { method: 'post' })).toThrow('must use the GET method')
    expect(sent).toEqual([])
  })

  it('clarification: a link with a method other than GET is never prefetched', () => {
    openFrame()
    const forms = [...document.querySelectorAll('form[method="post"] button')]
    const sent = answerRequests(pageAnswer({ content: null, url: '/faq' }))

    for (const button of forms) fireEvent.mouseEnter(button)

    expect(forms.length).toBeGreaterThan(0)
    expect(sent).toEqual([])
  })
})

function segmentsOf(ability: Ability): NodeListOf<HTMLElement> {
  const card: Card = { ...(course as Card), ability }
  openHome({ props: withLittleBut({ courses: [card] }) })
  return document.querySelectorAll('#courses article span[data-filled]')
}
