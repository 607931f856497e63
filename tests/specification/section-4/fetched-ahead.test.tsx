// @vitest-environment jsdom
import { router } from '@inertiajs/react'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AddToCartForm } from '#js/components/cart/add-to-cart.tsx'
import { places } from '#js/gallery/cart-samples.ts'
import Login from '#js/pages/auth/login.tsx'
import type { AddToCart } from '#server/props/cart.ts'
import { renderCart } from '../../support/cart-page.tsx'
import { answerHeaderData } from '../../support/header-data.ts'
import { answerRequests, pageAnswer } from '../support/answered-visits.ts'
import { ada } from '../support/header-visitors.ts'
import { openFrame, openPage } from '../support/opened-home.ts'
import { only } from '../support/reading.ts'

const nobodysPage = {
  action: '/login',
  intended: null,
  email: '',
  registerHref: '/register',
  forgotHref: '/forgot-password',
}

const book: AddToCart = {
  action: '/cart/items',
  kind: 'product',
  sku: 'G158',
  button: 'Add to basket',
  choice: null,
}

describe('4. Prefetched pages', () => {
  it('clarification: sign-out flushes them', async () => {
    answerHeaderData(ada)
    openFrame()
    const signOut = await screen.findByText('Sign out', { selector: 'button' })

    expect(await keptAfter('post', () => fireEvent.click(signOut))).toBeNull()
  })

  it('clarification: sign-in flushes them', async () => {
    openPage({ content: <Login {...nobodysPage} />, url: '/login' })

    expect(
      await keptAfter('post', () => fireEvent.submit(only(document, 'form[action="/login"]'))),
    ).toBeNull()
  })

  it('clarification: cart changes flush them: something is put in', async () => {
    openPage({ content: <AddToCartForm add={book} sku={book.sku} /> })

    expect(await keptAfter('post', () => fireEvent.click(screen.getByRole('button')))).toBeNull()
  })

  it.each([
    ['there are more of something', 'patch', 'form:has([name=quantity])'],
    ['something is removed', 'delete', 'form:has([value=DELETE])'],
    ['a voucher is to pay', 'post', 'form:has([name=code])'],
  ])('clarification: cart changes flush them: %s', async (_, method, form) => {
    renderCart([places])

    expect(await keptAfter(method, () => fireEvent.submit(only(document, form)))).toBeNull()
  })
})

/** What is kept of a page that was fetched ahead, once something has been changed. */
async function keptAfter(method: string, change: () => void): Promise<unknown> {
  const sent = answerRequests(pageAnswer({ content: null }))
  router.prefetch('/faq')
  await waitFor(() => expect(router.getCached('/faq')).not.toBeNull())

  change()

  await waitFor(() => expect(sent.map((request) => request.method)).toContain(method))
  await waitFor(() => expect(router.getCached('/faq')).toBeNull())
  return router.getCached('/faq')
}
