import { beforeAll, describe, expect, it } from 'vitest'
import { openedSite } from '../support/opened-site.ts'
import { linkNamed, linksOf, listUnder, panelOf, textsOf } from '../support/reading.ts'

const site = openedSite()
let page: Document
beforeAll(async () => {
  page = await site.document('/faq')
})

const linksUnder = (menu: string, heading: string) =>
  linksOf(listUnder(panelOf(page, menu), heading))
const groupsOf = (menu: string) => textsOf(panelOf(page, menu), 'h2')

const builders = [
  ['Cross-Channel weekend', '/mile-builder/cross-channel-mile-builder'],
  ['5-day mile builder', '/mile-builder/channel-five-day-mile-builder'],
  ['Biscay', '/mile-builder/biscay-crossing'],
  ['Portsmouth to Canaries', '/sailing-holidays/sail-portsmouth-to-canaries'],
]
const racing = [
  ['Race training', '/racing/race-training-weekend'],
  ['Round the Island Race', '/racing/round-the-island-race'],
  ['Winter series', '/racing/winter-series-racing'],
  ['Fastnet campaign', '/racing/fastnet-race-campaign'],
  ['ARC rally', '/racing/arc-rally'],
]

describe('2. Courses menu', () => {
  it('has five accordion groups', { tags: ['spec-2.26', 'clar-1.12', 'clar-1.14'] }, () => {
    expect(textsOf(panelOf(page, 'RYA Courses'), 'h2').slice(0, 5)).toEqual([
      'RYA Practical',
      'RYA Theory',
      'One Day',
      'Other Courses',
      'RYA Online',
    ])
  })

  it.each([
    [
      'RYA Practical',
      'Start Yachting|Competent Crew|Day Skipper practical|Coastal Skipper|Yachtmaster Coastal|Yachtmaster Offshore|Zero to Day Skipper|Day Skipper 9-day',
    ],
    [
      'RYA Theory',
      'Essential Navigation|Day Skipper theory|Day Skipper theory (London)|Yachtmaster theory|Ocean theory',
    ],
    ['One Day', 'VHF radio (SRC)|First Aid|ICC assessment'],
    ['Other Courses', 'Boat handling|Night sailing'],
    [
      'RYA Online',
      'Essential Navigation online|Day Skipper theory online|Yachtmaster theory online',
    ],
  ])('%s: %s', { tags: ['spec-2.11', 'spec-2.26', 'clar-1.8'] }, (group, names) => {
    const links = linksUnder('RYA Courses', group)

    expect(links.map(([name]) => name).join('|')).toBe(names)
    expect(links.filter(([, href]) => !/^\/rya-courses\/[a-z0-9-]+$/.test(href ?? ''))).toEqual([])
  })

  it('has side lists by type, location and ability', { tags: ['spec-2.27'] }, () => {
    expect(linksUnder('RYA Courses', 'By type')).toEqual([
      ['Practical courses', '/rya-courses/practical'],
      ['Theory courses', '/rya-courses/theory'],
      ['One-day courses', '/rya-courses/one-day'],
      ['Online courses', '/rya-courses/online'],
    ])
    expect(linksUnder('RYA Courses', 'By location')).toEqual([
      ['Southampton', '/rya-courses/southampton'],
      ['London', '/rya-courses/london'],
      ['CA House', '/rya-courses/ca-house'],
      ['In your office', '/sailing-courses-in-your-office'],
    ])
    expect(linksUnder('RYA Courses', 'By ability')).toEqual([
      ['Novice', '/rya-courses/beginner'],
      ['Intermediate', '/rya-courses/intermediate'],
      ['Advanced', '/rya-courses/advanced'],
    ])
  })

  it("ends in 'View All RYA courses'", { tags: ['spec-2.28', 'clar-1.14'] }, () => {
    expect(linksOf(panelOf(page, 'RYA Courses')).at(-1)).toEqual([
      'View All RYA courses',
      '/rya-courses',
    ])
  })
})

