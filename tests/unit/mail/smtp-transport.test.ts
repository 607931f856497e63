import { describe, expect, it } from 'vitest'
import { headerOf } from '../../support/smtp-inbox.ts'
import { inboxOfTest, transportTo } from '../../support/smtp-of-test.ts'
import { mail } from './outgoing-mail.ts'

describe('sending by smtp:', () => {
  it('brings one message to its one recipient, as text and as HTML, under its headers', async () => {
    const inbox = await inboxOfTest()

    await transportTo(inbox.url).send(mail)

    expect(inbox.mails).toMatchObject([
      { sender: 'hello@saltlark.example', recipients: ['ada@example.com'] },
    ])
    const [arrived] = inbox.mails
    for (const line of [
      'Content-Type: text/plain; charset=utf-8',
      'Content-Type: text/html; charset=utf-8',
      'From: Saltlark Sailing <hello@saltlark.example>',
      'To: ada@example.com',
      'Subject: Fair winds',
      'Message-ID: <019aa5c2-7b00-7c3d-9e4f-0123456789ab@www.saltlark.example>',
      'Date: Sat, 21 Nov 2026 12:00:00 +0000',
      'Auto-Submitted: auto-generated',
    ]) {
      expect(arrived?.source.replaceAll('\r\n ', ' ')).toContain(line)
    }
  })

  it('greets a mail server once for messages that follow each other', async () => {
    let greetings = 0
    const inbox = await inboxOfTest({
      onConnect(_session, done) {
        greetings += 1
        done()
      },
    })
    const transport = transportTo(inbox.url)

    for (const to of ['ada@example.com', 'ben@example.com', 'carl@example.com']) {
      await transport.send({ ...mail, to })
    }

    expect(inbox.mails).toHaveLength(3)
    expect(greetings).toBe(1)
  })

  it('goes on with the next message after one that a mail server did not take', async () => {
    const inbox = await inboxOfTest({
      onRcptTo({ address }, _session, done) {
        done(address.startsWith('nobody') ? new Error('No such mailbox') : null)
      },
    })
    const transport = transportTo(inbox.url)

    await expect(transport.send({ ...mail, to: 'nobody@example.com' })).rejects.toThrow(
      'No such mailbox',
    )
    await transport.send(mail)

    expect(inbox.mails).toMatchObject([{ recipients: ['ada@example.com'] }])
  })

  it('says who is answered and what stops it only where there is something to say', async () => {
    const inbox = await inboxOfTest()
    const transport = transportTo(inbox.url)
    const unsubscribeUrl = 'https://www.saltlark.example/mail/unsubscribe/a-token'

    await transport.send({ ...mail, replyTo: 'ben@example.com', unsubscribeUrl })
    await transport.send(mail)

    const names = ['Reply-To', 'List-Unsubscribe', 'List-Unsubscribe-Post']
    expect(inbox.mails.map((arrived) => names.map((name) => headerOf(arrived, name)))).toEqual([
      ['ben@example.com', `<${unsubscribeUrl}>`, 'List-Unsubscribe=One-Click'],
      [undefined, undefined, undefined],
    ])
  })

  it('refuses an answer’s address that could be read as another', async () => {
    const inbox = await inboxOfTest()
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
    const inbox = await inboxOfTest()

    await expect(transportTo(inbox.url).send({ ...mail, to })).rejects.toThrow(
      'is not one plain e-mail address; give something like you@example.com.',
    )
    expect(inbox.mails).toEqual([])
  })

  it('does not take a path or an address in the text for a file to attach', async () => {
    const inbox = await inboxOfTest()

    await transportTo(inbox.url).send({ ...mail, text: '/etc/passwd', html: 'file:///etc/passwd' })

    expect(inbox.mails[0]?.source).toContain('file:///etc/passwd')
    expect(inbox.mails[0]?.source).not.toContain('root:')
  })

  it.each([
    [
      'offers no encryption',
      { disabledCommands: ['STARTTLS'], allowInsecureAuth: true },
      'STARTTLS',
    ],
    ['has a certificate that nobody vouches for', { disabledCommands: [] }, /certificate/i],
  ])('gives no password away to a server that %s', async (_, options, reason) => {
    const passwords: unknown[] = []
    const inbox = await inboxOfTest({
      ...options,
      onAuth({ password, username }, _session, done) {
        passwords.push(password)
        done(null, { user: username })
      },
    })
    const url = inbox.url.replace('smtp://', 'smtp://saltlark:very-secret@')

    await expect(transportTo(url).send(mail)).rejects.toThrow(reason)
    expect([passwords, inbox.mails]).toEqual([[], []])
  })

  it('gives no message to a server elsewhere that offers no encryption', async () => {
    const inbox = await inboxOfTest()
    // This machine by a name that the site does not know for one of its own.
    const elsewhere = inbox.url.replace('127.0.0.1', '0.0.0.0')

    await expect(transportTo(elsewhere).send(mail)).rejects.toThrow('STARTTLS')
    expect(inbox.mails).toEqual([])
  })
})
