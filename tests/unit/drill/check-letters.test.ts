import { describe, expect, it } from 'vitest'
import type { LetterInBooks } from '../../drill/books/books.ts'
import { checkLetters } from '../../drill/books/check-letters.ts'
import { checkPost } from '../../drill/books/check-post.ts'
import { ada, books, office, orderOf } from './books.ts'

function letter(template: string, recipient: string, parts: Partial<LetterInBooks> = {}) {
  const id = `${template}-id`
  return { id, template, recipient, attempts: 1, sent_at: 1, failed_at: null, ...parts }
}

const ofOrder = [letter('order-confirmed', ada), letter('order-to-office', office)]
const ofReader = [letter('confirm-subscription', ada), letter('newsletter-welcome', ada)]

describe('the check of the outbox', () => {
  const happened = {
    orders: [orderOf()],
    subscribers: [{ email: ada, status: 'confirmed' as const }],
  }

  it('finds nothing wrong with one letter for each thing that happened', () => {
    const letters = [...ofOrder, ...ofReader]
    expect(checkLetters(books({ ...happened, letters }), office)).toEqual([])
  })

  it('finds each letter that is missing', () => {
    const letters = [...ofOrder, ...ofReader]
    for (const missing of letters) {
      const rest = letters.filter((one) => one !== missing)
      expect(checkLetters(books({ ...happened, letters: rest }), office)).toEqual([
        { kind: 'letter', what: `0 of ${missing.template} to ${missing.recipient}, not 1` },
      ])
    }
  })

  it('finds a letter that was written twice, or about nothing', () => {
    const letters = [...ofOrder, ...ofReader, ...ofOrder.slice(0, 1)]
    expect(checkLetters(books({ ...happened, letters }), office)).toHaveLength(1)
    expect(checkLetters(books({ letters: ofOrder }), office)).toHaveLength(2)
  })
})

describe('the check of what arrived', () => {
  const arrival = (id: string, recipient = ada, subject = 'Your order') => ({
    messageId: `<${id}@127.0.0.1>`,
    recipient,
    subject,
  })
  const sent = books({ letters: ofOrder.slice(0, 1) })
  const id = 'order-confirmed-id'

  it('takes a repeat with the same id for the same letter', () => {
    expect(checkPost(sent, [arrival(id), arrival(id)])).toEqual({
      discrepancies: [],
      distinct: 1,
      repeats: 1,
    })
  })

  it.each([
    ['never arrived', sent, []],
    ['arrived and was never written', sent, [arrival(id), arrival('another')]],
    ['arrived at somebody else', sent, [arrival(id, 'ben@example.com')]],
    ['shares its id with another', sent, [arrival(id), arrival(id, ada, 'Another')]],
    ['was not sent', books({ letters: [letter('order-confirmed', ada, { sent_at: null })] }), []],
    ['was given up', books({ letters: [letter('order-confirmed', ada, { failed_at: 1 })] }), []],
  ])('finds a letter that %s', (_, outbox, arrivals) => {
    const { discrepancies } = checkPost(outbox, arrivals)
    expect(new Set(discrepancies.map(({ kind }) => kind))).toEqual(new Set(['letter']))
  })
})
