import { describe, expect, it } from 'vitest'
import { leaseMilliseconds } from '#server/mail/claim.ts'
import { enqueue } from '#server/mail/outbox.ts'
import type { Transport } from '#server/mail/outbox.ts'
import { deliverDue } from '#server/mail/worker.ts'
import type { Delivery } from '#server/mail/worker.ts'
import { company } from '../../support/company.ts'
import { databaseOfTest } from '../../support/database-of-test.ts'
import { keptLog } from '../../support/kept-log.ts'
import type { KeptLog } from '../../support/kept-log.ts'
import { handClock, mailbox } from '../../support/mail.ts'
import { headerOf } from '../../support/smtp-inbox.ts'
import { inboxOfTest, transportTo } from '../../support/smtp-of-test.ts'

const noon = Date.UTC(2026, 10, 21, 12)
const day = 24 * 60 * 60_000
const confirmUrl = 'https://www.saltlark.example/mail/confirm/a-token'

const database = databaseOfTest()

function deliveryBy(
  transport: Transport,
): Delivery & { clock: ReturnType<typeof handClock>; log: KeptLog } {
  const clock = handClock(noon)
  const appUrl = 'https://www.saltlark.example'
  return {
    database: database(),
    transport,
    clock,
    log: keptLog(),
    appUrl,
    company: () => company,
    attach: async () => null,
  }
}

function enqueueTo(to: string, now = noon): Promise<string> {
  return enqueue(database().db, { template: 'confirm-subscription', to, data: { confirmUrl } }, now)
}

async function onlyRow() {
  return database().db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
}

describe('delivering what is due', () => {
  it('forgets what a message said once it is sent: its link may open an account', async () => {
    await enqueueTo('ada@example.com')
    expect((await onlyRow()).data).toContain(confirmUrl)
    await deliverDue(deliveryBy(mailbox().transport))

    expect((await onlyRow()).data).toBe('{}')
  })

  it('goes on until nothing is due, what is due longest first, and sends nothing twice', async () => {
    const { mails, transport } = mailbox()
    await enqueueTo('ben@example.com', noon)
    await enqueueTo('ada@example.com', noon - 1)
    await enqueueTo('cora@example.com', noon + 1)

    await deliverDue(deliveryBy(transport))
    await deliverDue(deliveryBy(transport))

    expect(mails.map((mail) => mail.to)).toEqual(['ada@example.com', 'ben@example.com'])
  })

  it('stops before the next message when it is told to', async () => {
    const { mails, transport } = mailbox()
    const stopping = new AbortController()
    await enqueueTo('ada@example.com', noon - 2)
    await enqueueTo('ben@example.com', noon - 1)
    const stopsAfterFirst: Transport = {
      ...transport,
      async send(mail) {
        stopping.abort()
        await transport.send(mail)
      },
    }

    await deliverDue(deliveryBy(stopsAfterFirst), stopping.signal)

    expect(mails.map((mail) => mail.to)).toEqual(['ada@example.com'])
  })

  it('does not let one message that cannot be written hold up the others', async () => {
    const { mails, transport } = mailbox()
    const delivery = deliveryBy(transport)
    const odd = { template: 'of-a-newer-version', recipient: 'ada@example.com', data: '{}' }
    await database()
      .db.insertInto('outbox')
      .values({ ...odd, id: 'a', created_at: noon - 9, due_at: noon - 9, attempts: 0 })
      .execute()
    await enqueueTo('ben@example.com')

    await deliverDue(delivery)

    expect(mails.map((mail) => mail.to)).toEqual(['ben@example.com'])
    expect(delivery.log.lines).toContainEqual({
      level: 'warn',
      message: 'Could not send a message; it is tried again',
      facts: expect.objectContaining({
        reason: expect.stringContaining("'of-a-newer-version' is not known here; it is one of"),
      }),
    })
  })
})

describe('a mail server that fails', () => {
  it('gets the message again later, until it takes it', async () => {
    let isDown = true
    const inbox = await inboxOfTest({
      onRcptTo(_address, _session, done) {
        done(isDown ? Object.assign(new Error('Try later'), { responseCode: 451 }) : null)
      },
    })
    const delivery = deliveryBy(transportTo(inbox.url))
    await enqueueTo('ada@example.com')

    await deliverDue(delivery)
    expect(inbox.mails).toHaveLength(0)
    expect(await onlyRow()).toMatchObject({ sent_at: null, due_at: noon + 60_000 })

    isDown = false
    delivery.clock.pass(60_000)
    await deliverDue(delivery)
    expect(inbox.mails).toHaveLength(1)
    expect(await onlyRow()).toMatchObject({ sent_at: noon + 60_000, last_error: null, attempts: 2 })
  })

  it('is given up after ten tries, and the log says so', async () => {
    const delivery = deliveryBy(transportTo('smtp://127.0.0.1:1'))
    const id = await enqueueTo('ada@example.com')

    for (let tries = 0; tries < 12; tries += 1) {
      await deliverDue(delivery)
      delivery.clock.pass(day)
    }

    expect(await onlyRow()).toMatchObject({
      attempts: 10,
      sent_at: null,
      failed_at: noon + 9 * day,
      last_error: expect.stringContaining('ECONNREFUSED'),
    })
    expect(delivery.log.lines.map(({ level }) => level)).toEqual([
      ...Array.from({ length: 9 }, () => 'warn'),
      'error',
    ])
    expect(delivery.log.lines.at(-1)).toMatchObject({
      message: 'Gave up a message after its last try',
      facts: { mail: id, template: 'confirm-subscription', try: 10 },
    })
  })
})

describe('a worker that dies between handing a message over and noting it', () => {
  it('leaves it to another, which sends it again under the same Message-ID', async () => {
    const inbox = await inboxOfTest()
    const smtp = transportTo(inbox.url)
    const id = await enqueueTo('ada@example.com')
    const handedOver = new Promise<void>((resolve) => {
      const dies: Transport = {
        ...smtp,
        async send(mail) {
          await smtp.send(mail)
          resolve()
          return new Promise(() => undefined)
        },
      }
      void deliverDue(deliveryBy(dies))
    })
    await handedOver
    const other = deliveryBy(smtp)

    other.clock.pass(leaseMilliseconds - 1)
    await deliverDue(other)
    expect(inbox.mails).toHaveLength(1)

    other.clock.pass(1)
    await deliverDue(other)
    const ids = inbox.mails.map((mail) => headerOf(mail, 'Message-ID'))
    expect(ids).toEqual(Array(2).fill(`<${id}@www.saltlark.example>`))
    expect(await onlyRow()).toMatchObject({ sent_at: noon + leaseMilliseconds, attempts: 2 })
  })

  it('is mentioned in the log when that was the last try', async () => {
    const { transport } = mailbox()
    const delivery = deliveryBy(transport)
    await enqueueTo('ada@example.com')
    await database().db.updateTable('outbox').set({ attempts: 10, leased_until: noon }).execute()

    await deliverDue(delivery)

    expect(delivery.log.lines).toEqual([
      {
        level: 'error',
        facts: { abandoned: 1 },
        message: 'Gave up messages whose worker died each time',
      },
    ])
    expect(await onlyRow()).toMatchObject({
      failed_at: noon,
      last_error: 'The worker stopped during the last try.',
    })
  })
})
