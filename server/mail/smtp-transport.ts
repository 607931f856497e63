import type { SMTPPoolOptions } from 'nodemailer/lib/smtp-pool'
import { assertOneAddress } from './outbox.ts'
import type { OutgoingMail, Transport } from './outbox.ts'

/**
 * Sends through the mail server of an `smtp:` or `smtps:` address. Messages that follow each other go by
 * one connection, for it takes longer to greet a server than to give it a letter. Messages and a password
 * leave this machine encrypted or not at all. nodemailer is loaded by the first message.
 * @throws Error when the user name or password is not percent-encoded.
 */
export function smtpTransport(url: URL): Transport {
  const options = smtpOptions(url)
  let mailer: ReturnType<typeof loadMailer> | undefined

  async function send(mail: OutgoingMail): Promise<void> {
    assertOneAddress(mail.to)
    if (mail.replyTo !== undefined) assertOneAddress(mail.replyTo)
    mailer ??= loadMailer(options)
    await (await mailer).sendMail(sendable(mail))
  }

  function close(): void {
    // A mailer that could not be loaded has told its messages so, and holds nothing.
    void mailer?.then(
      (loaded) => loaded.close(),
      () => undefined,
    )
  }

  return { send, close }
}

async function loadMailer(options: SMTPPoolOptions) {
  const { createTransport } = await import('nodemailer')
  return createTransport(options)
}

// The limits of a slow conversation, nine steps or so, add up to less than a worker's lease.
function smtpOptions(url: URL): SMTPPoolOptions {
  const user = decoded(url.username)
  const isEncrypted = url.protocol === 'smtps:'
  return {
    pool: true,
    maxConnections: 1,
    // Some servers take no more on one connection.
    maxMessages: 20,
    idleTimeout: 2_000,
    // A message that was lost with its connection comes due again in the outbox, which counts its tries.
    maxRequeues: 0,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isEncrypted ? 465 : 587),
    secure: isEncrypted,
    requireTLS: !isEncrypted && (user !== '' || !isThisMachine(url)),
    ...(user && { auth: { user, pass: decoded(url.password) } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    dnsTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function isThisMachine({ hostname }: URL): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/i.test(hostname)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (cause) {
    throw new Error(
      'MAIL_URL has a % in its user name or password that starts no escape; write a % as %25.',
      { cause },
    )
  }
}

function sendable(mail: OutgoingMail) {
  return {
    messageId: mail.messageId,
    date: new Date(mail.date),
    from: mail.from,
    // An object, never a string: a string is parsed as a list, and a line break in it adds recipients.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: mail.files?.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content,
      encoding: 'base64',
    })),
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
    headers: {
      // Out-of-office robots do not answer it (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl !== undefined && oneClick(mail.unsubscribeUrl)),
    },
  }
}

// What mail programs show as a button of their own (RFC 8058, section 3.1). Whoever signs the mail
// has to sign these two with it.
function oneClick(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
