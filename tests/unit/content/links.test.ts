import { describe, expect, it } from 'vitest'
import type { LinkChecker } from '#server/content/check/links.ts'
import { formatFault } from '#server/content/fault.ts'
import { readContent } from '#server/content/read-content.ts'
import { contentFolder } from '../../support/content-folder.ts'
import type { ContentFolder } from '../../support/content-folder.ts'

const names = ['web.home', 'web.courses.online']
const pages: Readonly<Record<string, 'page' | 'later'>> = { '/': 'page', '/cart': 'later' }

/** A route table of three names, as data. */
const links: LinkChecker = {
  isRoute: (name) => names.includes(name),
  findPath: (path) => pages[path] ?? 'none',
  nearest: (text) =>
    ({ '/crat': '/cart', 'web.courses.onlien': 'web.courses.online' })[text] ?? null,
}

describe('a link in content', () => {
  it.each([
    '/',
    '/?from=hero',
    '/#courses',
    '#newsletter',
    'mailto:a@b.example',
    'https://b.example/',
  ])('may lead to %s', (address) => {
    const folder = contentFolder()
    folder.edit('home.json', '"#courses"', `"${address}"`)

    expect(faultsOf(folder)).toEqual([])
  })

  it('may not lead to an address that nothing answers', () => {
    const folder = contentFolder()
    folder.edit('home.json', '"#courses"', '"/crat?x=1"')

    expect(faultsOf(folder)).toEqual([
      'home.json:15:20 page_data.hero.buttonUrl: nothing answers "/crat?x=1"; see npm run routes for what there is',
    ])
  })

  it('may be told which address was probably meant', () => {
    const folder = contentFolder()
    folder.edit('home.json', '"#courses"', '"/crat"')

    expect(faultsOf(folder)).toEqual([
      'home.json:15:20 page_data.hero.buttonUrl: nothing answers "/crat"; did you mean "/cart"?',
    ])
  })

  it('may not lead to a page that is not done yet', () => {
    const folder = contentFolder()
    folder.edit('home.json', '"#courses"', '"/cart"')

    expect(faultsOf(folder)).toEqual([
      'home.json:15:20 page_data.hero.buttonUrl: "/cart" is a page that is not done yet; lead somewhere else until it is',
    ])
  })

  it('may not lead to a place that the page does not have', () => {
    const folder = contentFolder()
    folder.edit('home.json', '"#courses"', '"#prices"')

    expect(faultsOf(folder)).toEqual([
      'home.json:15:20 page_data.hero.buttonUrl: there is no place "#prices" on the page; use one of: #courses, #adventures, #testimonials, #newsletter',
    ])
  })

  it('is checked inside copy too', () => {
    const folder = contentFolder()
    folder.edit(
      'home.json',
      'With us.',
      "<a title='Basket' href='/cart'>Us</a> <a href='/'>here</a>",
    )

    expect(faultsOf(folder)).toEqual([
      'home.json:14:15 page_data.hero.copy: "/cart" is a page that is not done yet; lead somewhere else until it is',
    ])
  })
})

describe('a route name in a menu', () => {
  it('must be in the route table', () => {
    const folder = contentFolder()
    folder.edit('navigation.json', 'web.courses.online', 'web.courses.onlien')

    expect(faultsOf(folder)).toEqual([
      'navigation.json:15:22 courses.online[0].routeName: there is no route "web.courses.onlien"; did you mean "web.courses.online"?',
    ])
  })
})

function faultsOf({ directory, pictures }: ContentFolder): string[] {
  const { faults } = readContent(directory, { pictures, links })
  return faults.map((fault) => formatFault(fault).replace(`${directory}/`, ''))
}
