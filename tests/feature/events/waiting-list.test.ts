import { describe, expect, it } from 'vitest'
import type { DatePageProps } from '#server/props/date-page.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { ordered, placesOn } from '../../support/chandlery.ts'
import { handClock } from '../../support/mail.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { testInstant } from '../../support/test-instant.ts'
import { pageOf } from '../../support/visitor.ts'
import { dateOn, shopBehind } from '../cart/cart-forms.ts'
import { messagesTo } from '../newsletter-form/records.ts'

const site = siteOfFile()

const date = '/events/CR-DSP-261129'
const form = `${date}/waiting-list`
const fields = (email: string, others: object = {}) => ({
  waiting_name: 'Ada',
  waiting_email: email,
  waiting_heads: '2',
  ...others,
})

describe('joining a waiting list', () => {
  it.each([
    ['without JavaScript', 'submit', 'get'],
    ['from the application', 'submitVisit', 'visit'],
  ] as const)('%s goes back to the date, which says so once', async (_, send, open) => {
    const visitor = site.visitor()
    const email = `a-${send.toLowerCase()}@example.com`

    const answer = await visitor[send](form, fields(`A-${send}@Example.com`), { from: date })
    const shown = await pageOf(await visitor[open](date))
    const again = await pageOf(await visitor[open](date))

    expect([answer.status, answer.headers.get('location')]).toEqual([303, date])
    expect(shown.flash).toEqual({
      success: `You are on the waiting list for RYA Day Skipper practical, Sunday 29 November, 2026 to Friday 4 December, 2026. We write to ${email} as soon as there is room.`,
    })
    expect(again).not.toHaveProperty('flash')
    expect(await waitingAs(email)).toMatchObject([
      { reference: 'CR-DSP-261129', name: 'Ada', heads: 2 },
    ])
    expect(await messagesTo(site, email)).toHaveLength(1)
  })

  it('gives an address that waits already the same answer, and no second message', async () => {
    const answers = await Promise.all(
      [1, 2].map(async () => {
        const visitor = site.visitor()
        const answer = await visitor.submit(form, fields('twice@example.com'), { from: date })
        return [answer.status, (await pageOf(await visitor.get(date))).flash]
      }),
    )

    expect(answers[0]).toEqual(answers[1])
    expect(await messagesTo(site, 'twice@example.com')).toHaveLength(1)
  })

  it('with faults shows the page in place, with the messages and what was typed', async () => {
    const sent = fields('ben@', { waiting_name: ' ', waiting_heads: '0' })

    const response = await site.visitor().submit(form, sent, { from: date })

    expect(response.status).toBe(422)
    expect(await pageOf(response)).toMatchObject({
      component: 'events/date',
      url: date,
      props: {
        errors: {
          waiting_name: 'Please enter your name.',
          waiting_email:
            'That does not look like an e-mail address; it should look like you@example.com.',
          waiting_heads: 'Please enter how many places you would like, from 1 to 5.',
        },
        old: sent,
      },
    })
  })
})

describe('how many places somebody can wait for', () => {
  it.each([
    [
      'a yacht of five',
      5,
      'person',
      '5',
      'Please enter how many places you would like, from 1 to 5.',
    ],
    [
      'a class of twelve',
      12,
      'person',
      '8',
      'Please enter how many places you would like, from 1 to 8.',
    ],
    ['a whole yacht', 1, 'yacht', '1', 'Please enter 1: you can wait for one of these.'],
  ] as const)('of %s is what a cart takes', async (_what, places, unit, most, message) => {
    const full = dateOn(site, places, (one) => one.unit === unit && one.starts > '2027-03')
    await fill(full)
    const ask = (heads: string) =>
      site
        .visitor()
        .submit(
          `/events/${full.reference}/waiting-list`,
          fields('most@example.com', { waiting_heads: heads }),
        )

    const { waitingList } = (await pageOf(await site.visitor().get(`/events/${full.reference}`)))
      .props as unknown as DatePageProps
    expect(waitingList?.most).toBe(Number(most))
    const refused = await ask(String(Number(most) + 1))
    expect((await pageOf(refused)).props['errors']).toEqual({ waiting_heads: message })
    expect((await ask(most)).status).toBe(303)
  })
})

it.each([
  ['can still be booked', 'CR-CC-261129'],
  ['begins too soon', 'CR-YMO-261122'],
])('a date that %s takes no names on its waiting list', async (_why, reference) => {
  const answer = await site
    .visitor()
    .submit(`/events/${reference}/waiting-list`, fields('late@example.com'))

  expect(answer.status).toBe(422)
  expect((await pageOf(answer)).props['errors']).toEqual({
    waiting_list: 'The waiting list of this date is closed. Please look at the date once more.',
  })
  expect(await waitingAs('late@example.com')).toEqual([])
})

/** Sells all places of a date. */
async function fill(full: ScheduledDate): Promise<void> {
  const shop = shopBehind(site, handClock(testInstant))
  const people = full.offer.party?.min ?? null
  for (let left = full.places; left > 0; left -= 8) {
    await ordered(shop, { ...placesOn(full, Math.min(left, 8)), people })
  }
}

async function waitingAs(email: string) {
  const { db } = site.services.database
  return db.selectFrom('waiting_list').selectAll().where('email', '=', email).execute()
}
