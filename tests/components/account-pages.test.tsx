import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import Profile from '#js/pages/account/profile.tsx'
import type { ProfileProps, SessionProps } from '#server/props/accounts.ts'
import type { TwoStepsProps } from '#server/props/accounts.ts'
import { hands } from '../support/hands.ts'
import { renderPage } from '../support/render-page.tsx'
import { laptop, noTwoSteps } from '../support/two-steps.ts'
import { answerVisits } from '../support/visits.ts'

const ada = { name: 'Ada Winters', email: 'ada@example.com' }
const session = {
  address: '192.0.2.14',
  since: 'Signed in on 4 May, 2027',
  by: 'By password and app',
}
const here: SessionProps = {
  ...session,
  id: '1',
  device: 'Chrome on Windows',
  isThis: true,
  end: null,
  lastUsed: 'In use now',
}
const elsewhere: SessionProps = {
  ...session,
  id: '2',
  device: 'Safari on iPhone',
  isThis: false,
  lastUsed: 'Last used 2 hours ago',
  end: { url: '/user/sessions/2', method: 'delete' },
}

describe('Your Profile', () => {
  const profile: Omit<ProfileProps, 'sessions'> = {
    twoSteps: noTwoSteps,
    ...ada,
    downloadHref: '/user/data',
    information: { url: '/user/profile-information', method: 'put' },
    password: { url: '/user/password', method: 'put' },
    known: [],
    endOthers: { url: '/user/other-browser-sessions', method: 'delete' },
    deletion: { url: '/user', method: 'delete' },
  }
  const renderProfile = (...sessions: SessionProps[]) =>
    renderPage({ content: <Profile {...profile} sessions={sessions} />, url: '/user/profile' })
  const button = () => screen.queryByRole('button', { name: 'Sign out and forget all others' })

  it('offers to end all others only where there are others', () => {
    const { unmount } = renderProfile(here, elsewhere)
    expect(button()).not.toBeNull()
    unmount()

    renderProfile(here)
    expect(button()).toBeNull()
    expect(screen.getByText('You are signed in nowhere else.')).toBeDefined()
  })

  it.each([
    ['Save', profile.information, { form: 'information', ...ada, current_password: '' }],
    [
      'Change the password',
      profile.password,
      { form: 'password', current_password: '', password: '' },
    ],
    ['Sign out and forget all others', profile.endOthers, { form: 'sessions', password: '' }],
    ['Delete my account for good', profile.deletion, { form: 'deletion', password: '' }],
  ])('sends its fields to where they count: %s', async (name, { url, method }, data) => {
    renderProfile(here, elsewhere)
    const sent = answerVisits({ content: null })

    await hands.click(screen.getByRole('button', { name }))

    await waitFor(() =>
      expect(sent).toMatchObject([{ url: expect.stringMatching(`${url}$`), method, data }]),
    )
  })

  it('says by what a browser is signed in, and which one is not asked for a code', () => {
    const known = {
      id: '3',
      device: 'Firefox on Linux',
      lastSignIn: 'Last signed in on 4 May, 2027',
      trusted: 'Not asked for a code until 3 June, 2027',
      forget: { url: '/user/sessions/3', method: 'delete' },
    } as const
    renderPage({ content: <Profile {...profile} known={[known]} sessions={[here]} /> })

    expect(screen.getByText('By password and app')).toBeDefined()
    expect(screen.getByText('Not asked for a code until 3 June, 2027')).toBeDefined()
  })

  describe('its two steps', () => {
    const renderTwoSteps = (twoSteps: Partial<TwoStepsProps>, props = {}) => {
      const all = { ...noTwoSteps, ...twoSteps }
      const content = <Profile {...profile} twoSteps={all} sessions={[here]} />
      renderPage({ content, url: '/user/profile', props })
      return within(screen.getByRole('region', { name: 'Two-step sign-in' }))
    }
    const codes = { left: 1, href: '/user/two-factor-recovery-codes' }

    it('lead to both where there is neither', () => {
      const part = renderTwoSteps({})

      const links = part.getAllByRole('link').map((link) => link.getAttribute('href'))
      expect(links).toEqual([noTwoSteps.newPasskeyHref, noTwoSteps.appHref])
      expect(part.queryByText(/Recovery codes/)).toBeNull()
      expect(part.queryByText(/Please add one/)).toBeNull()
    })

    it('tell whoever works here that the pages of staff stay shut until one is added', () => {
      const part = renderTwoSteps({ role: 'Owner', mustAdd: true })

      expect(part.getByText('Owner')).toBeDefined()
      expect(part.getByText('Please add one of these two first.')).toBeDefined()
    })

    it('turn off the app, and count the recovery codes', async () => {
      const remove = { url: '/user/two-factor-authentication', method: 'delete' } as const
      const app = { since: 'In use since Friday 4 May, 2027', remove }
      const part = renderTwoSteps({ app, recoveryCodes: codes })
      const sent = answerVisits({ content: null })
      expect(part.getByText('One is left.')).toBeDefined()
      expect(part.queryByRole('link', { name: 'Set up an authenticator app' })).toBeNull()

      await hands.click(part.getByRole('button', { name: 'Turn off the authenticator app' }))

      await waitFor(() => expect(sent).toMatchObject([{ method: 'delete' }]))
    })

    it('rename a passkey by a form of its own', async () => {
      const part = renderTwoSteps({ passkeys: [laptop], recoveryCodes: codes })
      const sent = answerVisits({ content: null })
      const field = part.getByLabelText('What to call it')
      await hands.clear(field)
      await hands.type(field, 'Telephone')

      await hands.click(part.getByText('Save the name'))

      const data = { name: 'Telephone', form: `passkey-${laptop.id}` }
      await waitFor(() => expect(sent).toMatchObject([{ method: 'put', data }]))
    })

    it('open the form again of a name that was refused without scripts', () => {
      const old = { form: `passkey-${laptop.id}`, name: '' }
      const part = renderTwoSteps({ passkeys: [laptop] }, { old, errors: { name: 'A name.' } })

      expect(part.getByText('A name.').closest('details')?.open).toBe(true)
    })

    it('say of a blocked passkey what to do, and offer no more than that', () => {
      const part = renderTwoSteps({ passkeys: [{ ...laptop, isBlocked: true }] })

      expect(part.getByText(/seems to be a copy .* Remove it, and add/)).toBeDefined()
      expect(part.getByRole('button', { name: 'Remove My laptop' })).toBeDefined()
      expect(part.queryByText(/^Rename/)).toBeNull()
    })
  })
})
