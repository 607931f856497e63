import { expect, it } from 'vitest'
import { routes } from '#routes/index.ts'
import { editedContent } from '../../support/edited-content.ts'
import { sentMessages } from '../../support/sent-messages.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import type { Visitor } from '../../support/visitor.ts'
import { atConfirm, orderPathOf, sendStep } from '../cart/checkout-forms.ts'

const account = '31415926'
const content = editedContent(({ edit }) =>
  edit('company.json', '"account_number": "00000000"', `"account_number": "${account}"`),
)
const site = siteOfFile({ variables: { CONTENT_DIR: content } })

const publicPages = Object.values(routes).filter(
  ({ kind, uri, options: { visitor = 'none' } }) =>
    kind === 'page' && visitor === 'none' && !uri.includes('{'),
)

it('no public page carries the number of our bank account', async () => {
  const visitor = site.visitor()
  const telling: string[] = []
  for (const { uri } of publicPages) {
    if ((await textOf(visitor, uri)).includes(account)) telling.push(uri)
  }

  expect(publicPages.length).toBeGreaterThan(40)
  expect(telling).toEqual([])
})

it.each([
  ['bank-transfer', true],
  ['card-by-phone', false],
] as const)('an order that is paid by %s: its page and message say it: %s', async (payment, is) => {
  const { visitor, fields } = await atConfirm(site, { payment })
  const path = orderPathOf(await sendStep(visitor, 'confirm', fields))
  const messages = await sentMessages(site)
  const message = messages.findLast(({ template }) => template === 'order-confirmed')

  const page = await textOf(visitor, path)
  expect([page.includes(account), message?.text.includes(account)]).toEqual([is, is])
})

async function textOf(visitor: Visitor, path: string): Promise<string> {
  const answer = await visitor.visit(path)
  expect([path, answer.status]).toEqual([path, 200])
  return answer.text()
}
