import { vi } from 'vitest'
import { listKeptMessages } from '#server/mail/kept-messages.ts'
import { linksIn } from '#server/mail/links.ts'
import type { OutgoingMail } from '#server/mail/outbox.ts'
import type { TestSite } from './site.ts'

const patience = { timeout: 20_000 }

/** The letters that the site has sent to an address, the newest first; waits for the first one. */
export async function lettersTo(site: TestSite, address: string): Promise<OutgoingMail[]> {
  return vi.waitFor(async () => {
    const kept = await listKeptMessages(`${site.directory}/mail`)
    const letters = kept.filter(({ to }) => to === address)
    if (letters.length === 0) throw new Error(`No letter to ${address} has come.`)
    return letters
  }, patience)
}

interface SentLetter {
  readonly template: string
  readonly recipient: string
  readonly text: string
}

/** Every letter that was written until now, the oldest first; waits until all have been sent. */
export async function sentLetters(site: TestSite): Promise<readonly SentLetter[]> {
  const { db } = site.services.database
  await vi.waitFor(async () => {
    const waiting = await db
      .selectFrom('outbox')
      .select('id')
      .where('sent_at', 'is', null)
      .execute()
    if (waiting.length > 0) throw new Error(`${waiting.length} letters were not sent.`)
  }, patience)
  const rows = await db.selectFrom('outbox').selectAll().orderBy('id').execute()
  const kept = await listKeptMessages(`${site.directory}/mail`)
  return rows.map(({ id, template, recipient }) => ({
    template,
    recipient,
    text: kept.find((letter) => letter.id === id)?.text ?? '',
  }))
}

/** The path behind the newest link of this shape in a letter to an address; waits until it is there. */
export async function pathMailedTo(
  site: TestSite,
  address: string,
  shape: RegExp,
): Promise<string> {
  const link = await vi.waitFor(async () => {
    const letters = await lettersTo(site, address)
    const found = letters.flatMap(({ text }) => linksIn(text)).find((one) => shape.test(one))
    if (found === undefined) throw new Error(`No letter to ${address} has a link like ${shape}.`)
    return found
  }, patience)
  const { pathname, search } = new URL(link)
  return pathname + search
}
