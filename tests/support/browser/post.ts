import { join } from 'node:path'
import { expect } from '@playwright/test'
import { listKeptMessages } from '#server/mail/kept-messages.ts'
import { linksIn } from '#server/mail/links.ts'
import { siteUnderTest } from './site-under-test.ts'

/** The first link in the mail that the site sends to this address; waits until the mail is there. */
export async function linkMailedTo(address: string): Promise<string> {
  const { environment } = await siteUnderTest()
  const folder = join(environment['DATA_DIR'] ?? '', 'mail')
  const link = async () => {
    const mail = (await listKeptMessages(folder)).find(({ to }) => to === address)
    return mail && linksIn(mail.text)[0]
  }
  await expect.poll(link, `a link in a mail to ${address}`).toBeDefined()
  return (await link()) ?? ''
}
