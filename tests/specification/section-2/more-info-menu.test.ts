import { beforeAll, describe, expect, it } from 'vitest'
import { homeDocument } from '../support/home-document.ts'
import { content } from '../support/home.ts'
import { linksOf, listUnder, panelOf } from '../support/reading.ts'

let panel: HTMLElement

beforeAll(async () => {
  panel = panelOf(await homeDocument(), 'Information')
})

describe('2. More-info menu', () => {
  it('Company: contact us, our yachts, Triple S guarantee, gift vouchers, skippered charter', () => {
    expect(linksOf(listUnder(panel, 'Company'))).toEqual([
      ['Contact us', '/contact-us'],
      ['Our yachts', '/our-sailing-yachts'],
      ['Triple S guarantee', '/saltlark-triple-s-guarantee'],
      ['Gift vouchers', '/gift-vouchers'],
      ['Skippered charter', '/skippered-charter'],
    ])
  })

  it.each([
    ['level finder', '/level-finder/1'],
    ['course progression', '/course-progression'],
    [
      'the Day Skipper theory infographic page',
      '/what-is-in-an-rya-day-skipper-theory-courses-infographic',
    ],
    ['three-step Med', '/three-step-med'],
    ['knots', '/knots'],
    ['merchandise', '/merchandise'],
    ['classroom hire', '/southampton-hire-classroom-training-room'],
  ])('Resources: %s', (_what, href) => {
    expect(linksOf(listUnder(panel, 'Resources')).map(([, to]) => to)).toContain(href)
  })

  it('clarification: besides what the specification lists, only Dates and prices', () => {
    const resources = linksOf(listUnder(panel, 'Resources'))

    expect(resources).toContainEqual(['Dates and prices', '/events'])
    expect(resources).toHaveLength(8)
  })
})

describe("2. 'From the Blog'", () => {
  const postsOf = () => [...listUnder(panel, 'From the Blog').querySelectorAll('a')]

  it("shows posts and a 'View all posts' link", () => {
    expect(postsOf().map((link) => link.getAttribute('href'))).toEqual([
      ...content.blogPosts.map(({ link }) => link),
      content.company.blog_url,
    ])
    expect(postsOf().at(-1)?.textContent).toMatch(/^View all posts/)
  })

  it('opens posts in a new tab', () => {
    expect(postsOf().map((link) => link.target)).toEqual(postsOf().map(() => '_blank'))
  })

  it('clarification: with rel=noopener, and says so to screen readers', () => {
    for (const link of postsOf()) {
      expect(link.rel).toContain('noopener')
      expect(link.querySelector('.sr-only')?.textContent).toContain('opens in a new tab')
    }
  })
})
