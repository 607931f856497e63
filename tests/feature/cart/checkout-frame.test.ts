import { expect, it } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import { linksOf, only, textOf } from '../../specification/support/reading.ts'
import { documentOf } from '../../support/pages-of.ts'
import { pathMailedTo } from '../../support/sent-messages.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import type { Visitor } from '../../support/visitor.ts'
import { atConfirm, confirmLink, confirmStep, path } from './checkout-forms.ts'

const site = siteOfFile({ render: renderPage })

const documentAt = async (visitor: Visitor, at: string) => documentOf(await visitor.get(at))

it('nothing around the pages on which somebody orders leads away but the mark, the telephone and the law', async () => {
  const { visitor, email } = await atConfirm(site)
  const steps = ['people', 'delivery', 'review'].map((step) => `${path}?step=${step}`)
  const mailed = await pathMailedTo(site, email, confirmLink)
  const over = `/checkout/confirm/${'a'.repeat(43)}`
  const { phone, phone_link: call } = site.services.site.current().content.company

  for (const at of [...steps, confirmStep, mailed, over]) {
    const page = await documentAt(visitor, at)
    const [head, foot] = [only(page, 'header'), only(page, 'footer')]
    const others = page.querySelector('#newsletter, nav[aria-label=Main]')
    expect({ at, head: linksOf(head), foot: linksOf(foot), others }).toEqual({
      at,
      head: [
        ['Saltlark home page', '/'],
        [phone, call],
      ],
      foot: [
        ['Privacy policy', '/privacy-policy'],
        ['Terms and conditions', '/terms-and-conditions'],
        ['Accessibility', '/accessibility'],
      ],
      others: null,
    })
    expect(textOf(foot)).toContain('© 2024')
  }
})

it('the basket has the whole of the site around it', async () => {
  const page = await documentAt(site.visitor(), '/cart')

  expect(only(page, 'footer #newsletter')).toBeDefined()
  expect(only(page, 'header nav[aria-label=Main]')).toBeDefined()
})

it('a message is told under the quiet head as under that of the site', async () => {
  const { visitor, fields } = await atConfirm(site)
  const from = confirmStep
  await visitor.submit(path, { step: 'confirm', ...fields, again: 'yes' }, { from })

  const page = await documentAt(visitor, confirmStep)

  expect(textOf(only(page, 'header [role=status]'))).toMatch(/^A new code is on its way/)
})
