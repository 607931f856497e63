import type { Log } from '#server/app/log.ts'
import { keepMessage } from './kept-messages.ts'
import { linksIn } from './links.ts'
import type { OutgoingMail, Transport } from './outbox.ts'
import { smtpTransport } from './smtp-transport.ts'

interface TransportOptions {
  /** Where `log:` keeps messages. */
  readonly directory: string
  readonly log: Log
  /** Development: `log:` prints the first link too. Such a link is a key, so production does not. */
  readonly showLinks?: boolean
}

/**
 * The transport of a MAIL_URL. `log:` prints a line and keeps each message as a file; `smtp://` and
 * `smtps://` (with `user:password@host:port`) send.
 * @throws Error that says what MAIL_URL must look like. It never quotes the address, which may hold
 * a password.
 */
export function createTransport(mailUrl: string, options: TransportOptions): Transport {
  const url = URL.canParse(mailUrl) ? new URL(mailUrl) : null
  if (url?.protocol === 'log:') return logTransport(options)
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname !== '') return smtpTransport(url)
  throw new Error(
    'MAIL_URL is not an address that mail can be sent by; it must be log: or smtp://user:password@host:587 (smtps:// for TLS from the first byte).',
  )
}

function logTransport({ directory, log, showLinks = false }: TransportOptions): Transport {
  async function send(mail: OutgoingMail): Promise<void> {
    await keepMessage(directory, mail)
    const [link] = showLinks ? linksIn(mail.text) : []
    log.info(link ? { link } : {}, `Mail to ${mail.to}: ${mail.subject}`)
  }

  return { send, close: () => undefined }
}
