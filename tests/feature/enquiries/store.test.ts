import { describe, expect, it } from 'vitest'
import { storeEnquiry } from '#server/messages/enquiries.ts'
import type { Enquiry } from '#server/messages/enquiries.ts'
import { databaseOfTest } from '../../support/database-of-test.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const minute = 60_000
const staffAddress = 'hello@saltlark.example'
const ada: Enquiry = {
  subject: 'classroom-hire',
  context: null,
  name: 'Ada',
  email: 'ada@example.com',
  telephone: null,
  people: 12,
  dates: 'A weekday in May',
  message: 'Is there a screen?',
}

const database = databaseOfTest()

function store(changed: Partial<Enquiry> = {}, now = noon) {
  const enquiry = { ...ada, ...changed }
  const topic = { about: 'hiring the classroom', offer: null }
  return storeEnquiry(database(), enquiry, { now, staff: staffAddress, topic })
}

const stored = () =>
  database().db.selectFrom('enquiries').selectAll().orderBy('created_at').execute()
const mailTo = (recipient: string) =>
  database().db.selectFrom('outbox').selectAll().where('recipient', '=', recipient).execute()

describe('an enquiry', () => {
  it('sends nothing that was typed to an address that may be a stranger’s', async () => {
    await store({ name: 'Buy at evil.test', message: 'Come to evil.test', dates: 'evil.test' })

    expect((await mailTo(ada.email))[0]?.data).not.toContain('evil')
  })

  it('is stored once when twenty of the same come at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => store()))

    expect(await stored()).toHaveLength(1)
    expect(await mailTo(staffAddress)).toHaveLength(1)
    expect(await mailTo(ada.email)).toHaveLength(1)
  })

  it('is another one the next day, or in other words', async () => {
    await store()
    await store({ message: 'And a kettle?' })
    await store({}, noon + 24 * 60 * minute)

    expect(await stored()).toHaveLength(3)
    expect(await mailTo(staffAddress)).toHaveLength(3)
  })

  it('fills nobody’s mailbox: one receipt in ten minutes', async () => {
    await store()
    await store({ message: 'And a kettle?' }, noon + 9 * minute)
    expect(await mailTo(ada.email)).toHaveLength(1)

    await store({ message: 'And cups?' }, noon + 10 * minute)
    expect(await mailTo(ada.email)).toHaveLength(2)
  })

  it('is forgotten after 24 months, when another comes', async () => {
    await store()
    const due = Date.parse('2028-11-21T12:00:00Z')

    await store({ message: 'The day before' }, due - 1)
    expect(await stored()).toHaveLength(2)

    await store({ message: 'The day itself' }, due)
    expect((await stored()).map(({ message }) => message)).toEqual([
      'The day before',
      'The day itself',
    ])
  })

  it('leaves nothing behind when its message cannot be written', async () => {
    await expect(store({ email: 'no address' })).rejects.toThrow(/address/)

    expect(await stored()).toEqual([])
    expect(await mailTo(staffAddress)).toEqual([])
  })
})
