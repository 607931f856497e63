import { beforeAll, describe, expect, it } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import { only, textOf } from '../../specification/support/reading.ts'
import { documentOf } from '../../support/pages-of.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'

const ada = { email: 'ada@example.com' }
const polite = {
  title: 'Something went wrong on our side',
  message: 'We have been told about it. Please try again in a moment, or call us and we will help.',
}

describe('a fault of ours in production', () => {
  const site = siteOfFile({ environment: 'production', render: renderPage })
  beforeAll(() => site.services.database.close())

  it('is a polite page in the layout, with an id to quote, under which it is logged', async () => {
    const response = await site.visitor().submit('/mail/customer-subscribe', ada)
    const errorId = response.headers.get('x-request-id')
    const body = await response.clone().text()

    expect(response.status).toBe(500)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const main = only(await documentOf(response.clone()), 'main')
    expect(textOf(main)).toContain(`please quote ${errorId}.`)
    // Nobody is asked to quote what there is not.
    const lost = await documentOf(await site.visitor().get('/nowhere'))
    expect(textOf(only(lost, 'main'))).not.toContain('please quote')
    expect(await pageOf(response)).toMatchObject({
      component: 'error',
      props: { status: 500, ...polite, errorId },
    })
    // The log has under that id all that the visitor is not told.
    const lines = site.log.filter(({ facts }) => facts['errorId'] === errorId)
    expect(lines).toMatchObject([{ level: 'error', message: 'a request failed' }])
    const [{ message, stack = '' }] = lines.map(({ facts }) => facts['err']) as [Error]
    expect(message).not.toBe('')
    expect(stack).toMatch(/\n\s+at /)
    expect(body).not.toContain(message)
    expect(body).not.toMatch(/\n\s+at |node_modules|node:internal|\.ts\b/)
    await expect
      .poll(() => site.log.find(({ facts }) => facts['requestId'] === errorId))
      .toMatchObject({ level: 'error', message: 'answered', facts: { status: 500 } })
  })

  it('leads a sent form back to its page, which says so and names the id', async () => {
    const visitor = site.visitor()
    const response = await visitor.submitVisit('/mail/customer-subscribe', ada)
    const words = `${polite.message} (Reference ${response.headers.get('x-request-id')})`

    expect(response.status).toBe(303)
    expect(await pageOf(await visitor.visit('/'))).toMatchObject({
      component: 'home',
      flash: { error: words },
      props: { errors: { form: words } },
    })
  })
})
