import { beforeEach, describe, expect, it } from 'vitest'
import { listKeptMessages } from '#server/mail/kept-messages.ts'
import { createTransport } from '#server/mail/transport.ts'
import { keptLog } from '../../support/kept-log.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { mail } from './outgoing-mail.ts'

let directory: string

beforeEach(() => {
  directory = temporaryFolder()
})

describe('MAIL_URL log:', () => {
  it.each([
    [false, {}],
    [true, { link: 'http://localhost:8000/a?b=1&c=2' }],
  ])('prints one line, with the first link if links may be shown: %s', async (showLinks, facts) => {
    const log = keptLog()

    await createTransport('log:', { directory, log, showLinks }).send(mail)

    expect(log.lines).toEqual([
      { level: 'info', facts, message: 'Mail to ada@example.com: Fair winds' },
    ])
    expect(await listKeptMessages(directory)).toEqual([mail])
  })

  it('rejects when the message cannot be kept', async () => {
    const log = keptLog()
    const transport = createTransport('log:', { directory: '/dev/null/mail', log })

    await expect(transport.send(mail)).rejects.toThrow('ENOTDIR')
    expect(log.lines).toEqual([])
  })
})

describe('another MAIL_URL', () => {
  const create = (url: string) => () => createTransport(url, { directory, log: keptLog() })

  it.each(['', 'smtp://', 'mail.example:587', 'LOG', 'http://saltlark:very-secret@mail.example'])(
    'is refused without the password in it: %j',
    (url) => {
      expect(create(url)).toThrow(
        new Error(
          'MAIL_URL is not an address that mail can be sent by; it must be log: or smtp://user:password@host:587 (smtps:// for TLS from the first byte).',
        ),
      )
    },
  )

  it('is refused when its password is not percent-encoded', () => {
    expect(create('smtp://saltlark:100%rum@mail.example')).toThrow(
      'MAIL_URL has a % in its user name or password that starts no escape; write a % as %25.',
    )
  })
})
