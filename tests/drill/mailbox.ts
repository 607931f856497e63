import { codeIn } from '../support/order-codes.ts'
import { openSmtpInbox } from '../support/smtp-inbox.ts'
import type { Arrival } from './books/check-post.ts'

/** A message, and whether it tells its reader that money of theirs has come. */
export interface MoneyArrival extends Arrival {
  readonly isReceipt: boolean
}

/** Where all mail of a drill arrives. Of each message only what is looked at is kept. */
export interface Mailbox {
  readonly url: string
  readonly arrivals: readonly MoneyArrival[]
  /** The path of the link that confirms a subscription, once its message is here. */
  confirmPath(email: string): string | undefined
  /** The codes for orders that have arrived for somebody, in order. */
  codes(email: string): readonly string[]
  close(): Promise<void>
}

export async function openMailbox(): Promise<Mailbox> {
  const arrivals: MoneyArrival[] = []
  const confirmPaths = new Map<string, string>()
  const inbox = await openSmtpInbox({
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const message = Buffer.concat(chunks).toString()
        const source = message.replaceAll('=\r\n', '')
        const [recipient = ''] = envelope.rcptTo.map(({ address }) => address)
        arrivals.push({
          recipient,
          messageId: header(message, 'Message-ID'),
          subject: header(message, 'Subject'),
          isReceipt: /We have received =C2=A3|You have paid =C2=A3/.test(source),
        })
        const path = /http:\/\/[\d.:]+(\/[\w/-]*confirm[\w/-]*)/.exec(source)?.[1]
        if (path !== undefined) confirmPaths.set(recipient, path)
        done()
      })
    },
  })
  return {
    url: inbox.url,
    arrivals,
    confirmPath: (email) => confirmPaths.get(email),
    codes: (email) =>
      arrivals
        .filter(({ recipient }) => recipient === email)
        .flatMap(({ subject }) => codeIn(subject) ?? []),
    close: () => inbox.close(),
  }
}

/** A header of a message as it came, on one line. */
function header(message: string, name: string): string {
  const [head = ''] = message.split('\r\n\r\n')
  const unfolded = head.replaceAll(/\r\n(?=[ \t])/g, '')
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? ''
}
