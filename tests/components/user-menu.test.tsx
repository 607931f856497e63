import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { refreshHeaderData } from '#js/hooks/use-header-data.ts'
import { Header } from '#js/layouts/header/header.tsx'
import { answerHeaderData } from '../support/header-data.ts'
import { renderPage } from '../support/render-page.tsx'

const ada = { id: '1', name: 'Ada', email: 'ada@example.com' }
const signedIn = { user: ada, cartItems: 3, isAuthenticated: true }
const nobody = { user: null, cartItems: 0, isAuthenticated: false }

function HeaderAlone({ children }: { readonly children: ReactNode }) {
  return <Header isOverHero={false}>{children}</Header>
}

function renderHeader() {
  return renderPage({ content: null }, { layout: HeaderAlone })
}

/** The texts of the user menu, whether they lead somewhere or not. */
function userMenu(): string[] {
  const button = screen.getByText('Account', { selector: 'button *' }).closest('button')
  const panel = document.getElementById(button?.getAttribute('aria-controls') ?? '')
  return [...(panel?.querySelectorAll('li') ?? [])].map((item) => item.textContent)
}

describe('the user menu', () => {
  it.each([
    ['not JSON objects', null],
    ['a user without a name', { ...signedIn, user: { id: '1' } }],
    ['a count that is no number', { ...signedIn, cartItems: 'three' }],
    ['no word about signing in', { user: ada, cartItems: 3 }],
  ])('takes an answer of another shape for nobody: %s', async (_case, body) => {
    answerHeaderData(body)
    renderHeader()
    fireEvent.click(screen.getByText('Account', { selector: 'button *' }))

    await waitFor(() => expect(userMenu()).toEqual(['Sign In', 'Register']))
  })
})

it('asking again keeps what was known until the new answer is there', async () => {
  answerHeaderData({ ...nobody, cartItems: 1 })
  renderHeader()
  await screen.findByText('Cart, 1 item')

  answerHeaderData({ ...nobody, cartItems: 2 })
  refreshHeaderData()

  expect(screen.getByText('Cart, 1 item')).toBeDefined()
  expect(await screen.findByText('Cart, 2 items')).toBeDefined()
})
