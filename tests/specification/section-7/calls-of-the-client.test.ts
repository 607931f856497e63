// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answerHeaderData } from '../../support/header-data.ts'
import { answerRequests, pageAnswer } from '../support/answered-visits.ts'
import { ada, nobody } from '../support/header-visitors.ts'
import { withLittleBut } from '../support/home.ts'
import { subscribe } from '../support/newsletter.ts'
import { homeAsTestPage, openFrame, openHome } from '../support/opened-home.ts'

const refused = pageAnswer({ content: null, props: { errors: { subscription_error: 'No.' } } })
const accepted = () => pageAnswer(homeAsTestPage())

describe('7. GET /api/header-data', () => {
  it('has no payload, sends credentials, asks for JSON', async () => {
    const fetched = answerHeaderData(nobody)
    openFrame()

    await waitFor(() => expect(fetched).toHaveBeenCalledOnce())
    const [address, init] = fetched.mock.calls[0] ?? []
    expect(address).toBe('/api/header-data')
    expect(init?.body).toBeUndefined()
    expect(init?.credentials).toMatch(/same-origin|include/)
    expect(init?.headers).toEqual({ Accept: 'application/json' })
  })

  it('reads user, cartItems, isAuthenticated', async () => {
    answerHeaderData(ada)
    openFrame()

    expect(await screen.findByText('Your Account')).toBeDefined()
    expect(screen.getByText('Cart, 3 items')).toBeDefined()
  })
})

describe('7. POST logout route', () => {
  it('has an empty body; on success refreshes header data', async () => {
    answerHeaderData(ada)
    openFrame()
    const button = await screen.findByText('Sign out', { selector: 'button' })
    const sent = answerRequests(accepted())
    const fetched = answerHeaderData(nobody)

    fireEvent.click(button)

    await waitFor(() => expect(fetched).toHaveBeenCalledOnce())
    expect(sent.map(({ method, data }) => [method, data])).toEqual([['post', {}]])
    expect(sent[0]?.url).toMatch(/\/logout$/)
  })
})

describe('7. POST mail.customer-subscribe route', () => {
  it('carries {email}', async () => {
    openFrame()
    const sent = answerRequests(accepted())

    subscribe('ada@example.com')

    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.method).toBe('post')
    expect(sent[0]?.url).toMatch(/\/mail\/customer-subscribe$/)
    expect(sent[0]?.data).toEqual({ email: 'ada@example.com' })
  })

  it('on success scrolls to the top', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo')
    openFrame()
    answerRequests(accepted())

    subscribe('ada@example.com')

    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 0))
  })

  it('scroll position kept', async () => {
    openFrame()
    const scrollTo = vi.spyOn(window, 'scrollTo')
    scrollTo.mockClear()
    answerRequests(refused)

    subscribe('nobody@')

    expect(await screen.findByText('No.')).toBeDefined()
    expect(scrollTo).not.toHaveBeenCalled()
  })
})

describe('7. The home page', () => {
  it('makes no requests; clarification: but /api/header-data', async () => {
    const fetched = answerHeaderData(ada)
    const sent = answerRequests(accepted())

    openHome({ props: withLittleBut({}) })

    expect(await screen.findByText('Your Account')).toBeDefined()
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/api/header-data'])
    expect(sent).toEqual([])
  })
})
