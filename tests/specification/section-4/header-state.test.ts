// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answerHeaderData } from '../../support/header-data.ts'
import { answerVisits } from '../../support/visits.ts'
import { ada, nobody } from '../support/header-visitors.ts'
import { homeAsTestPage, openFrame } from '../support/opened-home.ts'
import { panelOf, textsOf } from '../support/reading.ts'

const userMenu = () => textsOf(panelOf(document, 'Account'), 'li')
const authenticated = ['Your Account', 'Your Profile', 'Sign out']
const anonymous = ['Sign In', 'Register']

describe('4. Header auth state', () => {
  it('starts as loading, then becomes authenticated after the header data call', async () => {
    answerHeaderData(ada)
    openFrame()

    expect(userMenu()).toEqual(['Loading...'])
    await waitFor(() => expect(userMenu()).toEqual(authenticated))
  })

  it('becomes anonymous after the header data call', async () => {
    answerHeaderData(nobody)
    openFrame()

    await waitFor(() => expect(userMenu()).toEqual(anonymous))
  })

  it('a failed call gives anonymous', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    openFrame()

    await waitFor(() => expect(userMenu()).toEqual(anonymous))
  })

  it('after sign-out header data is fetched again', async () => {
    answerHeaderData(ada)
    openFrame()
    const signOut = await screen.findByText('Sign out', { selector: 'button' })
    answerVisits(homeAsTestPage())
    const fetched = answerHeaderData(nobody)

    fireEvent.click(signOut)

    await waitFor(() => expect(userMenu()).toEqual(anonymous))
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/api/header-data'])
  })
})
