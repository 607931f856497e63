// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { routes } from '#routes/index.ts'
import { answerHeaderData } from '../support/header-data.ts'
import { ada } from './support/header-visitors.ts'
import { openFrame } from './support/opened-home.ts'
import { only, panelOf, textOf, textsOf } from './support/reading.ts'

const userMenu = () => textsOf(panelOf(document, 'Account'), 'li')

function openDrawer(): HTMLElement {
  const button = [...document.querySelectorAll('button')].find(
    (it) => textOf(it) === 'Open the menu',
  )
  act(() => button?.click())
  return only(document, 'dialog[aria-label="Menu"]')
}

describe('6. Two visible states', () => {
  it('anonymous (Sign In, Register, Create an account)', async () => {
    openFrame()

    await waitFor(() => expect(userMenu()).toEqual(['Sign In', 'Register']))
    expect(textOf(openDrawer())).toContain('Create an account')
  })

  it('authenticated (account, profile, sign-out)', async () => {
    answerHeaderData(ada)
    openFrame()

    await waitFor(() => expect(userMenu()).toEqual(['Your Account', 'Your Profile', 'Sign out']))
  })
})

describe('6. Permissions', () => {
  it('the home page is public', () => {
    expect(routes['web.home'].kind).toBe('page')
    expect(routes['web.home'].options.visitor ?? 'none').toBe('none')
  })

  it.each(['dashboard', 'profile.show'] as const)(
    'the account and profile pages are for authenticated visitors: %s',
    (name) => {
      expect(routes[name].options.visitor).toBe('signed-in')
    },
  )
})
