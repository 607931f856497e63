import { onTestFinished } from 'vitest'
import type { Transport } from '#server/mail/outbox.ts'
import { createTransport } from '#server/mail/transport.ts'
import { keptLog } from './kept-log.ts'
import { openSmtpInbox } from './smtp-inbox.ts'
import type { SmtpInbox } from './smtp-inbox.ts'

/** A real mail server, for as long as the test lasts. */
export async function inboxOfTest(
  options: Parameters<typeof openSmtpInbox>[0] = {},
): Promise<SmtpInbox> {
  const inbox = await openSmtpInbox(options)
  onTestFinished(() => inbox.close())
  return inbox
}

/** The site's own way to a mail server, for as long as the test lasts. */
export function transportTo(url: string): Transport {
  const transport = createTransport(url, { directory: '/dev/null', log: keptLog() })
  onTestFinished(() => transport.close())
  return transport
}
