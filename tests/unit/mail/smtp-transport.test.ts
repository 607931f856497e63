import { afterEach, describe, expect, it } from 'vitest'
import type { OutgoingMail, Transport } from '#server/mail/outbox.ts'
import { createTransport } from '#server/mail/transport.ts'
import { logBook } from '../../support/mail.ts'
import { headerOf, openSmtpInbox } from '../../support/smtp-inbox.ts'
import type { SmtpInbox } from '../../support/smtp-inbox.ts'

const mail: OutgoingMail = {
  id: '019aa5c2-7b00-7c3d-9e4f-0123456789ab',
  messageId: '<019aa5c2-7b00-7c3d-9e4f-0123456789ab@www.saltlark.example>',
  date: Date.UTC(2026, 10, 21, 12),
  from: { name: 'Saltlark Sailing', address: 'hello@saltlark.example' },
  to: 'ada@example.com',
  subject: 'Fair winds',
  text: 'Dear Ada, the price is £325 = good value.',
  html: '<p>Dear Ada, the price is £325.</p>',
}

const open: { close(): unknown }[] = []

afterEach(() => Promise.all(open.splice(0).map((each) => each.close())))

async function inboxThat(options: Parameters<typeof openSmtpInbox>[0] = {}): Promise<SmtpInbox> {
  const inbox = await openSmtpInbox(options)
  open.push(inbox)
  return inbox
}

function transportTo(url: string): Transport {
  const transport = createTransport(url, { directory: '/dev/null', log: logBook().log })
  open.push(transport)
  return transport
}

describe('sending by smtp:', () => {
  it('brings one message to its one recipient, as text and as HTML', async () => {
    const inbox = await inboxThat()

    await transportTo(inbox.url).send(mail)

    expect(inbox.mails).toHaveLength(1)
    expect(inbox.mails[0]).toMatchObject({
      sender: 'hello@saltlark.example',
      recipients: ['ada@example.com'],
    })
    const [arrived] = inbox.mails
    expect(arrived?.source).toContain('Content-Type: text/plain; charset=utf-8')
    expect(arrived?.source).toContain('Content-Type: text/html; charset=utf-8')
  })

  it.each([
    ['From', 'Saltlark Sailing <hello@saltlark.example>'],
    ['To', 'ada@example.com'],
    ['Subject', 'Fair winds'],
    ['Message-ID', '<019aa5c2-7b00-7c3d-9e4f-0123456789ab@www.saltlark.example>'],
    ['Date', 'Sat, 21 Nov 2026 12:00:00 +0000'],
    ['Auto-Submitted', 'auto-generated'],
  ])('writes the header %s: %s', async (name, value) => {
    const inbox = await inboxThat()

    await transportTo(inbox.url).send(mail)

    expect(inbox.mails.map((arrived) => headerOf(arrived, name))).toEqual([value])
  })

  it.each([
    ['Reply-To', 'ben@example.com'],
    ['List-Unsubscribe', '<https://www.saltlark.example/mail/unsubscribe/a-token>'],
    ['List-Unsubscribe-Post', 'List-Unsubscribe=One-Click'],
  ])('writes the header %s only where there is something to say', async (name, value) => {
    const inbox = await inboxThat()
    const transport = transportTo(inbox.url)
    const unsubscribeUrl = 'https://www.saltlark.example/mail/unsubscribe/a-token'

    await transport.send({ ...mail, replyTo: 'ben@example.com', unsubscribeUrl })
    await transport.send(mail)

    expect(inbox.mails.map((arrived) => headerOf(arrived, name))).toEqual([value, undefined])
  })

  it('refuses an answer’s address that could be read as another', async () => {
    const inbox = await inboxThat()
    const replyTo = 'ben@example.com\r\nBcc: eve@example.com'

    await expect(transportTo(inbox.url).send({ ...mail, replyTo })).rejects.toThrow(
      'is not one plain e-mail address',
    )
    expect(inbox.mails).toEqual([])
  })

  it.each([
    'ada@example.com\r\nBcc: eve@example.com',
    'ada@example.com\nRCPT TO:<eve@example.com>',
    'ada@example.com, eve@example.com',
    'ada@example.com; eve@example.com',
    'Ada <eve@example.com>',
    '<eve@example.com>',
    '"eve@example.com"@example.com',
    'ada@example.com eve@example.com',
    'ada@example.com\u0000',
    'friends: ada@example.com, eve@example.com;',
    '',
  ])('refuses a recipient that could be read as another: %j', async (to) => {
    const inbox = await inboxThat()

    await expect(transportTo(inbox.url).send({ ...mail, to })).rejects.toThrow(
      'is not one plain e-mail address; give something like you@example.com.',
    )
    expect(inbox.mails).toEqual([])
  })

  it('keeps a line break in a subject from starting a header', async () => {
    const inbox = await inboxThat()

    await transportTo(inbox.url).send({ ...mail, subject: 'Fair winds\r\nBcc: eve@example.com' })

    expect(inbox.mails.map(({ recipients }) => recipients)).toEqual([['ada@example.com']])
    expect(inbox.mails.map((arrived) => headerOf(arrived, 'Bcc'))).toEqual([undefined])
  })

  it('does not take a path or an address in the text for a file to attach', async () => {
    const inbox = await inboxThat()

    await transportTo(inbox.url).send({ ...mail, text: '/etc/passwd', html: 'file:///etc/passwd' })

    expect(inbox.mails[0]?.source).toContain('file:///etc/passwd')
    expect(inbox.mails[0]?.source).not.toContain('root:')
  })

  it('rejects when the server refuses the recipient', async () => {
    const inbox = await inboxThat({
      onRcptTo: (_address, _session, done) => done(new Error('No such mailbox')),
    })

    await expect(transportTo(inbox.url).send(mail)).rejects.toThrow('No such mailbox')
  })

  it('rejects when nobody listens', async () => {
    await expect(transportTo('smtp://127.0.0.1:1').send(mail)).rejects.toThrow('ECONNREFUSED')
  })

  it('gives no password away to a server that offers no encryption', async () => {
    const passwords: unknown[] = []
    const inbox = await inboxThat({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth({ password, username }, _session, done) {
        passwords.push(password)
        done(null, { user: username })
      },
    })
    const url = inbox.url.replace('smtp://', 'smtp://saltlark:very-secret@')

    await expect(transportTo(url).send(mail)).rejects.toThrow('STARTTLS')
    expect(passwords).toEqual([])
    expect(inbox.mails).toEqual([])
  })

  it('does not give a password to a server with a certificate that nobody vouches for', async () => {
    const passwords: unknown[] = []
    const inbox = await inboxThat({
      disabledCommands: [],
      onAuth({ password, username }, _session, done) {
        passwords.push(password)
        done(null, { user: username })
      },
    })
    const url = inbox.url.replace('smtp://', 'smtp://saltlark:very-secret@')

    await expect(transportTo(url).send(mail)).rejects.toThrow(/certificate/i)
    expect(passwords).toEqual([])
  })
})
