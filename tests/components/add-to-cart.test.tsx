import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { AddToCartForm } from '#js/components/cart/add-to-cart.tsx'
import { Header } from '#js/layouts/header/header.tsx'
import type { AddToCart } from '#server/props/cart.ts'
import { hands } from '../support/hands.ts'
import { answerHeaderData } from '../support/header-data.ts'
import { renderPage } from '../support/render-page.tsx'
import { answerVisits } from '../support/visits.ts'

const one: AddToCart = {
  action: '/cart/items',
  kind: 'place',
  sku: 'CR-CC-270404',
  button: 'Add a place',
  choice: null,
}
const some: AddToCart = {
  ...one,
  choice: { field: 'quantity', label: 'How many places?', least: 1, most: 3 },
}
const full = 'This date is full. Please choose another date.'

const formOf = (add: AddToCart | null, about?: string) => (
  <AddToCartForm add={add} sku={one.sku} {...(about && { about })} />
)

function fieldsSent(): unknown {
  const { form } = screen.getByRole<HTMLButtonElement>('button')
  return form && Object.fromEntries(new FormData(form))
}

describe('the form that puts something into the cart', () => {
  it('asks how many, from the least to what is left', () => {
    renderPage({ content: formOf({ ...some, button: 'Add to basket' }) })
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'How many places?' })

    expect([...select.options].map(({ value }) => value)).toEqual(['1', '2', '3'])
    expect(fieldsSent()).toEqual({ kind: 'place', sku: 'CR-CC-270404', quantity: '1' })
  })

  it('asks how many come, where one price is for several', () => {
    const choice = { field: 'people', label: 'How many people?', least: 4, most: 7 } as const
    renderPage({ content: formOf({ ...one, choice }) })

    expect(fieldsSent()).toEqual({ kind: 'place', sku: 'CR-CC-270404', people: '4' })
  })
})

describe('what was put in', () => {
  const page = { content: formOf(one), component: 'date' }

  it('is no news when a page is loaded: the count is a region that is new with the answer', async () => {
    answerHeaderData({ user: null, cartItems: 2, isAuthenticated: false })
    renderPage(page, { layout: WithHeader })
    const before = screen.getByText('Cart', { selector: '[aria-live]' })

    const first = await screen.findByText('Cart, 2 items')
    expect(first).not.toBe(before)

    answerHeaderData({ user: null, cartItems: 3, isAuthenticated: false })
    answerVisits(page)
    await hands.click(screen.getByText('Add a place'))
    expect(await screen.findByText('Cart, 3 items')).toBe(first)
  })
})

describe('a form that was refused', () => {
  const refused = { errors: { cart: full } }

  it('says why where it is, and takes the focus to the number', async () => {
    renderPage({ content: formOf(some), component: 'date' })
    const errors = { quantity: 'Only 2 places are left on this date.' }
    answerVisits({ content: formOf(some), component: 'date', props: { errors } })

    await hands.click(screen.getByRole('button'))

    const alert = (await screen.findByText(errors.quantity)).closest('[role=alert]')
    expect(alert).not.toBeNull()
    const select = screen.getByRole('combobox')
    await waitFor(() => expect(document.activeElement).toBe(select))
    expect(select.getAttribute('aria-describedby')).toBe('add-cr-cc-270404-error')
  })

  it('is said again in a region of its own when it is refused for the same reason', async () => {
    renderPage({ content: formOf(one), component: 'date' })
    answerVisits({ content: formOf(one), component: 'date', props: refused })
    await hands.click(screen.getByRole('button'))
    const first = await screen.findByText(full)

    await hands.click(screen.getByRole('button'))

    await waitFor(() => expect(screen.getByText(full)).not.toBe(first))
    expect(screen.getByText(full).closest('[role=alert]')).not.toBeNull()
  })

  it('still says why when the last place has gone, and the form with it', async () => {
    const content = (add: AddToCart | null) => <div>{formOf(add)}</div>
    renderPage({ content: content(one), component: 'date' })
    answerVisits({ content: content(null), component: 'date', props: refused })

    await hands.click(screen.getByRole('button'))

    expect((await screen.findByText(full)).closest('[role=alert]')).not.toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says so without scripts too, and the others on its page do not', () => {
    const old = { kind: 'place', sku: one.sku, quantity: '3' }
    const other = { ...one, sku: 'CR-CC-270411' }
    renderPage({
      content: (
        <>
          {formOf(some)}
          <AddToCartForm add={other} sku={other.sku} />
        </>
      ),
      props: { ...refused, old },
    })

    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('3')
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([full, ''])
  })
})

function WithHeader({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Header isOverHero={false}>{null}</Header>
      {children}
    </>
  )
}
