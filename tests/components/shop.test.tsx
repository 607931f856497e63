import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import GiftVouchers from '#js/pages/shop/gift-vouchers.tsx'
import Merchandise from '#js/pages/shop/merchandise.tsx'
import Product from '#js/pages/shop/product.tsx'
import type { ProductPageProps } from '#server/props/shop.ts'
import { hands } from '../support/hands.ts'
import { pictures } from '../support/home.ts'
import { renderPage } from '../support/render-page.tsx'
import { giveScreen } from '../support/screen.ts'
import {
  bookCard,
  giftVouchersPageProps,
  merchandisePageProps,
  productPageProps,
  solentVoucher,
} from '../support/shop.ts'
import { giveViewport } from '../support/viewport.ts'

function render(content: React.ReactNode, url = '/merchandise') {
  return renderPage({ content, url, props: { pictures } })
}

const renderProduct = (changes: Partial<ProductPageProps> = {}) =>
  render(<Product {...productPageProps} {...changes} />)
const part = (name: string) => within(screen.getByRole('region', { name }))
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
const headings = (level: number) =>
  screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent)

beforeEach(() => {
  giveScreen(1440)
  giveViewport()
})

describe('the shop', () => {
  it('has one first heading, its things and how to get them', () => {
    render(<Merchandise {...merchandisePageProps} />)

    expect(headings(1)).toEqual(['The shop'])
    expect(headings(2)).toEqual([
      'What to buy',
      'What we sell',
      'Posting and collecting',
      'If you change your mind',
      'How to buy',
    ])
    expect(headings(3)).toEqual(['RYA Navigation Handbook'])
  })

  it('has a link for each kind, and says which is chosen', () => {
    render(<Merchandise {...merchandisePageProps} />)
    const kinds = within(screen.getByRole('navigation', { name: 'Kinds of things' }))
    const links = kinds.getAllByRole('link')

    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Everything (2)', '/merchandise'],
      ['Books (1)', '/merchandise?kind=book'],
    ])
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true'])
    expect(screen.getByRole('status').textContent).toBe('1 book')
  })
})

describe('the page of a product', () => {
  it('leads back to the shop and on to what goes with it', () => {
    renderProduct()

    expect(hrefOf('The shop')).toBe('/merchandise')
    expect(headings(2)).toEqual([
      'How to buy it',
      'What it is for',
      'Posting and collecting',
      'If you change your mind',
      'What goes with it',
    ])
    expect(hrefOf('Crew beanie')).toBe('/merchandise/crew-beanie')
  })

  it('leaves out the parts that it has nothing for', () => {
    renderProduct({ courses: [], related: [] })

    expect(headings(2)).toEqual([
      'How to buy it',
      'Posting and collecting',
      'If you change your mind',
    ])
  })
})

describe('the gift vouchers', () => {
  const renderVouchers = () => render(<GiftVouchers {...giftVouchersPageProps} />, '/gift-vouchers')

  it('are written where they are chosen, and shown as they will look', async () => {
    const chosen = {
      name: 'Solent weekend for one',
      price: solentVoucher.price,
      validity: 'Valid for 24 months',
      add: { ...bookCard.add, sku: 'GV-SOL' },
      designs: [
        { value: 'solent', label: 'A fine day' },
        { value: 'dusk', label: 'Home before dusk' },
      ],
    } as const
    const { container } = render(
      <GiftVouchers {...giftVouchersPageProps} chosen={chosen} />,
      '/gift-vouchers?voucher=GV-SOL',
    )
    const form = part('Solent weekend for one')

    await hands.click(form.getByRole('radio', { name: 'Home before dusk' }))
    await hands.type(form.getByRole('textbox', { name: 'Who it is for' }), 'Ada')

    const preview = container.querySelector('[data-preview]')
    expect(preview?.getAttribute('data-preview')).toBe('dusk')
    expect(preview?.textContent).toContain('For Ada')
    const button = form.getByRole<HTMLButtonElement>('button', { name: 'Add to basket' })
    expect(button.form && Object.fromEntries(new FormData(button.form))).toMatchObject({
      kind: 'product',
      sku: 'GV-SOL',
      voucher_design: 'dusk',
      voucher_to: 'Ada',
    })
  })

  it('lead to their terms', () => {
    renderVouchers()

    expect(hrefOf('The terms of vouchers')).toBe('/terms-and-conditions#vouchers')
  })
})
