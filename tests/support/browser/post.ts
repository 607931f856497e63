import { join } from 'node:path'
import { expect } from '@playwright/test'
import { listKeptMessages } from '#server/mail/kept-messages.ts'
import { linksIn } from '#server/mail/links.ts'
import type { OutgoingMail } from '#server/mail/outbox.ts'
import { codeIn } from '../order-codes.ts'
import { siteUnderTest } from './site-under-test.ts'
import type { SiteUnderTest } from './site-under-test.ts'

/**
 * The newest link of this shape in the mails that the site sends to an address, in the first place
 * of its message; waits until the mail is there.
 */
export async function linkMailedTo(address: string, shape = /./): Promise<string> {
  const link = async () =>
    (await mailedTo(address))
      .map(({ text }) => linksIn(text)[0] ?? '')
      .find((found) => found !== '' && shape.test(found))
  await expect.poll(link, `a link in a mail to ${address}`).toBeDefined()
  return (await link()) ?? ''
}

/** The text of the newest mail to an address that has these words; waits until it is there. */
export async function letterTo(address: string, words: RegExp): Promise<string> {
  const letter = async () =>
    (await mailedTo(address)).map(({ text }) => text).find((text) => words.test(text))
  await expect.poll(letter, `a mail to ${address} with ${words}`).toBeDefined()
  return (await letter()) ?? ''
}

/** The newest code for an order that a site sent to an address; waits until it is there. */
export async function codeMailedTo(address: string, site?: SiteUnderTest): Promise<string> {
  const code = async () =>
    (await mailedTo(address, site))
      .map(({ subject }) => codeIn(subject))
      .find((found) => found !== undefined)
  await expect.poll(code, `a code in a mail to ${address}`).toBeDefined()
  return (await code()) ?? ''
}

/** The files that go with the newest mail to an address with this subject; waits until it is there. */
export async function filesMailedTo(
  address: string,
  subject: RegExp,
): Promise<NonNullable<OutgoingMail['files']>> {
  const letter = async () => (await mailedTo(address)).find((mail) => subject.test(mail.subject))
  await expect.poll(letter, `a mail to ${address} about ${subject}`).toBeDefined()
  return (await letter())?.files ?? []
}

async function mailedTo(address: string, site?: SiteUnderTest) {
  const { environment } = site ?? (await siteUnderTest())
  const directory = join(environment['DATA_DIR'] ?? '', 'mail')
  // All of them: what a command of staff writes is older by its clock than what the site writes.
  const kept = await listKeptMessages(directory, Infinity)
  return kept.filter(({ to }) => to === address)
}