describe('2. Menus of trips', () => {
  it('Sailing Weekends', { tags: ['spec-2.29', 'spec-2.30', 'clar-1.8'] }, () => {
    expect(groupsOf('Sailing Weekends')).toEqual([
      'Weekend holidays',
      'Mile-building',
      'Solent weekend course',
      'Racing weekends',
    ])
    expect(linksUnder('Sailing Weekends', 'Weekend holidays')).toEqual([
      ['Round the Island weekend', '/sailing-weekends/isle-of-wight-circumnavigation-weekend'],
      ['Winter weekend', '/sailing-weekends/winter-solent-weekend'],
      ['Gaff cutter day', '/classic-sailing/gaff-cutter-day-sail'],
    ])
    expect(linksUnder('Sailing Weekends', 'Mile-building')).toEqual(builders.slice(0, 1))
    expect(linksUnder('Sailing Weekends', 'Racing weekends')).toEqual(racing.slice(0, 1))
    expect(lastOf('Sailing Weekends')).toEqual(['View All', '/sailing-weekends'])
  })

  it('the Solent weekend, by its fixed slug', { tags: ['spec-2.8', 'clar-1.11'] }, async () => {
    const [link, ...others] = linksUnder('Sailing Weekends', 'Solent weekend course')

    expect(link).toEqual(['Sail the Solent weekend', '/sailing-weekends/sail-the-solent-weekend'])
    expect(others).toEqual([])
    expect((await site.get(link?.[1] ?? '')).status).toBe(200)
  })

  it('Sailing Holidays', { tags: ['spec-2.8', 'spec-2.31', 'spec-2.32'] }, () => {
    expect(groupsOf('Sailing Holidays')).toEqual(['Holidays', 'Where and how'])
    expect(linksUnder('Sailing Holidays', 'Holidays')).toEqual([
      ['West Country', '/sailing-holidays/west-country-sailing-week'],
      ['Hebrides', '/sailing-holidays/hebrides-sailing-week'],
      ['Family week', '/sailing-holidays/solent-and-dorset-family-week'],
      ['Channel Islands', '/sailing-holidays/channel-islands-week'],
      ['Grenadines', '/sailing-holidays/grenadines-sailing-week'],
    ])
    expect(linksUnder('Sailing Holidays', 'Where and how')).toEqual([
      ['Atlantic Ocean sailing', '/sailing-holidays/atlantic-ocean-sailing'],
      ['Caribbean', '/sailing-holidays/caribbean'],
      ['Mile builder', '/sailing-holidays/mile-builder'],
      ['Sailing holidays abroad', '/sailing-holidays/sailing-holidays-abroad'],
      ['UK sailing holidays', '/sailing-holidays/uk-sailing-holidays'],
      ['West Country sailing', '/sailing-holidays/west-country-sailing'],
      ['Norway sailing adventure', '/sailing-holidays/norway-sailing-adventures'],
    ])
    expect(lastOf('Sailing Holidays')).toEqual(['View All', '/sailing-holidays'])
  })

  it('Mile Builders', { tags: ['clar-1.9'] }, () => {
    expect(linksOf(panelOf(page, 'Mile Builders')).slice(0, -1)).toEqual(builders)
    expect(lastOf('Mile Builders')).toEqual(['View All', '/sailing-holidays/mile-builder'])
  })

  it('Racing', { tags: ['spec-2.33'] }, () => {
    expect(linksOf(panelOf(page, 'Racing'))).toEqual(racing)
  })

  it('Adventures, which lead to pages', { tags: ['clar-1.10', 'clar-1.14'] }, async () => {
    const links = linksOf(panelOf(page, 'Adventures'))

    expect(links).toEqual([
      ['Norway', '/sailing-holidays/norway-sailing-adventures'],
      ['Portsmouth to the Canaries', '/sailing-holidays/sail-portsmouth-to-canaries'],
      ['ARC rally', '/racing/arc-rally'],
      ['The Atlantic', '/sailing-holidays/sail-the-atlantic-ocean'],
      ['Golden Vanity', '/golden-vanity'],
    ])
    for (const [, href] of links) expect((await site.get(href ?? '')).status).toBe(200)
  })
})

describe('2. More-info menu', () => {
  it('Company', { tags: ['spec-2.34', 'clar-1.7'] }, () => {
    expect(groupsOf('Information')).toEqual(['Company', 'Resources', 'From the Blog'])
    expect(linksUnder('Information', 'Company')).toEqual([
      ['Contact us', '/contact-us'],
      ['Our yachts', '/our-sailing-yachts'],
      ['Triple S guarantee', '/saltlark-triple-s-guarantee'],
      ['Gift vouchers', '/gift-vouchers'],
      ['Skippered charter', '/skippered-charter'],
    ])
  })

  it('Resources, and Dates and prices', { tags: ['spec-2.34', 'clar-1.16'] }, () => {
    expect(linksUnder('Information', 'Resources')).toEqual([
      ['Dates and prices', '/events'],
      ['Level finder', '/level-finder/1'],
      ['Course progression', '/course-progression'],
      [
        'What is in Day Skipper theory',
        '/what-is-in-an-rya-day-skipper-theory-courses-infographic',
      ],
      ['Three-step Med', '/three-step-med'],
      ['Knots', '/knots'],
      ['Merchandise', '/merchandise'],
      ['Classroom hire', '/southampton-hire-classroom-training-room'],
    ])
  })

  it(
    "'From the Blog' opens its posts and 'View all posts' in a new tab, and says so",
    { tags: ['spec-2.6', 'spec-2.35', 'clar-1.17'] },
    async () => {
      const links = [
        ...listUnder(panelOf(page, 'Information'), 'From the Blog').querySelectorAll('a'),
      ]
      const posts = (await site.props<{ 'blog-data': { title: string; link: string }[] }>('/faq'))[
        'blog-data'
      ]
      const shown = [...posts, { title: 'View all posts', link: 'https://blog.saltlark.example' }]

      expect(posts).toHaveLength(8)
      expect(
        links.map((link) => [link.firstChild?.textContent, link.getAttribute('href')]),
      ).toEqual(shown.map(({ title, link }) => [title, link]))
      for (const link of links) {
        expect(link).toMatchObject({ target: '_blank', rel: 'noopener' })
        expect(link.querySelector('.sr-only')?.textContent).toBe(' (opens in a new tab)')
      }
    },
  )
})

/** The last link of a panel, without what only screen readers are told. */
function lastOf(menu: string) {
  const link = linkNamed(panelOf(page, menu), `View All ${menu}`)
  return [link.firstChild?.textContent, link.getAttribute('href')]
}
