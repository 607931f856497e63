import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { book, dearer, lapsed, lost, places, voucher, yacht } from '#js/gallery/cart-samples.ts'
import { cartPage, fillCart, renderCart, renderCartAgain } from '../support/cart-page.tsx'
import { hands } from '../support/hands.ts'
import { promiseToKeep } from '../support/promise-to-keep.ts'
import { answerVisits } from '../support/visits.ts'

const line = (name: string) => screen.getByRole('listitem', { name })

describe('a cart', () => {
  it('says what stands in the way of the order instead', () => {
    renderCart([book, lost], { checkoutHref: null })

    expect(screen.queryByRole('link', { name: 'Go to checkout' })).toBeNull()
    expect(screen.getByText(/Put it right, and you can go on here/)).toBeDefined()
    const ways = screen.getAllByRole('link', { name: 'Solent weekend' })
    expect(ways.map((link) => link.getAttribute('href'))).toContain('#line-7')
    expect(line('Solent weekend').textContent).toContain('Only 1 place is left on this date.')
  })

  it('is asked for again where the browser shows an old one', async () => {
    renderCart([book]).unmount()
    const sent = answerVisits(cartPage())

    renderCartAgain()

    await waitFor(() => expect(sent).toHaveLength(1))
  })
})

describe('how many of a line', () => {
  it('is the last that was chosen, however slow the line is', async () => {
    renderCart([places])
    const answer = promiseToKeep<void>()
    const sent = answerVisits(cartPage(), answer.promise)
    const select = screen.getByLabelText('Places of Solent weekend')

    await hands.selectOptions(select, '3')
    await hands.selectOptions(select, '4')
    await hands.selectOptions(select, '5')
    expect(sent).toHaveLength(1)
    answer.keep()

    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.data).toEqual({ form: 'line-1', quantity: '5' })
  })

  it('says beside it why it was refused', async () => {
    renderCart([places, yacht])
    const errors = { quantity: 'Only 2 places are left on this date.' }
    answerVisits(cartPage({ errors }))
    const select = screen.getByLabelText('Places of Solent weekend')

    await hands.selectOptions(select, '5')

    const fault = await within(line('Solent weekend')).findByText(errors.quantity)
    expect(select.getAttribute('aria-invalid')).toBe('true')
    expect(select.getAttribute('aria-describedby')).toBe(fault.id)
    expect(line('Fleet day').textContent).not.toContain(errors.quantity)
  })
})

describe('a line that can be mended', () => {
  it.each([
    ['dearer', dearer, { fault: null }],
    ['held no longer', lapsed, { hold: places.hold }],
    [
      'held for its last minutes',
      { ...places, cure: { label: 'Hold for longer', isLonger: true } },
      {},
    ],
  ])('has a button that mends it, and the focus when that has gone: %s', async (_, ill, mended) => {
    const well = { ...ill, ...mended, cure: null }
    renderCart([ill])
    const sent = answerVisits(cartPage())
    fillCart([well])

    await hands.click(screen.getByRole('button', { name: `${ill.cure?.label} ${ill.name}` }))

    const url = expect.stringMatching(`${ill.action}$`)
    await waitFor(() => expect(sent).toMatchObject([{ method: 'patch', url }]))
    const box = () => screen.getByRole('group', { name: ill.name })
    await waitFor(() => expect(document.activeElement).toBe(box()))
    expect(box().textContent).toContain(well.hold?.text ?? '')
  })
})

it('taking something out comes back to the way to undo it without scripts', () => {
  renderCart([places])

  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Remove Solent weekend' })
  expect(button.form?.getAttribute('action')).toBe('/cart/items/1#undo')
  expect(document.getElementById('undo')).not.toBeNull()
})

it('the code of a voucher says why it cannot pay, and keeps what was typed', async () => {
  renderCart([book])
  answerVisits(cartPage({ errors: { code: 'No voucher has this code.' } }))

  await hands.type(screen.getByLabelText('Voucher code'), 'nonsense')
  await hands.keyboard('{Enter}')

  await screen.findByText('No voucher has this code.')
  expect(screen.getByLabelText<HTMLInputElement>('Voucher code').value).toBe('nonsense')
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
