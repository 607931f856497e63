import { screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PasskeyButton } from '#js/components/account/passkey-button.tsx'
import { endPasskeys } from '#js/lib/passkeys.ts'
import NewPasskey from '#js/pages/account/new-passkey.tsx'
import Login from '#js/pages/auth/login.tsx'
import { hands } from '../support/hands.ts'
import { renderPage } from '../support/render-page.tsx'
import { creationOptions, requestOptions } from '../support/two-steps.ts'
import { answerVisits } from '../support/visits.ts'

const buffer = new Uint8Array([1, 2, 3]).buffer

/** What a browser has made or signed. */
const answer = {
  id: 'AQID',
  rawId: buffer,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: buffer,
    authenticatorData: buffer,
    signature: buffer,
    userHandle: buffer,
    attestationObject: buffer,
    getTransports: () => ['internal'],
  },
}

interface Asked {
  readonly mediation?: string
  readonly signal: AbortSignal
}

type Ask = (options: Asked) => Promise<unknown>

const get = vi.fn<Ask>()
const create = vi.fn<Ask>()
const canOffer = vi.fn<() => Promise<boolean>>()

beforeEach(() => {
  for (const ask of [get, create]) ask.mockReset().mockResolvedValue(answer)
  canOffer.mockReset().mockResolvedValue(false)
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, { isConditionalMediationAvailable: canOffer }),
  )
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get, create } })
})

/** As a browser that waits for its visitor: it ends when it is told to. */
const waiting: Ask = ({ signal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })

const failure = (name: string) => Object.assign(new Error('In words of the browser'), { name })

const login = {
  action: '/login',
  intended: '/events',
  email: '',
  registerHref: '/register',
  forgotHref: '/forgot-password',
  passkey: { action: '/passkeys/login', options: requestOptions },
}
const renderLogin = (props = {}) =>
  renderPage({ content: <Login {...login} />, url: '/login', component: 'login', props })
const button = () => screen.getByRole('button', { name: /passkey|moment/ })
const credential = expect.stringContaining('"id":"AQID"') as string

describe('signing in with a passkey', () => {
  it('sends what the browser answers, with the tick and the way', async () => {
    renderLogin()
    const sent = answerVisits({ content: null })
    await hands.click(screen.getByLabelText('Stay signed in on this device'))
    await hands.type(screen.getByLabelText('Password'), 'a secret')

    await hands.click(button())

    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.url).toMatch(/\/passkeys\/login$/)
    expect(sent[0]?.data).toEqual({ credential, remember: 'on', intended: '/events' })
  })

  it('says what it waits for, and asks once', async () => {
    get.mockImplementation(waiting)
    renderLogin()

    await hands.click(button())
    expect(button().textContent).toBe('Waiting for your passkey…')
    expect(button().getAttribute('aria-disabled')).toBe('true')
    await hands.click(button())

    await waitFor(() => expect(get).toHaveBeenCalledOnce())
  })

  it.each([
    ['NotAllowedError', /^No passkey was chosen, or it took too long/],
    ['SecurityError', /^Your browser could not use a passkey just now/],
  ])('tells of %s in words for visitors, with the focus on the button', async (name, text) => {
    get.mockRejectedValue(failure(name))
    renderLogin()

    await hands.click(button())

    expect((await screen.findByText(text)).closest('[role=alert]')).not.toBeNull()
    expect(document.activeElement).toBe(button())
    expect(button().getAttribute('aria-describedby')).toBe('passkey-error')
  })

  it('shows what the server says of it, until it is tried once more', async () => {
    const fault = 'We do not know this passkey.'
    renderLogin()
    answerVisits({
      content: <Login {...login} />,
      component: 'login',
      props: { errors: { credential: fault } },
    })

    await hands.click(button())
    expect(await screen.findByText(fault)).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(button()))

    get.mockImplementation(waiting)
    await hands.click(button())
    expect(screen.queryByText(fault)).toBeNull()
  })
})

