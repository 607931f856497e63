import { vi } from 'vitest'
import { listKeptMessages } from '#server/mail/kept-messages.ts'
import { linksIn } from '#server/mail/links.ts'
import type { OutgoingMail } from '#server/mail/outbox.ts'
import type { TestSite } from './site.ts'

const timeLimit = { timeout: 20_000 }

/** The messages that the site has sent to an address, the newest first; waits for the first one. */
export async function mailTo(site: TestSite, address: string): Promise<OutgoingMail[]> {
  return vi.waitFor(async () => {
    const kept = await listKeptMessages(`${site.directory}/mail`)
    const messages = kept.filter(({ to }) => to === address)
    if (messages.length === 0) throw new Error(`No message to ${address} has come.`)
    return messages
  }, timeLimit)
}

interface SentMessage {
  readonly template: string
  readonly recipient: string
  readonly text: string
}

/** Every message that was written until now, the oldest first; waits until all have been sent. */
export async function sentMessages(site: TestSite): Promise<readonly SentMessage[]> {
  const { db } = site.services.database
  await vi.waitFor(async () => {
    const waiting = await db
      .selectFrom('outbox')
      .select('id')
      .where('sent_at', 'is', null)
      .execute()
    if (waiting.length > 0) throw new Error(`${waiting.length} messages were not sent.`)
  }, timeLimit)
  const rows = await db.selectFrom('outbox').selectAll().orderBy('id').execute()
  const kept = await listKeptMessages(`${site.directory}/mail`)
  return rows.map(({ id, template, recipient }) => ({
    template,
    recipient,
    text: kept.find((message) => message.id === id)?.text ?? '',
  }))
}

/** The path behind the newest link of this shape in a message to an address; waits until it is there. */
export async function pathMailedTo(
  site: TestSite,
  address: string,
  shape: RegExp,
): Promise<string> {
  const link = await vi.waitFor(async () => {
    const messages = await mailTo(site, address)
    const found = messages.flatMap(({ text }) => linksIn(text)).find((one) => shape.test(one))
    if (found === undefined) throw new Error(`No message to ${address} has a link like ${shape}.`)
    return found
  }, timeLimit)
  const { pathname, search } = new URL(link)
  return pathname + search
}
