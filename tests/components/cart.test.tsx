import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { book, dearer, lapsed, lost, places, yacht } from '#js/gallery/cart-samples.ts'
import { cartPage, fillCart, renderCart, renderCartAgain } from '../support/cart-page.tsx'
import { hands } from '../support/hands.ts'
import { answerVisits } from '../support/visits.ts'

const line = (name: string) => screen.getByRole('listitem', { name })
const bag = () => screen.getByRole('list', { name: 'In your basket' })

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
  it('is sent as soon as it is chosen, and the header asks again', async () => {
    renderCart([places])
    const sent = answerVisits(cartPage())
    const asked = vi.fn<() => void>()
    document.addEventListener('header-data:refresh', asked, { once: true })

    await hands.selectOptions(screen.getByLabelText('Places of Solent weekend'), '3')

    await waitFor(() => expect(asked).toHaveBeenCalledOnce())
    expect(sent.map(({ method, data }) => [method, data])).toEqual([
      ['patch', { form: 'line-1', quantity: '3' }],
    ])
    expect(String(sent[0]?.url)).toMatch(/\/cart\/items\/1$/)
  })

  it('is the last that was chosen, however slow the line is', async () => {
    renderCart([places])
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const sent = answerVisits(cartPage(), answered)
    const select = screen.getByLabelText('Places of Solent weekend')

    await hands.selectOptions(select, '3')
    await hands.selectOptions(select, '4')
    await hands.selectOptions(select, '5')
    expect(sent).toHaveLength(1)
    answer()

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

describe('a line that cannot be ordered as it is', () => {
  it.each([
    [lapsed, 'Hold again Solent weekend', '/cart/items/6'],
    [dearer, 'Accept new price RYA Navigation Handbook', '/cart/items/8'],
  ])('has a button that mends it', async (broken, name, path) => {
    renderCart([broken])
    const sent = answerVisits(cartPage())

    await hands.click(screen.getByRole('button', { name }))

    await waitFor(() => expect(sent).toMatchObject([{ method: 'patch' }]))
    expect(String(sent[0]?.url)).toContain(path)
  })

  it('has the focus when its button has gone', async () => {
    renderCart([lapsed])
    answerVisits(cartPage())
    const button = screen.getByRole('button', { name: 'Hold again Solent weekend' })

    fillCart([{ ...lapsed, hold: places.hold, cure: null }])
    await hands.click(button)

    await screen.findByText(/Held for you until/)
    const focused = document.activeElement
    expect(line('Solent weekend').contains(focused)).toBe(true)
    expect(focused?.textContent).toContain('Held for you until 2:26 PM')
  })
})

describe('taking something out', () => {
  const undo = { text: 'Solent weekend was taken out.', action: places.action }

  async function takeOut() {
    renderCart([places, book])
    const sent = answerVisits(cartPage())
    const button = screen.getByRole('button', { name: 'Remove Solent weekend' })
    fillCart([book], { undo })
    await hands.click(button)
    await screen.findByText(undo.text)
    return sent
  }

  it('asks nobody whether they are sure, and says how to undo it, where the focus goes', async () => {
    const sent = await takeOut()

    expect(sent).toMatchObject([{ method: 'delete' }])
    expect(within(bag()).getAllByRole('heading')).toHaveLength(1)
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Taken out' }))
    expect(document.activeElement?.textContent).toBe('Solent weekend was taken out.Put it back')
  })

  it('can be undone, and the focus goes to what is back', async () => {
    const sent = await takeOut()
    const button = screen.getByRole('button', { name: 'Put it back' })
    fillCart([places, book])

    await hands.click(button)

    await waitFor(() => expect(document.activeElement).toBe(line('Solent weekend')))
    expect(sent[1]).toMatchObject({ method: 'patch', data: { undo: '1' } })
    expect(screen.queryByText(undo.text)).toBeNull()
  })

  it('comes back to the way to undo it without scripts', () => {
    renderCart([places])

    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Remove Solent weekend' })
    expect(button.form?.getAttribute('action')).toBe('/cart/items/1#undo')
    expect(document.getElementById('undo')).not.toBeNull()
  })
})
