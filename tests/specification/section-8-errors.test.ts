// @vitest-environment jsdom
import { router } from '@inertiajs/react'
import { fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answerRequests, pageAnswer } from './support/answered-visits.ts'
import { subscribe } from './support/newsletter.ts'
import { homeAsTestPage, openFrame } from './support/opened-home.ts'
import { only } from './support/reading.ts'

const errors = { subscription_error: 'That does not look like an e-mail address.' }

describe('8. subscription_error', () => {
  it('is a red message above the newsletter field', async () => {
    openFrame()
    answerRequests(pageAnswer({ content: null, props: { errors } }))

    subscribe('nobody@')

    await waitFor(() => expect(document.getElementById('newsletter-error')).not.toBeNull())
    const message = only(document, '#newsletter-error')
    const field = only(document, '#newsletter input[name="email"]')
    expect(message.textContent).toBe(errors.subscription_error)
    expect(message.classList).toContain('text-fault')
    expect(message.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})

describe('8. A validation errors bag from the server', () => {
  it("goes to the form's error handler", async () => {
    openFrame()
    answerRequests(pageAnswer({ content: null, props: { errors } }))
    const onError = vi.fn<(messages: object) => void>()

    router.post('/mail/customer-subscribe', {}, { onError })

    await waitFor(() => expect(onError.mock.calls[0]?.[0]).toEqual(errors))
  })

  it('is optionally scoped by an error bag name', async () => {
    openFrame()
    const bags = { newsletter: errors } as unknown as Record<string, string>
    const sent = answerRequests(pageAnswer({ content: null, props: { errors: bags } }))
    const onError = vi.fn<(messages: object) => void>()

    router.post('/mail/customer-subscribe', {}, { errorBag: 'newsletter', onError })

    await waitFor(() => expect(onError.mock.calls[0]?.[0]).toEqual(errors))
    expect(sent[0]?.headers).toMatchObject({ 'X-Inertia-Error-Bag': 'newsletter' })
  })
})

describe('8. A plain JSON or non-page response', () => {
  const overlay = () => document.querySelector<HTMLDialogElement>('dialog#inertia-error-dialog')

  it.each([
    ['plain JSON', 'application/json', '{"message":"Too many"}'],
    ['non-page', 'text/html', '<h1>Too many</h1>'],
  ])('appears in an overlay: %s', async (_kind, type, data) => {
    await visitThatAnswers(type, data)

    expect(overlay()?.open).toBe(true)
    expect(overlay()?.querySelector('iframe')?.srcdoc).toContain('Too many')
    overlay()?.close()
  })

  it("appears in the site's own overlay in production", async () => {
    vi.stubEnv('DEV', false)
    openFrame()
    answerRequests({ status: 429, data: '<h1>Too many</h1>', headers: {} })

    router.visit('/faq')

    await waitFor(() => expect(only(document, 'dialog[open] q').textContent).toBe('Too many'))
    vi.unstubAllEnvs()
  })

  it('is closed by click', async () => {
    await visitThatAnswers('text/html', '<h1>Too many</h1>')

    fireEvent.click(overlay() ?? document.body)

    expect(overlay()).toBeNull()
  })

  it('is closed by Esc: a native modal dialog, which the browser closes', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    await visitThatAnswers('text/html', '<h1>Too many</h1>')
    expect(showModal).toHaveBeenCalledOnce()

    overlay()?.close()

    expect(overlay()).toBeNull()
  })

  async function visitThatAnswers(type: string, data: string): Promise<void> {
    openFrame()
    answerRequests({ status: 429, data, headers: { 'content-type': type } })
    router.visit('/faq')
    await waitFor(() => expect(overlay()).not.toBeNull())
  }
})

describe('8. A history that cannot be decrypted', () => {
  it('leads to reloading the current URL', async () => {
    openFrame()
    const sent = answerRequests(pageAnswer(homeAsTestPage()))

    window.dispatchEvent(new PopStateEvent('popstate', { state: { page: new ArrayBuffer(8) } }))

    await waitFor(() => expect(sent.map(({ url }) => url)).toEqual([window.location.href]))
  })
})
