import { describe, expect, it } from 'vitest'
import { createLinkChecker } from '#server/app/link-checker.ts'
import { readContent } from '#server/content/read-content.ts'
import { formatViolation } from '#server/content/violation.ts'
import { contentFolder } from '../../support/content-folder.ts'

const links = createLinkChecker()

describe('a redirect of a renamed page', () => {
  it('leads from what was to a page by its path or by the name of its route', async () => {
    const good = {
      '/rya-courses/crew': '/rya-courses/competent-crew',
      '/sailing-weekends/solent': '/sailing-weekends/solent-weekend',
      '/spring-offers-2024': 'web.events.all',
      '/old/level-finder': '/level-finder/1',
    }
    const { content, faults } = await readRedirects(...Object.entries(good))

    expect(faults).toEqual([])
    expect(Object.fromEntries(content?.redirects ?? [])).toEqual(good)
  })

  it.each<[from: string, to: string, fault: string]>([
    ['/knots', '/faq', 'from: "/knots" is a page that is there; remove this entry, or the page'],
    [
      '/rya-courses/competent-crew',
      '/faq',
      'from: "/rya-courses/competent-crew" is a page that is there; remove this entry, or the page',
    ],
    ['/racing', '/faq', 'from: the site redirects "/racing" by itself; remove this entry'],
    ['/old', '/faq', 'from: "/old" is in this list already; remove one of the two'],
    [
      '/Old?x=1',
      '/faq',
      'from: "/Old?x=1" does not fit; it must be a path in lower case without query, such as /rya-courses/old-name',
    ],
    ['/new', '/konts', 'to: there is no page at "/konts"; did you mean "/knots"?'],
    [
      '/new',
      '/rya-courses/no-such-course-at-all',
      'to: there is no page at "/rya-courses/no-such-course-at-all"; see npm run routes for what there is',
    ],
    [
      '/new',
      'web.info.knot',
      'to: there is no route "web.info.knot"; did you mean "web.info.knots"?',
    ],
    [
      '/new',
      'web.merchandise.slug',
      'to: the address of "web.merchandise.slug" needs a parameter; write its path instead',
    ],
    ['/new', '/old', 'to: "/old" is redirected too; lead to "/faq" at once'],
    [
      '/new',
      '/racing',
      'to: the site redirects "/racing" by itself; lead to where it leads at once',
    ],
    ['/new', '/new', 'to: "/new" leads back to itself; remove this entry'],
  ])('may not lead from %s to %s', async (from, to, fault) => {
    const { faults } = await readRedirects(['/old', '/faq'], [from, to])
    expect(faults).toEqual([`redirects[1].${fault}`])
  })

  it('may not lead in a circle', async () => {
    const { faults } = await readRedirects(['/here', '/there'], ['/there', '/here'])

    expect(faults).toEqual([
      'redirects[0].to: "/here" and "/there" lead to each other; remove one of them',
      'redirects[1].to: "/there" and "/here" lead to each other; remove one of them',
    ])
  })
})

async function readRedirects(...entries: readonly [from: string, to: string][]) {
  const folder = contentFolder()
  const redirects = entries.map(([from, to]) => ({ from, to }))
  folder.write('redirects.json', JSON.stringify({ redirects }))
  const options = { pictures: folder.pictures, links }
  const { content, violations: faults } = await readContent(folder.directory, options)
  const said = faults.filter(({ file }) => file.endsWith('redirects.json')).map(formatViolation)
  return { content, faults: said.map((line) => line.replace(/^\S+ /, '')) }
}
