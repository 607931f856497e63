import { beforeAll, describe, expect, it } from 'vitest'
import type { MenuItem } from '#server/props/shared.ts'
import { homeDocument } from '../support/home-document.ts'
import { content } from '../support/home.ts'
import { linkNamed, linksOf, listUnder, panelOf, textsOf } from '../support/reading.ts'

let document: Document

beforeAll(async () => {
  document = await homeDocument()
})

const { navigation } = content

const namesOf = (items: readonly MenuItem[]) =>
  items.map(({ name, menuable }) => menuable?.short_menu_name ?? name)

const textsUnder = (menu: string, heading: string) =>
  linksOf(listUnder(panelOf(document, menu), heading)).map(([text]) => text)

describe('2. Courses menu', () => {
  it('has five accordion groups', () => {
    expect(textsOf(panelOf(document, 'RYA Courses'), 'h2 button')).toEqual([
      'RYA Practical',
      'RYA Theory',
      'One Day',
      'Other Courses',
      'RYA Online',
    ])
  })

  it.each([
    ['By type', ['practical', 'theory', 'one-day', 'online']],
    ['By location', ['southampton', 'london', 'ca-house', 'in-your-office']],
    ['By ability', ['beginner', 'intermediate', 'advanced']],
  ])('has a side list %s: %s', (heading, ends) => {
    const list = listUnder(panelOf(document, 'RYA Courses'), heading)
    const addresses = linksOf(list).map(([, href]) => href)

    expect(addresses).toEqual(ends.map((end) => expect.stringMatching(new RegExp(`[/-]${end}$`))))
  })

  it("has a link 'View All RYA courses' to /rya-courses", () => {
    const link = linkNamed(panelOf(document, 'RYA Courses'), 'View All RYA courses')

    expect(link.getAttribute('href')).toBe('/rya-courses')
  })

  it('is at least 800px wide', () => {
    expect(panelOf(document, 'RYA Courses').className).toContain('min-w-[800px]')
  })

  it('a course leads to its page', () => {
    expect(linksOf(listUnder(panelOf(document, 'RYA Courses'), 'RYA Practical'))[0]).toEqual([
      namesOf(navigation.courses.practical)[0],
      `/rya-courses/${navigation.courses.practical[0]?.slug}`,
    ])
  })
})

describe('2. Weekend menu', () => {
  it('is an accordion of weekend holidays, mile-building, the Solent weekend and racing', () => {
    expect(textsOf(panelOf(document, 'Sailing Weekends'), 'h2 button')).toEqual([
      'Weekend holidays',
      'Mile-building',
      'Solent weekend course',
      'Racing weekends',
    ])
    expect(textsUnder('Sailing Weekends', 'Weekend holidays')).toEqual(
      namesOf(navigation.weekendHolidays),
    )
    expect(textsUnder('Sailing Weekends', 'Mile-building')).toEqual(namesOf(navigation.builders))
    expect(textsUnder('Sailing Weekends', 'Racing weekends')).toEqual(namesOf(navigation.racing))
  })

  it('clarification: the Solent weekend has the slug sail-the-solent-weekend', () => {
    const list = listUnder(panelOf(document, 'Sailing Weekends'), 'Solent weekend course')

    expect(linksOf(list).map(([, href]) => href)).toEqual([
      '/sailing-weekends/sail-the-solent-weekend',
    ])
  })

  it("'View All' leads to web.sailing-holidays.weekend-sailing", () => {
    expect(viewAllOf('Sailing Weekends')).toBe('/sailing-weekends')
  })
})

describe('2. Holidays menu', () => {
  it('is the list of holidays', () => {
    expect(textsUnder('Sailing Holidays', 'Holidays')).toEqual(namesOf(navigation.holidays))
  })

  it.each([
    '/sailing-holidays/atlantic-ocean-sailing',
    '/sailing-holidays/caribbean',
    '/sailing-holidays/mile-builder',
    '/sailing-holidays/sailing-holidays-abroad',
    '/sailing-holidays/uk-sailing-holidays',
    '/sailing-holidays/west-country-sailing',
    '/sailing-holidays/norway-sailing-adventures',
  ])('plus %s', (href) => {
    expect(linksOf(panelOf(document, 'Sailing Holidays')).map(([, to]) => to)).toContain(href)
  })

  it("'View All' leads to web.sailing-holidays.all", () => {
    expect(viewAllOf('Sailing Holidays')).toBe('/sailing-holidays')
  })
})

describe('2. Racing, Mile Builders and Adventures menus', () => {
  it('the racing menu is a racing list from navigation data', () => {
    expect(linksOf(panelOf(document, 'Racing')).map(([text]) => text)).toEqual(
      namesOf(navigation.racing),
    )
  })

  it('clarification: Mile Builders lists navigationData.builders and View All', () => {
    expect(textsUnder('Mile Builders', 'Mile-building trips')).toEqual(namesOf(navigation.builders))
    expect(viewAllOf('Mile Builders')).toBe('/sailing-holidays/mile-builder')
  })

  it('clarification: Adventures is a fixed list', () => {
    expect(linksOf(panelOf(document, 'Adventures'))).toEqual([
      ['Norway', '/sailing-holidays/norway-sailing-adventures'],
      ['Portsmouth to the Canaries', '/sailing-holidays/sail-portsmouth-to-canaries'],
      ['ARC rally', '/racing/arc-rally'],
      ['The Atlantic', '/sailing-holidays/sail-the-atlantic-ocean'],
      ['Golden Vanity', '/golden-vanity'],
    ])
  })
})

describe('2. What a menu shows of an item', () => {
  const long: readonly MenuItem[] = Array.from({ length: 9 }, (_, index) => ({
    name: `Trip ${index + 1}`,
    menuable_type: 'holiday',
    slug: `trip-${index + 1}`,
    ...(index === 0 && { menuable: { slug: 'trip-1', short_menu_name: 'First' } }),
  }))
  let menu: HTMLElement

  beforeAll(async () => {
    const page = await homeDocument({ props: { navigationData: { ...navigation, racing: long } } })
    menu = panelOf(page, 'Racing')
  })

  it('clarification: menuable.short_menu_name, else name', () => {
    expect(
      linksOf(menu)
        .map(([text]) => text)
        .slice(0, 2),
    ).toEqual(['First', 'Trip 2'])
  })

  it("clarification: at most 8 links to a group, then 'View all'", () => {
    expect(linksOf(menu)).toHaveLength(9)
    expect(linksOf(menu)[8]).toEqual(['View all Yacht racing', '/sailing-holidays/yacht-racing'])
  })
})

function viewAllOf(menu: string): string | null | undefined {
  return linkNamed(panelOf(document, menu), `View All ${menu}`).getAttribute('href')
}
