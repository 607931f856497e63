import { describe, expect, it } from 'vitest'
import { createLinkChecker } from '#server/app/link-checker.ts'
import { readContent } from '#server/content/read-content.ts'
import { formatViolation } from '#server/content/violation.ts'
import { contentFolder } from '../../support/content-folder.ts'

const links = createLinkChecker()

describe('a redirect of a renamed page', () => {
  it.each([
    ['/rya-courses/crew', '/rya-courses/competent-crew'],
    ['/sailing-weekends/solent', '/sailing-weekends/solent-weekend'],
    ['/spring-offers-2024', 'web.events.all'],
    ['/old/level-finder', '/level-finder/1'],
    ['/welcome', 'web.home'],
  ])('leads from %s to %s', (from, to) => {
    const { content, faults } = readRedirects([from, to])

    expect(faults).toEqual([])
    expect(content?.redirects.get(from)).toBe(to)
  })

  it.each<[string, [from: string, to: string][], string]>([
    [
      'from a page that is there',
      [['/knots', '/faq']],
      'redirects[0].from: "/knots" is a page that is there; remove this entry, or the page',
    ],
    [
      'from an offer that is there',
      [['/rya-courses/competent-crew', '/faq']],
      'redirects[0].from: "/rya-courses/competent-crew" is a page that is there; remove this entry, or the page',
    ],
    [
      'from a path that the site redirects by itself',
      [['/racing', '/faq']],
      'redirects[0].from: the site redirects "/racing" by itself; remove this entry',
    ],
    [
      'from a path that another redirect has',
      [
        ['/old', '/faq'],
        ['/old', '/knots'],
      ],
      'redirects[1].from: "/old" is in this list already; remove one of the two',
    ],
    [
      'from something that is no path',
      [['/Old?x=1', '/faq']],
      'redirects[0].from: "/Old?x=1" does not fit; it must be a path in lower case without query, such as /rya-courses/old-name',
    ],
    [
      'to a path where nothing is',
      [['/old', '/konts']],
      'redirects[0].to: there is no page at "/konts"; did you mean "/knots"?',
    ],
    [
      'to an offer that is not there',
      [['/old', '/rya-courses/no-such-course-at-all']],
      'redirects[0].to: there is no page at "/rya-courses/no-such-course-at-all"; see npm run routes for what there is',
    ],
    [
      'to a name that no route has',
      [['/old', 'web.info.knot']],
      'redirects[0].to: there is no route "web.info.knot"; did you mean "web.info.knots"?',
    ],
    [
      'to a name whose address needs a slug',
      [['/old', 'web.merchandise.slug']],
      'redirects[0].to: the address of "web.merchandise.slug" needs a parameter; write its path instead',
    ],
    [
      'in two steps',
      [
        ['/older', '/old'],
        ['/old', '/faq'],
      ],
      'redirects[0].to: "/old" is redirected too; lead to "/faq" at once',
    ],
    [
      'in two steps, of which the site makes one',
      [['/older', '/racing']],
      'redirects[0].to: the site redirects "/racing" by itself; lead to where it leads at once',
    ],
    [
      'to itself',
      [['/old', '/old']],
      'redirects[0].to: "/old" leads back to itself; remove this entry',
    ],
  ])('may not lead %s', (_, entries, fault) => {
    expect(readRedirects(...entries).faults).toEqual([fault])
  })

  it('may not lead in a circle', () => {
    const { faults } = readRedirects(['/here', '/there'], ['/there', '/here'])

    expect(faults).toEqual([
      'redirects[0].to: "/here" and "/there" lead to each other; remove one of them',
      'redirects[1].to: "/there" and "/here" lead to each other; remove one of them',
    ])
  })
})

function readRedirects(...entries: readonly [from: string, to: string][]) {
  const folder = contentFolder()
  const redirects = entries.map(([from, to]) => ({ from, to }))
  folder.write('redirects.json', JSON.stringify({ redirects }))
  const { content, violations: faults } = readContent(folder.directory, {
    pictures: folder.pictures,
    links,
  })
  const said = faults.filter(({ file }) => file.endsWith('redirects.json')).map(formatViolation)
  return { content, faults: said.map((line) => line.replace(/^\S+ /, '')) }
}
