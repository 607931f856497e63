import { describe, expect, it } from 'vitest'
import { createLinkChecker } from '#server/app/link-checker.ts'
import type { LinkChecker } from '#server/content/check/check.ts'
import { readContent } from '#server/content/read-content.ts'
import { contentFolder, faultLines } from '../../support/content-folder.ts'
import type { ContentFolder } from '../../support/content-folder.ts'

const names = ['web.home', 'web.courses.online']
const pages = ['/', '/cart']

/** A route table of three names, as data. */
const links: LinkChecker = {
  isRoute: (name) => names.includes(name),
  isPage: (path) => pages.includes(path),
  staticBeside: (route, slug) =>
    route === 'web.courses.slug' && slug === 'online' ? 'web.courses.online' : null,
  opened: () => null,
  isGivenUp: () => false,
  plainPath: () => null,
  nearest: (text) =>
    ({ '/crat': '/cart', 'web.courses.onlien': 'web.courses.online' })[text] ?? null,
}

describe('a link in content', () => {
  it('leads to a page, a place on its page, or a route that is there', () => {
    const folder = contentFolder()
    folder.edit('home.json', '"#courses"', '"/crat?x=1"')
    folder.edit('home.json', 'Hello.', "<a href='#prices'>Hello.</a>")
    folder.edit(
      'home.json',
      'With us.',
      "<a title='Basket' href='/crat'>Us</a> <a href='/'>here</a>",
    )
    folder.edit('pages/knots.json', 'Two are', "<a href='#why'>Two</a> <a href='#courses'>are</a>")
    folder.edit('faq.json', 'Perhaps.', "<a href='#kit'>Perhaps.</a>")
    folder.edit('navigation.json', 'web.courses.online', 'web.courses.onlien')

    expect(faultsOf(folder)).toEqual([
      'faq.json:6:17 questions[0].answer: there is no place "#kit" on the page; lead to a page instead',
      'home.json:6:16 introText: there is no place "#prices" on the page; use one of: #courses, #adventures, #testimonials, #newsletter',
      'home.json:14:15 page_data.hero.copy: nothing answers "/crat"; did you mean "/cart"?',
      'home.json:15:20 page_data.hero.buttonUrl: nothing answers "/crat?x=1"; see npm run routes for what there is',
      'navigation.json:15:22 courses.online[0].routeName: there is no route "web.courses.onlien"; did you mean "web.courses.online"?',
      'pages/knots.json:15:15 blocks[0].copy: there is no place "#courses" on the page; use one of: #why, #bowline',
    ])
  })
})

describe('the slug of an offer', () => {
  it('may not be a word that stands beside it in the route table', () => {
    const folder = contentFolder()
    const course = folder.read('courses/competent-crew.json').replace('102', '103')
    folder.write(
      'courses/online.json',
      course
        .replace('"competent-crew"', '"online"')
        .replace('CR-CC', 'CR-ON')
        .replace('"every": 4', '"every": 4, "week": 3'),
    )

    expect(faultsOf(folder)).toEqual([
      'courses/online.json:3:11 slug: "online" is the address of web.courses.online, which stands before it; give the file and its slug another name',
    ])
  })
})

function faultsOf({ directory, pictures }: ContentFolder): string[] {
  const { violations: faults } = readContent(directory, { pictures, links })
  return faultLines(faults, directory)
}

describe('the links of content, held against the route table', () => {
  const links = createLinkChecker()

  it('may lead to pages, not to what machines and developers call', () => {
    expect(links.isPage('/')).toBe(true)
    expect(links.isPage('/up')).toBe(false)
    expect(links.isPage('/_mail')).toBe(false)
    expect(links.isPage('/nowhere')).toBe(false)
    expect(links.isPage('/mail/customer-subscribe')).toBe(false)
  })

  it('may name routes that a visitor can open', () => {
    expect(links.isRoute('web.home')).toBe(true)
    expect(links.isRoute('mail.customer-subscribe')).toBe(false)
    expect(links.isRoute('web.hom')).toBe(false)
  })
})
