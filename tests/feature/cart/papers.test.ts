import { describe, expect, it } from 'vitest'
import { writeReceipt } from '#server/shop/paper/write-paper.ts'
import { signedInCustomer } from '../../support/customers.ts'
import { readPdf } from '../../support/pdf.ts'
import { mailTo, pathMailedTo } from '../../support/sent-messages.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'
import { voucher } from './cart-forms.ts'
import { book, guestWith, newBuyer, order, orderPage, paidVoucher, put } from './checkout-forms.ts'

const site = siteOfFile()

const statusOf = async (path: string, visitor = site.visitor()) => (await visitor.get(path)).status

const pdfIn = async (answer: Response) => readPdf(Buffer.from(await answer.arrayBuffer()))

/** The same address with a key that was changed by one letter. */
function withWrongKey(path: string): string {
  return path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
}

/** A book that was ordered and paid: the path of its order's page, and that of its receipt. */
async function paidBook(visitor?: Visitor) {
  const buyer = visitor ?? site.visitor()
  await put(buyer, book)
  const path = await order(site, buyer)
  const { number } = await orderPage(buyer, path)
  const { clock, database, shop } = site.services
  await shop.orders.paid({ number })
  const { order: row, payments } = (await shop.orders.find({ number })) ?? {}
  const [payment] = payments ?? []
  if (!row || !payment) throw new Error('Nothing was paid.')
  const paper = await database.transaction((trx) =>
    writeReceipt(trx, site.services, { order: row, payment, now: clock.now() }),
  )
  return { path, number, paper: path.replace('?', `/papers/${paper.number}?`), receipt: paper }
}

describe('a receipt', () => {
  it('is a PDF for whoever has the order’s address, kept by nobody and not listed', async () => {
    const { paper, number, receipt } = await paidBook()

    const answer = await site.visitor().get(paper)

    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="saltlark-${receipt.number.toLowerCase()}.pdf"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    const { text, title } = await pdfIn(answer)
    expect(title).toBe(`Receipt ${receipt.number}`)
    expect(text).toContain(number)
  })

  it('is refused by another key, and is none under another order', async () => {
    const { paper, path } = await paidBook()
    const { path: other, receipt } = await paidBook()
    const [address = ''] = paper.split('?')

    expect(await statusOf(withWrongKey(paper))).toBe(403)
    expect(await statusOf(address)).toBe(404)
    expect(await statusOf(path.replace('?', `/papers/${receipt.number}?`))).toBe(404)
    expect(await statusOf(other.replace('?', '/papers/RC-999999?'))).toBe(404)
  })

  it('opens without a key for who ordered alone', async () => {
    const { visitor } = await signedInCustomer(site)
    const { visitor: other } = await signedInCustomer(site)
    const { paper } = await paidBook(visitor)
    const [address = ''] = paper.split('?')

    expect(await statusOf(address, visitor)).toBe(200)
    expect(await statusOf(address, other)).toBe(404)
  })
})

describe('a voucher as a PDF', () => {
  it('is behind a link of its page, with the code that pays', async () => {
    const { path, code } = await paidVoucher(site)
    const { props } = await pageOf(await site.visitor().get(path))

    const answer = await site.visitor().get(String(props['pdfHref']))

    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const { text } = await pdfIn(answer)
    expect(text).toContain(code.replaceAll('-', ' '))
    expect(text).toContain('For Ada')
  })

  it('says so once nothing can be spent of it any more', async () => {
    const { path, order: orderPath } = await paidVoucher(site)
    const { number } = await orderPage(site.visitor(), orderPath)
    await site.services.shop.orders.cancel(number)

    const { text } = await pdfIn(await site.visitor().get(path.replace('?', '/voucher.pdf?')))

    expect(text).toContain('This voucher was cancelled and cannot be spent.')
  })

  it('is refused by another key, and by none', async () => {
    const { path } = await paidVoucher(site)
    const file = path.replace('?', '/voucher.pdf?')

    expect(await statusOf(withWrongKey(file))).toBe(403)
    expect(await statusOf(file.split('?')[0] ?? '')).toBe(404)
    expect(await statusOf(`/vouchers/${'0'.repeat(36)}/voucher.pdf?key=x`)).toBe(403)
  })

  it('goes with the message that brings the voucher', async () => {
    const who = newBuyer()
    const path = await order(site, await guestWith(site, voucher), who)
    const { number } = await orderPage(site.visitor(), path)
    await site.services.shop.orders.paid({ number })

    const email = who['email'] ?? ''
    await pathMailedTo(site, email, /\/vouchers\//)
    const messages = await mailTo(site, email)
    const { files = [] } = messages.find(({ subject }) => subject.includes('voucher for Ada')) ?? {}

    expect(files.map(({ name, type }) => [name, type])).toEqual([
      ['saltlark-voucher.pdf', 'application/pdf'],
    ])
    const { text } = readPdf(Buffer.from(files[0]?.content ?? '', 'base64'))
    expect(text).toContain('For Ada')
  })
})
