import { expect, it } from 'vitest'
import { listedAddresses } from '#server/presenters/sitemap.ts'
import { snapshotAt } from '#server/site/site.ts'
import { content } from '../../support/catalogue.ts'
import { pageServices } from '../../support/frozen-pages.ts'
import { testInstant } from '../../support/test-instant.ts'

it('the sitemap leaves out a page of type 3 and an address that was given up', () => {
  const faq = content.pages.get('web.info.faq')
  if (!faq) throw new Error('There is no page of questions')
  const pages = new Map([...content.pages, [faq.routeName, { ...faq, page_content_type_id: 3 }]])
  const redirects = new Map([['/knots', '/faq']])
  const listed = (changes: object) => {
    const site = snapshotAt({ content: { ...content, ...changes }, version: 'test' }, testInstant)
    return listedAddresses(site, pageServices.links).map(({ path }) => path)
  }

  expect(listed({})).toEqual(expect.arrayContaining(['/faq', '/knots']))
  expect(listed({ pages, redirects })).not.toContain('/faq')
  expect(listed({ pages, redirects })).not.toContain('/knots')
})
