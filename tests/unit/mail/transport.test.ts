import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listKeptMessages } from '#server/mail/kept-messages.ts'
import type { OutgoingMail } from '#server/mail/outbox.ts'
import { createTransport } from '#server/mail/transport.ts'
import { logBook } from '../../support/mail.ts'

const mail: OutgoingMail = {
  id: '019aa5c2-7b00-7c3d-9e4f-0123456789ab',
  messageId: '<019aa5c2-7b00-7c3d-9e4f-0123456789ab@www.saltlark.example>',
  date: Date.UTC(2026, 10, 21, 12),
  from: { name: 'Saltlark Sailing', address: 'hello@saltlark.example' },
  to: 'ada@example.com',
  subject: 'Fair winds',
  text: 'Look: http://localhost:8000/a and http://localhost:8000/b',
  html: '<p>Dear Ada</p>',
}

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'saltlark-mail-'))
})

afterEach(() => rmSync(directory, { recursive: true, force: true }))

describe('MAIL_URL log:', () => {
  it('prints one line and keeps the message', async () => {
    const { lines, log } = logBook()

    await createTransport('log:', { directory, log }).send(mail)

    expect(lines).toEqual([
      { level: 'info', facts: {}, message: 'Mail to ada@example.com: Fair winds' },
    ])
    expect(await listKeptMessages(directory)).toEqual([mail])
  })

  it('prints the first link too, when links may be shown', async () => {
    const { lines, log } = logBook()

    await createTransport('log:', { directory, log, showLinks: true }).send(mail)

    expect(lines).toMatchObject([{ facts: { link: 'http://localhost:8000/a' } }])
  })

  it('rejects when the message cannot be kept', async () => {
    const { lines, log } = logBook()
    const transport = createTransport('log:', { directory: '/dev/null/mail', log })

    await expect(transport.send(mail)).rejects.toThrow('ENOTDIR')
    expect(lines).toEqual([])
  })
})

describe('another MAIL_URL', () => {
  it.each(['', 'smtp', 'smtp://', 'http://mail.example', 'mail.example:587', 'LOG', 'smtp:host'])(
    'is refused: %j',
    (url) => {
      expect(() => createTransport(url, { directory, log: logBook().log })).toThrow(
        'MAIL_URL is not an address that mail can be sent by; it must be log: or smtp://user:password@host:587 (smtps:// for TLS from the first byte).',
      )
    },
  )

  it('is refused when its password is not percent-encoded', () => {
    const url = 'smtp://saltlark:100%rum@mail.example'

    expect(() => createTransport(url, { directory, log: logBook().log })).toThrow(
      'MAIL_URL has a % in its user name or password that starts no escape; write a % as %25.',
    )
  })

  it('is refused without repeating the password in it', () => {
    const create = () =>
      createTransport('http://saltlark:very-secret@mail.example', {
        directory,
        log: logBook().log,
      })

    expect(create).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('secret') }),
    )
  })
})
