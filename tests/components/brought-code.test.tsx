import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { book, places } from '#js/gallery/cart-samples.ts'
import { forgetTyping } from '#js/hooks/use-kept-typing.ts'
import { renderCart } from '../support/cart-page.tsx'

const code = '7HKM-2XQP-9RTW-4BDN'

/** Opens the page at an address that ends so. */
const openAt = (hash: string) => history.replaceState(null, '', `/cart${hash}`)

const field = () => screen.getByLabelText<HTMLInputElement>('Voucher code')

beforeEach(() => openAt(`#voucher=${code}`))

afterEach(() => {
  openAt('')
  forgetTyping()
})

describe('the code of a printed voucher, behind # in the address', () => {
  it('stands in the field, and its visitor sends it', () => {
    renderCart([book])

    expect(field().value).toBe(code)
    expect(screen.getByRole('button', { name: 'Apply' })).toBeDefined()
  })

  it('waits for an empty basket to have something in it, on whatever page that is put in', () => {
    renderCart([]).unmount()
    openAt('')

    renderCart([places])

    expect(field().value).toBe(code)
  })

  it('is not asked for again once it pays', () => {
    renderCart([book], { codes: [{ code, text: '£50.00 left', isGood: true, action: '/c' }] })

    expect(field().value).toBe('')
  })

  it('says to an empty basket that it is kept', () => {
    renderCart([])

    expect(screen.getByText(/^The code of your voucher is kept/)).toBeDefined()
  })

  it.each(['', '#codes', '#voucher=', '#voucher=<b>', `#voucher=${'A'.repeat(41)}`])(
    'is none in an address that ends in %j',
    (hash) => {
      openAt(hash)
      renderCart([book])

      expect(field().value).toBe('')
    },
  )
})
