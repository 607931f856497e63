import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerOptions } from 'smtp-server'

/** A message as it came over the wire. */
export interface ArrivedMail {
  readonly sender: string
  readonly recipients: readonly string[]
  /** Headers and body, with soft line breaks undone. */
  readonly source: string
}

/** A real mail server on a free port of this machine. */
export interface SmtpInbox {
  readonly url: string
  readonly mails: readonly ArrivedMail[]
  close(): Promise<void>
}

/** Takes every message; `options` make it refuse some, or ask for a password. */
export async function openSmtpInbox(options: SMTPServerOptions = {}): Promise<SmtpInbox> {
  const mails: ArrivedMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          sender: mailFrom ? mailFrom.address : '',
          recipients: rcptTo.map(({ address }) => address),
          source: withoutSoftBreaks(Buffer.concat(chunks).toString()),
        })
        done()
      })
    },
    ...options,
  })
  // A client that goes away in the middle is the client's affair.
  server.on('error', () => undefined)
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The value of a header, or undefined. */
export function headerOf({ source }: ArrivedMail, name: string): string | undefined {
  return new RegExp(`^${name}: (.*)$`, 'im').exec(source)?.[1]?.trim()
}

function withoutSoftBreaks(source: string): string {
  return source.replaceAll('=\r\n', '').replaceAll('=3D', '=')
}
