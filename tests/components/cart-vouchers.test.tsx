import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { badCode, book, goodCode, voucher } from '#js/gallery/cart-samples.ts'
import { cartPage, fillCart, renderCart } from '../support/cart-page.tsx'
import { hands } from '../support/hands.ts'
import { answerVisits } from '../support/visits.ts'

describe('the code of a voucher', () => {
  it('is sent, and its field is empty for the next one', async () => {
    renderCart([book])
    const sent = answerVisits(cartPage())
    const field = screen.getByLabelText('Voucher code')

    await hands.type(field, 'h7kq 3mxw 9pta vrc4')
    fillCart([book], { codes: [goodCode] })
    await hands.keyboard('{Enter}')

    await screen.findByText(goodCode.text)
    expect(sent).toMatchObject([{ data: { form: 'codes', code: 'h7kq 3mxw 9pta vrc4' } }])
    expect(screen.getByLabelText<HTMLInputElement>('Voucher code').value).toBe('')
  })

  it('says why it cannot pay, and keeps what was typed', async () => {
    renderCart([book])
    answerVisits(cartPage({ errors: { code: 'No voucher has this code.' } }))

    await hands.type(screen.getByLabelText('Voucher code'), 'nonsense')
    await hands.keyboard('{Enter}')

    await screen.findByText('No voucher has this code.')
    expect(screen.getByLabelText<HTMLInputElement>('Voucher code').value).toBe('nonsense')
  })

  it('is taken off by its own button', async () => {
    renderCart([book], { codes: [goodCode, badCode] })
    const sent = answerVisits(cartPage())

    await hands.click(screen.getByRole('button', { name: `Remove voucher ${badCode.code}` }))

    await waitFor(() => expect(sent).toMatchObject([{ method: 'delete' }]))
    expect(String(sent[0]?.url)).toContain(badCode.action)
  })
})

describe('a voucher in the cart', () => {
  const save = () => hands.click(screen.getByRole('button', { name: 'Save the voucher' }))

  it('shows its message, and all that was said of it in its form', () => {
    renderCart([voucher])
    const value = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value

    expect(screen.getByText(/Fair winds/, { selector: 'blockquote' })).toBeDefined()
    expect(value(/^Who it is for/)).toBe('Ben')
    expect(value(/^Send on/)).toBe('2027-06-21')
    expect(screen.getByLabelText<HTMLInputElement>('Home before dusk').checked).toBe(true)
    expect(screen.getByLabelText<HTMLInputElement>(/^By e-mail/).checked).toBe(true)
  })

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
