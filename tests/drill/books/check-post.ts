import { ofKind } from './books.ts'
import type { Books, Discrepancy } from './books.ts'

const message = ofKind('message')

/** A message as it arrived, with the id by which a mailbox tells a repeat. */
export interface Arrival {
  readonly messageId: string
  readonly recipient: string
  readonly subject: string
}

export interface PostVerdict {
  readonly discrepancies: readonly Discrepancy[]
  /** Messages that came again: their sender was killed before it could note that they had gone. */
  readonly repeats: number
  readonly distinct: number
}

/**
 * When all is sent, every message of the outbox has arrived, and what has arrived is one of them:
 * repeats have the id, the recipient and the subject of the first.
 */
export function checkPost(
  { messages }: Pick<Books, 'messages'>,
  arrivals: readonly Arrival[],
): PostVerdict {
  const firsts = new Map<string, Arrival>()
  const discrepancies: Discrepancy[] = []
  for (const arrival of arrivals) {
    const first = firsts.get(arrival.messageId)
    if (!first) firsts.set(arrival.messageId, arrival)
    else if (first.recipient !== arrival.recipient || first.subject !== arrival.subject) {
      discrepancies.push(message(`two messages have the id ${arrival.messageId}`))
    }
  }
  const outbox = new Map(messages.map((one) => [one.id, one]))
  for (const { messageId, recipient, subject } of firsts.values()) {
    const written = outbox.get(idIn(messageId))
    if (written?.recipient !== recipient) {
      discrepancies.push(message(`'${subject}' to ${recipient} arrived and was never written`))
    }
  }
  const arrived = new Set([...firsts.keys()].map(idIn))
  for (const { id, template, sent_at: sent, failed_at: failed } of messages) {
    if (failed !== null) discrepancies.push(message(`${template} ${id} was given up`))
    else if (sent === null) discrepancies.push(message(`${template} ${id} has not been sent`))
    else if (!arrived.has(id)) discrepancies.push(message(`${template} ${id} never arrived`))
  }
  return { discrepancies, repeats: arrivals.length - firsts.size, distinct: firsts.size }
}

/** `<0198-id@host>` names the message of the outbox. */
function idIn(messageId: string): string {
  return messageId.replace(/^<|@.*$/g, '')
}
