import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import Profile from '#js/pages/account/profile.tsx'
import type { ProfileProps, SessionProps } from '#server/props/accounts.ts'
import { hands } from '../support/hands.ts'
import { renderPage } from '../support/render-page.tsx'
import { answerVisits } from '../support/visits.ts'

const ada = { name: 'Ada Winters', email: 'ada@example.com' }
const session = { address: '192.0.2.14', since: 'Signed in on 4 May, 2027' }
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
})
