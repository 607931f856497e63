import { describe, expect, it } from 'vitest'
import { sentMessages } from '../../support/sent-messages.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import { classroom, fields, page, thanks } from './enquiry-form.ts'

const site = siteOfFile()

describe('asking', () => {
  it.each([
    ['submit', 'get'],
    ['submitVisit', 'visit'],
  ] as const)(
    'goes back to the page, which says once what happens next (%s)',
    async (send, open) => {
      const visitor = site.visitor()

      const answer = await visitor[send](page, fields('Ada@example.com'), { from: page })
      const shown = await pageOf(await visitor[open](page))
      const again = await pageOf(await visitor[open](page))

      expect([answer.status, answer.headers.get('location')]).toEqual([303, page])
      expect(shown.flash).toEqual({ success: thanks('ada@example.com') })
      expect(again).not.toHaveProperty('flash')
    },
  )

  it(
    'stores the question, and mails it to staff with a receipt',
    { tags: ['clar-4.15'] },
    async () => {
      const sent = fields('ben@example.com', {
        enquiry_subject: 'classroom-hire',
        enquiry_telephone: ' 01632  960 214 ',
        enquiry_people: '12',
        enquiry_dates: 'A weekday\nin May',
        enquiry_message: ' Is there a screen?\r\n\r\nAnd tea?\r\n ',
      })

      await site.visitor().submit(page, sent, { from: classroom })

      expect(await storedFrom('ben@example.com')).toMatchObject([
        {
          subject: 'classroom-hire',
          context: null,
          name: 'Ada',
          telephone: '01632 960 214',
          people: 12,
          dates: 'A weekday in May',
          message: 'Is there a screen?\n\nAnd tea?',
        },
      ])
      expect(await messagesAbout('ben@example.com')).toEqual([
        'enquiry-received to ben@example.com',
        'enquiry-to-office to hello@saltlark.example',
      ])
    },
  )

  it('says beside which offer it was asked', async () => {
    const sent = { enquiry_subject: 'corporate-day', enquiry_offer: 'CH-COR' }
    const trip = '/sailing-holidays/corporate-sailing-day'

    const answer = await site
      .visitor()
      .submit(page, fields('cora@example.com', sent), { from: trip })

    expect(answer.headers.get('location')).toBe(trip)
    expect(await storedFrom('cora@example.com')).toMatchObject([{ context: 'CH-COR' }])
    expect(await messageTexts('cora@example.com')).toContain('Corporate sailing day (CH-COR)')
  })

  it('loses no question because an offer is gone', async () => {
    const sent = { enquiry_offer: 'ZZ-GONE' }

    await site.visitor().submit(page, fields('gone@example.com', sent), { from: page })

    expect(await storedFrom('gone@example.com')).toMatchObject([{ context: null }])
  })
})

describe('asking without JavaScript, with a fault', () => {
  it('shows the page that it was sent from, with the messages and all that was typed', async () => {
    const sent = fields('ada@', {
      enquiry_subject: 'classroom-hire',
      enquiry_name: ' ',
      enquiry_telephone: '12',
      enquiry_people: '0',
      enquiry_dates: 'x'.repeat(201),
      enquiry_message: '',
    })

    const response = await site.visitor().submit(page, sent, { from: classroom })

    expect(response.status).toBe(422)
    expect(await pageOf(response)).toMatchObject({
      component: 'info/page',
      url: classroom,
      props: {
        errors: {
          enquiry_name: 'Please enter your name.',
          enquiry_email:
            'That does not look like an e-mail address; it should look like you@example.com.',
          enquiry_telephone:
            'That does not look like a telephone number; write one such as 01632 960 214, or leave it empty.',
          enquiry_people:
            'Please enter how many people, as a number from 1 to 500, or leave it empty.',
          enquiry_dates:
            'That is too long for the dates; they can have 200 characters at most. Please put the rest into the message.',
          enquiry_message: 'Please write what you would like to know.',
        },
        old: sent,
      },
    })
  })

  it('shows that page again when it is refused again, at whatever address', async () => {
    const sent = fields('ada@', { enquiry_page: classroom })

    const response = await site.visitor().submit(page, sent, { from: page })

    expect(await pageOf(response)).toMatchObject({ url: classroom, component: 'info/page' })
  })

  it.each(['//evil.test', 'https://evil.test', '/\\evil.test', '/nowhere', '/api/header-data'])(
    'never takes %s for its page',
    async (enquiry_page) => {
      const response = await site.visitor().submit(page, fields('ada@', { enquiry_page }))

      expect((await pageOf(response)).url).toBe(page)
    },
  )

  it('keeps the longest message in any script', async () => {
    const message = '海'.repeat(4_000)

    const refused = await site
      .visitor()
      .submit(page, fields('', { enquiry_message: message }), { from: page })

    expect(refused.status).toBe(422)
    expect((await pageOf(refused)).props['old']).toMatchObject({ enquiry_message: message })
  })

  it.each([
    ['too long', { enquiry_message: 'x'.repeat(4_001) }, 'enquiry_message', /4000 characters/],
    ['about nothing', { enquiry_subject: 'pirates' }, 'enquiry_subject', /open the page once more/],
    ['for half a person', { enquiry_people: '1.5' }, 'enquiry_people', /from 1 to 500/],
  ])('that is %s is told so', async (_, others, field, message) => {
    const response = await site.visitor().submit(page, fields('eve@example.com', others))

    const errors = (await pageOf(response)).props['errors'] as Record<string, string>
    expect(Object.keys(errors)).toEqual([field])
    expect(errors[field]).toMatch(message)
    expect(await storedFrom('eve@example.com')).toEqual([])
  })
})

it('a program that fills in every field is asked to send again, and stores nothing', async () => {
  const sent = fields('robot@example.com', { enquiry_website: 'https://evil.test' })

  const response = await site.visitor().submit(page, sent, { from: page })

  expect(response.status).toBe(422)
  expect((await pageOf(response)).props['errors']).toEqual({
    enquiry:
      'A field that nobody can see was filled in, so nothing was sent. Please press the button once more; if this comes back, write to hello@saltlark.example.',
  })
  expect(await storedFrom('robot@example.com')).toEqual([])
})

async function storedFrom(email: string) {
  const { db } = site.services.database
  return db.selectFrom('enquiries').selectAll().where('email', '=', email).execute()
}

/** The messages that name an address, or go to it. */
async function messagesOf(email: string) {
  const messages = await sentMessages(site)
  return messages.filter(({ recipient, text }) => recipient === email || text.includes(email))
}

async function messagesAbout(email: string): Promise<string[]> {
  const messages = await messagesOf(email)
  return messages.map(({ template, recipient }) => `${template} to ${recipient}`).toSorted()
}

async function messageTexts(email: string): Promise<string> {
  const messages = await messagesOf(email)
  return messages.map(({ text }) => text).join('\n')
}
