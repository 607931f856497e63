import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import PlaceOffer from '#js/pages/cart/place-offer.tsx'
import type { PlaceOfferProps } from '#server/props/orders.ts'
import { hands } from '../support/hands.ts'
import { renderPage } from '../support/render-page.tsx'
import { answerVisits } from '../support/visits.ts'

const open: PlaceOfferProps = {
  state: 'open',
  name: 'Solent weekend',
  facts: ['Saturday 11 September, 2027 to Sunday 12 September, 2027', 'Southampton'],
  until: 'Yours until Friday 5 March, 2027, 2:32 PM',
  button: 'Put 2 places in my basket',
  action: '/places/a-token',
}

describe('places that came free for somebody who waited', () => {
  it('go into the cart by one button, and the header asks again', async () => {
    renderPage({ content: <PlaceOffer {...open} /> })
    const sent = answerVisits({ content: null })
    const asked = vi.fn<() => void>()
    document.addEventListener('header-data:refresh', asked, { once: true })

    await hands.click(screen.getByRole('button', { name: 'Put 2 places in my basket' }))

    await waitFor(() => expect(asked).toHaveBeenCalledOnce())
    expect(sent).toMatchObject([{ method: 'post' }])
    expect(String(sent[0]?.url)).toMatch(/\/places\/a-token$/)
  })
})
