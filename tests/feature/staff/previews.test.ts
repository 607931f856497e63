import { beforeAll, describe, expect, it } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import { runUserCommand } from '#server/console/user.ts'
import type { PreviewProps } from '#server/props/staff.ts'
import { newCustomer, openAccount, signedInCustomer, signIn } from '../../support/customers.ts'
import { contentWithDrafts, draftPaths } from '../../support/drafts.ts'
import { documentOf } from '../../support/pages-of.ts'
import { addApp } from '../../support/site-factors.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'

const site = siteOfFile({ render: renderPage, variables: { CONTENT_DIR: contentWithDrafts() } })
const previewOf = (path: string, at = '') =>
  `/_preview?${new URLSearchParams({ path, at }).toString()}`
let staff: Visitor

beforeAll(async () => {
  const cora = await openAccount(site, newCustomer('Cora'))
  const { config, clock } = site.services
  const quiet = { config, clock, print() {}, printError() {} }
  await runUserCommand(['role', cora.email, 'editor'], quiet)
  staff = site.visitor()
  await signIn(staff, cora)
  await addApp(staff, clock.now())
})

describe('a draft', () => {
  it.each(['course', 'holiday', 'product'] as const)(
    'of a %s has no page for visitors, and one for staff, which says what it is',
    async (kind) => {
      const path = draftPaths[kind]

      const answer = await staff.get(previewOf(path))
      const document = await documentOf(answer)

      expect((await site.visitor().get(path)).status).toBe(404)
      expect((await staff.get(path)).status).toBe(404)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([
        200,
        'private, no-store',
      ])
      expect(answer.headers.get('x-robots-tag')).toBe('noindex, follow')
      expect(document.querySelector('h1')?.textContent).toMatch(/Signals|Autumn|Tide clock/)
      expect(document.querySelector('aside[aria-label=Preview]')?.textContent).toMatch(
        /^The site as on \w+ \d+ \w+, \d{4}, drafts included\. Visitors do not see this\.$/,
      )
    },
  )

  it('of a page that is there leaves it as it is for visitors', async () => {
    const titleOf = async (visitor: Visitor, path: string) =>
      (await documentOf(await visitor.get(path))).querySelector('h1')?.textContent

    expect(await titleOf(site.visitor(), draftPaths.page)).toBe('About Saltlark')
    expect(await titleOf(staff, previewOf(draftPaths.page))).toBe('Next year')
  })

  it('stands in the lists that are looked at, and in none of those of visitors', async () => {
    const list = '/rya-courses/online'

    expect(await (await site.visitor().get(list)).text()).not.toContain('Signals at sea')
    expect(await (await staff.get(previewOf(list))).text()).toContain('Signals at sea')
    expect(await (await site.visitor().get(list)).text()).not.toContain('Signals at sea')
  })
})

describe('the page of previews', () => {
  it('names each draft, with what leads to it', async () => {
    const { props } = await pageOf(await staff.visit('/_preview'))
    const { drafts } = props as unknown as PreviewProps

    expect(drafts.map(({ kind, name, path }) => [kind, name, path])).toEqual([
      ['Course', 'Signals at sea', draftPaths.course],
      ['Holiday', 'Autumn sailing day', draftPaths.holiday],
      ['Product', 'Tide clock', draftPaths.product],
      ['Page', 'Next year', draftPaths.page],
    ])
    for (const { href } of drafts) expect((await staff.get(href)).status).toBe(200)
  })

  it.each([
    ['https://elsewhere.example/faq', '', /^This is no address of this site\. .* such as \/faq\.$/],
    ['//elsewhere.example', '', /^This is no address of this site/],
    ['/no-such-page', '', /^There is no page at \/no-such-page, not even a draft\./],
    ['/shopping-basket', '', /^There is no page at \/shopping-basket, .* know their visitor/],
    ['/faq', '2027-02-30', /^The at of this address says '2027-02-30', which is no day/],
  ])('says what is wrong with %s %s, and keeps it', async (path, at, words) => {
    const { status, props } = await refused(await staff.get(previewOf(path, at)))

    expect(status).toBe(422)
    expect(Object.values(props.errors)).toEqual([expect.stringMatching(words)])
    expect(props.old).toEqual({ path, at })
  })

  it('shows a page by its whole address too, and of another day', async () => {
    const christmas = previewOf(`${site.services.config.appUrl}/`, '2027-12-24')

    const { props } = await pageOf(await staff.visit(christmas))

    expect([props['isSeasonal'], props['preview']]).toEqual([
      true,
      'The site as on Friday 24 December, 2027, drafts included. Visitors do not see this.',
    ])
  })

  it('goes on to where a page leads', async () => {
    const answer = await staff.get(
      previewOf('/sailing-weekends/azores-to-southampton', '2027-12-24'),
    )

    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/_preview?path=%2Fmile-builder%2Fazores-to-southampton&at=2027-12-24',
    ])
  })

  it('is for the people who work here', async () => {
    const stranger = await site.visitor().get(previewOf('/faq'))
    const { visitor } = await signedInCustomer(site)

    expect([stranger.status, stranger.headers.get('location')]).toEqual([
      303,
      `/login?intended=${encodeURIComponent(previewOf('/faq'))}`,
    ])
    expect((await visitor.get('/_preview')).status).toBe(403)
  })
})

async function refused(answer: Response) {
  const document = await documentOf(answer)
  const json = document.querySelector('[data-page]')?.textContent ?? '{}'
  const { props } = JSON.parse(json) as {
    readonly props: Readonly<Record<'errors' | 'old', Readonly<Record<string, string>>>>
  }
  return { status: answer.status, props }
}
