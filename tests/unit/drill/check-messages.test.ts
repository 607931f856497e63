import { describe, expect, it } from 'vitest'
import type { MessageInBooks } from '../../drill/books/books.ts'
import { checkMessages } from '../../drill/books/check-messages.ts'
import { checkPost } from '../../drill/books/check-post.ts'
import { ada, books, staff, orderOf } from './books.ts'

function message(template: string, recipient: string, parts: Partial<MessageInBooks> = {}) {
  const id = `${template}-id`
  return { id, template, recipient, attempts: 1, sent_at: 1, failed_at: null, ...parts }
}

const ofOrder = [message('order-confirmed', ada), message('order-to-office', staff)]
const ofReader = [message('confirm-subscription', ada), message('newsletter-welcome', ada)]

describe('the check of the outbox', () => {
  const happened = {
    orders: [orderOf()],
    subscribers: [{ email: ada, status: 'confirmed' as const }],
  }

  it('finds nothing wrong with one message for each thing that happened', () => {
    const messages = [...ofOrder, ...ofReader]
    expect(checkMessages(books({ ...happened, messages }), staff)).toEqual([])
  })

  it('finds each message that is missing', () => {
    const messages = [...ofOrder, ...ofReader]
    for (const missing of messages) {
      const rest = messages.filter((one) => one !== missing)
      expect(checkMessages(books({ ...happened, messages: rest }), staff)).toEqual([
        { kind: 'message', what: `0 of ${missing.template} to ${missing.recipient}, not 1` },
      ])
    }
  })

  it('finds a message that was written twice, or about nothing', () => {
    const messages = [...ofOrder, ...ofReader, ...ofOrder.slice(0, 1)]
    expect(checkMessages(books({ ...happened, messages }), staff)).toHaveLength(1)
    expect(checkMessages(books({ messages: ofOrder }), staff)).toHaveLength(2)
  })
})

describe('the check of what arrived', () => {
  const arrival = (id: string, recipient = ada, subject = 'Your order') => ({
    messageId: `<${id}@127.0.0.1>`,
    recipient,
    subject,
  })
  const sent = books({ messages: ofOrder.slice(0, 1) })
  const id = 'order-confirmed-id'

  it('takes a repeat with the same id for the same message', () => {
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
    ['was not sent', books({ messages: [message('order-confirmed', ada, { sent_at: null })] }), []],
    ['was given up', books({ messages: [message('order-confirmed', ada, { failed_at: 1 })] }), []],
  ])('finds a message that %s', (_, outbox, arrivals) => {
    const { discrepancies } = checkPost(outbox, arrivals)
    expect(new Set(discrepancies.map(({ kind }) => kind))).toEqual(new Set(['message']))
  })
})
