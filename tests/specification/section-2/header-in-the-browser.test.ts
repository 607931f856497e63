// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answerHeaderData } from '../../support/header-data.ts'
import { ada } from '../support/header-visitors.ts'
import { openFrame } from '../support/opened-home.ts'
import { linkNamed, panelOf, textsOf } from '../support/reading.ts'

const userMenu = () => textsOf(panelOf(document, 'Account'), 'li')

describe('2. User menu', () => {
  it('signed in: Your Account (dashboard), Your Profile, Sign out', async () => {
    answerHeaderData(ada)
    openFrame()

    await waitFor(() => expect(userMenu()).toEqual(['Your Account', 'Your Profile', 'Sign out']))
    expect(linkNamed(document, 'Your Account').getAttribute('href')).toBe('/dashboard')
    expect(linkNamed(document, 'Your Profile').getAttribute('href')).toBe('/user/profile')
  })

  it('signed out: Sign In, Register', async () => {
    openFrame()

    await waitFor(() => expect(userMenu()).toEqual(['Sign In', 'Register']))
  })

  it('while loading: Loading....', () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    openFrame()

    expect(userMenu()).toEqual(['Loading...'])
  })

  it('login and register links carry an intended query parameter with the page address', async () => {
    openFrame('/?by=date&level=2')

    await waitFor(() => expect(userMenu()).toEqual(['Sign In', 'Register']))
    const intended = `?intended=${encodeURIComponent('/?by=date&level=2')}`
    expect(linkNamed(document, 'Sign In').getAttribute('href')).toBe(`/login${intended}`)
    expect(linkNamed(document, 'Register').getAttribute('href')).toBe(`/register${intended}`)
  })
})

describe('2. Cart icon', () => {
  it('has an item-count badge', async () => {
    answerHeaderData(ada)
    openFrame()

    await waitFor(() => linkNamed(document, 'Cart, 3 items3'))
    expect(linkNamed(document, 'Cart, 3 items3').getAttribute('href')).toBe('/cart')
  })
})

describe('2. Header when the page is scrolled', () => {
  const fixedRows = () => document.querySelectorAll('header .fixed:not(dialog)')

  it('clarification: it is fixed only after scrolling', () => {
    openFrame()
    expect(fixedRows()).toHaveLength(0)

    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -300))
    fireEvent.scroll(window)

    expect(fixedRows()).toHaveLength(1)
    vi.restoreAllMocks()
  })
})
