import { renderMessage } from '#server/mail/mailables.ts'
import type { Mailables } from '#server/mail/mailables.ts'
import { sender as company } from '../../support/company.ts'
import { account, ordersMessages, otherMessages, when } from './message-data.ts'

export type Name = keyof Mailables

const data: Readonly<Partial<Record<Name, object>>> = { ...ordersMessages, ...otherMessages }

/** Writes a message as it is stored, with this of its data changed. */
export function writeMessage(name: Name, changed: object = {}) {
  const given = data[name] ?? {
    ...account,
    when,
    device: 'Firefox on Windows',
    due: when,
    what: 'A passkey was added.',
    address: '203.0.113.9',
  }
  return renderMessage(name, JSON.stringify({ ...given, ...changed }), company)
}
