import { describe, expect, it } from 'vitest'
import { enqueue } from '#server/mail/outbox.ts'
import type { Transport } from '#server/mail/outbox.ts'
import { deliverDue } from '#server/mail/worker.ts'
import type { Delivery } from '#server/mail/worker.ts'
import { company } from '../../support/company.ts'
import { databaseOfTest } from '../../support/database-of-test.ts'
import { keptLog } from '../../support/kept-log.ts'
import { handClock, mailbox } from '../../support/mail.ts'
import { inboxOfTest, transportTo } from '../../support/smtp-of-test.ts'

const noon = Date.UTC(2026, 10, 21, 12)
const confirmUrl = 'https://www.saltlark.example/mail/confirm/a-token'

const database = databaseOfTest()

function deliveryBy(transport: Transport) {
  const at = { clock: handClock(noon), log: keptLog(), appUrl: 'https://www.saltlark.example' }
  return { ...at, database: database(), transport, company: () => company }
}

async function onlyRow() {
  return database().db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
}

describe('a file that goes with a message', () => {
  const file = { name: 'a-voucher.pdf', type: 'application/pdf', content: 'JVBERi0xLjc=' }
  const attachments = [
    { kind: 'voucher', id: 'of-ada' },
    { kind: 'paper', number: 'RC-1001' },
  ] as const
  const enqueueWithFiles = () =>
    enqueue(
      database().db,
      {
        template: 'confirm-subscription',
        to: 'ada@example.com',
        data: { confirmUrl },
        attachments,
      },
      noon,
    )

  it('is drawn when it is sent, and comes over the wire; what is no more is left out', async () => {
    const inbox = await inboxOfTest()
    await enqueueWithFiles()
    const drawn: unknown[] = []
    const attach: Delivery['attach'] = async (attachment) => {
      drawn.push(attachment)
      return attachment.kind === 'voucher' ? file : null
    }

    await deliverDue({ ...deliveryBy(transportTo(inbox.url)), attach })

    const { source } = inbox.mails[0] ?? { source: '' }
    expect(drawn).toEqual(attachments)
    expect(source.match(/Content-Disposition: attachment; filename=[^\r]*/g)).toEqual([
      'Content-Disposition: attachment; filename=a-voucher.pdf',
    ])
    expect(source).toContain('JVBERi0xLjc')
  })

  it('that cannot be drawn holds the message back twice, and not for ever', async () => {
    const { mails, transport } = mailbox()
    await enqueueWithFiles()
    const attach = () => Promise.reject(new Error('The fonts are gone.'))
    const delivery = { ...deliveryBy(transport), attach }

    await deliverDue(delivery)
    delivery.clock.pass(60_000)
    await deliverDue(delivery)
    expect(mails).toHaveLength(0)
    expect(await onlyRow()).toMatchObject({ last_error: 'The fonts are gone.', attempts: 2 })

    delivery.clock.pass(120_000)
    await deliverDue(delivery)
    expect(mails).toMatchObject([{ to: 'ada@example.com', files: [] }])
    expect(delivery.log.lines.map(({ message }) => message)).toContain(
      'Sent a message without its files, which cannot be drawn',
    )
  })
})