describe('passkeys among what a browser fills in', () => {
  beforeEach(() => canOffer.mockResolvedValue(true))

  it('are offered where the address is typed, and sign in without a press', async () => {
    const sent = answerVisits({ content: null })
    renderLogin()
    const address = document.querySelector<HTMLInputElement>('#email')
    expect(address?.autocomplete).toBe('username webauthn')

    await waitFor(() => expect(sent).toMatchObject([{ data: { credential } }]))
    expect(get.mock.calls[0]?.[0].mediation).toBe('conditional')
  })

  it('give way to the button, and say nothing of it', async () => {
    get.mockImplementation(waiting)
    renderLogin()
    await waitFor(() => expect(get).toHaveBeenCalledOnce())

    await hands.click(button())

    await waitFor(() => expect(get).toHaveBeenCalledTimes(2))
    expect(get.mock.calls[0]?.[0].signal.aborted).toBe(true)
    expect(get.mock.calls[1]?.[0].mediation).toBeUndefined()
    expect(get.mock.calls[1]?.[0].signal.aborted).toBe(false)
    expect(screen.queryByText(/^No passkey/)).toBeNull()
  })

  it('are offered again when nothing came of the button', async () => {
    get.mockImplementationOnce(waiting).mockRejectedValueOnce(failure('NotAllowedError'))
    get.mockImplementation(waiting)
    renderLogin()
    await waitFor(() => expect(get).toHaveBeenCalledOnce())

    await hands.click(button())

    await waitFor(() => expect(get).toHaveBeenCalledTimes(3))
    expect(get.mock.calls[2]?.[0].mediation).toBe('conditional')
  })

  it('end when the page is left', async () => {
    get.mockImplementation(waiting)
    const { unmount } = renderLogin()
    await waitFor(() => expect(get).toHaveBeenCalledOnce())

    unmount()

    await waitFor(() => expect(get.mock.calls[0]?.[0].signal.aborted).toBe(true))
  })

  it('are not asked for where a browser cannot', async () => {
    canOffer.mockResolvedValue(false)
    renderLogin()

    await waitFor(() => expect(canOffer).toHaveBeenCalled())
    expect(get).not.toHaveBeenCalled()
  })
})

it('what a page asks of passkeys is fetched anew before it is too old', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const sent = answerVisits({ content: <Login {...login} />, component: 'login' })
  const { unmount } = renderLogin()

  vi.advanceTimersByTime(10 * 60_000)
  vi.useRealTimers()

  await waitFor(() => expect(sent).toMatchObject([{ method: 'get' }]))
  unmount()
  endPasskeys()
})

describe('adding a passkey', () => {
  const page = (
    <NewPasskey
      action="/user/passkeys"
      options={creationOptions}
      name="Chrome on Windows"
      email="ada@example.com"
    />
  )

  it('sends it with its name, by the Enter key too', async () => {
    renderPage({ content: page })
    const sent = answerVisits({ content: null })
    const name = screen.getByLabelText('What to call it')
    await hands.clear(name)
    await hands.type(name, 'My telephone{Enter}')

    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.data).toEqual({ name: 'My telephone', credential })
  })

  it('knows a device that has one already', async () => {
    create.mockRejectedValue(failure('InvalidStateError'))
    renderPage({ content: page })

    await hands.click(button())

    expect(await screen.findByText(/^This device has a passkey for your account/)).toBeDefined()
  })
})

describe('the button', () => {
  const props = {
    label: 'Use a passkey',
    action: '/login',
    ask: async () => ({ fault: null }),
    carries: [],
    otherwise: 'Use your password.',
  }

  it('is no part of what the server prints, which says what to do without scripts', () => {
    const html = renderToString(<PasskeyButton {...props} />)

    expect(html).not.toContain('<button')
    expect(html).toMatch(/<noscript>.*needs JavaScript.*Use your password\./)
  })
})
