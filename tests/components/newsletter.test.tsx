import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FlashMessage } from '#js/components/ui/flash-message.tsx'
import { Newsletter } from '#js/layouts/footer/newsletter.tsx'
import { hands } from '../support/hands.ts'
import { renderPage } from '../support/render-page.tsx'
import { answerVisits } from '../support/visits.ts'

const page = { content: null, component: 'home' }
const refused = { ...page, props: { errors: { subscription_error: 'That is not an address.' } } }
const accepted = { ...page, flash: { success: 'Check your inbox.' } }

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <Newsletter />
    </>
  )
}

function renderNewsletter(shown: typeof page | typeof refused = page) {
  return renderPage(shown, { layout: Frame })
}

function field() {
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail address' })
}

async function subscribe(email: string) {
  await hands.type(field(), email)
  await hands.click(screen.getByRole('button', { name: 'Subscribe' }))
}

afterEach(() => {
  delete window.dataLayer
})

describe('the newsletter field', () => {
  it('asks for an e-mail address, which is required', () => {
    renderNewsletter()

    expect(field().type).toBe('email')
    expect(field().required).toBe(true)
    expect(field().placeholder).toBe('you@example.com')
    expect(field().autocomplete).toBe('email')
    expect(field().validity.valueMissing).toBe(true)
  })

  it('is in a form that a browser without scripts can send, and come back from', () => {
    renderNewsletter()

    const form = field().form

    expect(form?.getAttribute('action')).toBe('/mail/customer-subscribe#newsletter')
    expect(form?.method).toBe('post')
    expect(document.getElementById('newsletter')?.contains(form)).toBe(true)
  })

  it('leaves the checking to the server, whose message would not be seen otherwise', () => {
    renderNewsletter()

    expect(field().form?.noValidate).toBe(true)
  })

  it('keeps what a form without scripts had sent', () => {
    renderPage({ ...refused, props: { old: { email: 'ada@' } } }, { layout: Frame })

    expect(field().value).toBe('ada@')
  })
})

describe('subscribing', () => {
  it('sends the address', async () => {
    renderNewsletter()
    const sent = answerVisits(accepted)

    await subscribe('ada@example.com')

    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ method: 'post', data: { email: 'ada@example.com' } })
  })

  it('scrolls to the top and empties the field when it has worked', async () => {
    renderNewsletter()
    answerVisits(accepted)
    const scrolled = vi.spyOn(window, 'scrollTo')

    await subscribe('ada@example.com')

    await waitFor(() => expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 0))
    expect(field().value).toBe('')
  })

  it('stays where it is and keeps the address when it is refused', async () => {
    renderNewsletter()
    answerVisits(refused)
    const scrolled = vi.spyOn(window, 'scrollTo')

    await subscribe('ada@example')

    await screen.findByText('That is not an address.')
    expect(scrolled).not.toHaveBeenCalled()
    expect(field().value).toBe('ada@example')
  })
})

describe('a refused address', () => {
  it('is explained in red above the field', () => {
    renderNewsletter(refused)

    const message = screen.getByText('That is not an address.')

    expect(message.className).toContain('text-fault')
    expect(message.closest('[role="alert"]')).not.toBeNull()
    expect(message.compareDocumentPosition(field())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('is tied to its explanation', () => {
    renderNewsletter(refused)

    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(
      document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent,
    ).toBe('That is not an address.')
  })

  it('takes the focus', async () => {
    renderNewsletter()
    answerVisits(refused)

    await subscribe('ada@example')

    await screen.findByText('That is not an address.')
    await waitFor(() => expect(document.activeElement).toBe(field()))
  })

  it('is announced by a region that is there from the start', () => {
    renderNewsletter()

    expect(screen.getByRole('alert').textContent).toBe('')
    expect(field().hasAttribute('aria-invalid')).toBe(false)
  })
})

describe('a tracking data layer', () => {
  it('hears of the new subscriber before the request', async () => {
    window.dataLayer = []
    renderNewsletter()
    const sent = answerVisits(accepted)
    const before: number[] = []
    window.dataLayer.push = (...events) => {
      before.push(sent.length)
      return Array.prototype.push.apply(window.dataLayer, events)
    }

    await subscribe('ada@example.com')

    await waitFor(() => expect(sent).toHaveLength(1))
    expect([...(window.dataLayer ?? [])]).toEqual([
      { event: 'new_subscriber', email: 'ada@example.com' },
    ])
    expect(before).toEqual([0])
  })

  it('is never created by us', async () => {
    renderNewsletter()
    const sent = answerVisits(accepted)

    await subscribe('ada@example.com')

    await waitFor(() => expect(sent).toHaveLength(1))
    expect('dataLayer' in window).toBe(false)
  })
})

describe('the message of a success', () => {
  it('can be dismissed', async () => {
    const ref = { current: null }
    renderPage({ content: <FlashMessage flash={accepted.flash} ref={ref} /> })

    await hands.click(screen.getByRole('button', { name: 'Dismiss this message' }))

    expect(screen.queryByText('Check your inbox.')).toBeNull()
  })
})
