import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { book, voucher } from '#js/gallery/cart-samples.ts'
import { cartPage, renderCart } from '../support/cart-page.tsx'
import { hands } from '../support/hands.ts'
import { answerVisits } from '../support/visits.ts'

describe('the code of a voucher', () => {
  it('says why it cannot pay, and keeps what was typed', async () => {
    renderCart([book])
    answerVisits(cartPage({ errors: { code: 'No voucher has this code.' } }))

    await hands.type(screen.getByLabelText('Voucher code'), 'nonsense')
    await hands.keyboard('{Enter}')

    await screen.findByText('No voucher has this code.')
    expect(screen.getByLabelText<HTMLInputElement>('Voucher code').value).toBe('nonsense')
  })
})

describe('a voucher in the cart', () => {
  const save = () => hands.click(screen.getByRole('button', { name: 'Save the voucher' }))

  it('is changed where it is, and folds away', async () => {
    renderCart([voucher])
    const sent = answerVisits(cartPage())
    const fold = screen.getByText(/^Change the voucher/).closest('details')

    await hands.click(screen.getByText(/^Change the voucher/))
    await hands.click(screen.getByLabelText('Signal flags'))
    await save()

    await waitFor(() => expect(fold?.open).toBe(false))
    expect(sent).toMatchObject([
      { method: 'patch', data: { form: 'voucher-5', voucher_design: 'pennants' } },
    ])
    expect(document.activeElement).toBe(screen.getByText(/^Change the voucher/))
  })

  it('stays open on what is wrong', async () => {
    renderCart([voucher])
    const errors = { voucher_to: 'Please enter whose name is to be on the voucher.' }
    answerVisits(cartPage({ errors }))

    await hands.click(screen.getByText(/^Change the voucher/))
    await save()

    await screen.findByText(errors.voucher_to)
    expect(document.activeElement).toBe(screen.getByLabelText('Who it is for'))
    expect(screen.getByText(/^Change the voucher/).closest('details')?.open).toBe(true)
  })
})
