import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import { listKeptMessages } from '#server/mail/kept-messages.ts'
import { startSite } from '../../support/site.ts'
import type { TestSite } from '../../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ render: renderPage })
}, 60_000)
afterAll(() => site.stop())

describe('9. Clarification: an enquiry form that is stored and mailed', () => {
  it.each([
    ['classroom hire', '/southampton-hire-classroom-training-room', 'classroom-hire'],
    ['in-your-office', '/sailing-courses-in-your-office', 'in-your-office'],
    ['corporate days', '/sailing-holidays/corporate-sailing-day', 'corporate-day'],
  ])('%s end in it', async (_, address, subject) => {
    const email = `${subject}@example.com`
    const visitor = site.visitor()
    const form = enquiryFormIn(await (await visitor.get(address)).text())
    const typed = { enquiry_name: 'Ada', enquiry_email: email, enquiry_message: 'When?' }

    await visitor.submit(form.action, { ...form.values, ...typed }, { from: address })

    expect(await subjectsOf(email)).toEqual([subject])
    await vi.waitFor(async () => expect(await readersOfMailAbout(email)).toEqual(both(email)), {
      timeout: 20_000,
    })
  })
})

const both = (email: string) => [email, 'hello@saltlark.example'].toSorted()

/** The form of a page as a browser without scripts would send it. */
function enquiryFormIn(html: string) {
  const { document } = new JSDOM(html).window
  const forms = document.querySelectorAll<HTMLFormElement>('form[action^="/contact-us"]')
  if (forms.length !== 1) throw new Error(`The page has ${forms.length} enquiry forms.`)
  const [form] = forms
  const fields = form?.querySelectorAll<HTMLInputElement>('[name]') ?? []
  return {
    action: form?.getAttribute('action')?.replace(/#.*/, '') ?? '',
    values: Object.fromEntries([...fields].map(({ name, value }) => [name, value])),
  }
}

async function subjectsOf(email: string): Promise<string[]> {
  const { db } = site.services.database
  const found = await db
    .selectFrom('enquiries')
    .select('subject')
    .where('email', '=', email)
    .execute()
  return found.map(({ subject }) => subject)
}

async function readersOfMailAbout(email: string): Promise<string[]> {
  const mails = await listKeptMessages(`${site.directory}/mail`)
  return mails
    .filter(({ to, replyTo }) => to === email || replyTo === email)
    .map(({ to }) => to)
    .toSorted()
}
