import { describe, expect, it } from 'vitest'
import { edited, openedSite } from '../support/opened-site.ts'
import { linksOf, listUnder, only, panelOf } from '../support/reading.ts'

const trip = (slug: string) => ({ menuable_type: 'holiday', slug })
const card = (slug: string) => ({ className: 'holiday', slug })

interface Home {
  readonly page_data: object
}

// Every kind of item that the rules know, where a menu and a row of cards show it.
const site = openedSite({
  edits: {
    'navigation.json': edited<object>((navigation) => ({
      ...navigation,
      racing: [
        trip('winter-solent-weekend'),
        trip('hebrides-sailing-week'),
        trip('gaff-cutter-day-sail'),
        trip('arc-rally'),
        trip('corporate-sailing-day'),
        { menuable_type: 'course', slug: 'rya-first-aid' },
        { className: 'holiday', slug: 'biscay-crossing' },
        { name: 'Named', routeName: 'web.info.knots', href: '/faq' },
        trip('race-training-weekend'),
      ],
      weekendHolidays: [
        { name: 'Plain', href: '/faq' },
        { className: 'holiday', menuable_type: 'course', slug: 'vhf-radio-src' },
        { ...trip('fastnet-race-campaign'), routeName: 'web.info.knots', href: '/faq' },
        { className: 'holiday', slug: 'channel-islands-week', routeName: 'web.info.knots' },
        { className: 'course', slug: 'rya-first-aid', name: 'Untyped', href: '/faq' },
        trip('grenadines-sailing-week'),
      ],
    })),
    'home.json': edited<Home>((home) => ({
      ...home,
      page_data: {
        ...home.page_data,
        adventures: [
          card('winter-solent-weekend'),
          card('hebrides-sailing-week'),
          card('gaff-cutter-day-sail'),
          card('arc-rally'),
          card('corporate-sailing-day'),
          card('biscay-crossing'),
          { ...card('cross-channel-mile-builder'), canonical_type: 'holiday' },
        ],
        courses: [{ className: 'course', slug: 'rya-first-aid' }],
      },
    })),
    'holidays/grenadines-sailing-week.json': edited<object>((file) => ({
      ...file,
      tags: [11, 19, 6],
    })),
  },
})

describe('2. Item link rules: menus', () => {
  const racing = async () => linksOf(panelOf(await site.document('/faq'), 'Racing'))
  const weekends = async () =>
    linksOf(listUnder(panelOf(await site.document('/faq'), 'Sailing Weekends'), 'Weekend holidays'))

  it(
    'a trip by its tag, else as a holiday; a course; a mile builder; a named route',
    { tags: ['spec-2.9', 'spec-2.10', 'spec-2.11', 'spec-2.12', 'spec-2.13', 'spec-9.5'] },
    async () => {
      expect((await racing()).slice(0, 8)).toEqual([
        ['Winter weekend', '/sailing-weekends/winter-solent-weekend'],
        ['Hebrides', '/sailing-holidays/hebrides-sailing-week'],
        ['Gaff cutter day', '/classic-sailing/gaff-cutter-day-sail'],
        ['ARC rally', '/racing/arc-rally'],
        ['Corporate day', '/sailing-holidays/corporate-sailing-day'],
        ['First Aid', '/rya-courses/rya-first-aid'],
        ['Biscay', '/mile-builder/biscay-crossing'],
        ['Named', '/knots'],
      ])
    },
  )

  it('shows eight links of nine, then the whole list', { tags: ['clar-1.8'] }, async () => {
    expect((await racing()).slice(8)).toEqual([
      ['View all Yacht racing', '/sailing-holidays/yacht-racing'],
    ])
  })

  it(
    'an address, and the order of the rules',
    { tags: ['spec-2.13', 'clar-1.1', 'clar-1.2'] },
    async () => {
      expect(await weekends()).toEqual([
        ['Plain', '/faq'],
        ['VHF radio (SRC)', '/rya-courses/vhf-radio-src'],
        ['Fastnet campaign', '/racing/fastnet-race-campaign'],
        ['Channel Islands', '/mile-builder/channel-islands-week'],
        ['First Aid', '/faq'],
        ['Grenadines', '/racing/grenadines-sailing-week'],
      ])
    },
  )
})

describe('2. Item link rules: cards', () => {
  it(
    'a trip by its tag, else as a break; a mile builder; a course',
    { tags: ['spec-2.9', 'spec-2.10', 'spec-2.11', 'spec-2.12', 'clar-1.1'] },
    async () => {
      const page = await site.document('/')
      const hrefsOf = (section: string) =>
        new Set(
          [...only(page, section).querySelectorAll('article h3 a')].map((link) =>
            link.getAttribute('href'),
          ),
        )

      // In the loop of a carousel the last card stands before the first.
      expect(hrefsOf('#adventures')).toEqual(
        new Set([
          '/breaks/corporate-sailing-day',
          '/breaks/cross-channel-mile-builder',
          '/classic-sailing/gaff-cutter-day-sail',
          '/mile-builder/biscay-crossing',
          '/racing/arc-rally',
          '/sailing-holidays/hebrides-sailing-week',
          '/sailing-weekends/winter-solent-weekend',
        ]),
      )
      expect(hrefsOf('#courses')).toEqual(new Set(['/rya-courses/rya-first-aid']))
    },
  )
})

describe('2. Addresses of trips', () => {
  it.each([
    ['winter-solent-weekend', '/sailing-weekends'],
    ['hebrides-sailing-week', '/sailing-holidays'],
    ['gaff-cutter-day-sail', '/classic-sailing'],
    ['arc-rally', '/racing'],
    ['corporate-sailing-day', '/sailing-holidays'],
    ['biscay-crossing', '/mile-builder'],
    ['grenadines-sailing-week', '/racing'],
    ['sail-portsmouth-to-canaries', '/sailing-holidays'],
  ])(
    '%s answers at each, and names the one under %s',
    { tags: ['clar-1.3'] },
    async (slug, own) => {
      for (const folder of [own, '/sailing-holidays', '/mile-builder', '/breaks']) {
        const response = await site.get(`${folder}/${slug}`)
        const [, canonical] = /rel="canonical" href="([^"]*)"/.exec(await response.text()) ?? []

        expect([folder, response.status, canonical]).toEqual([
          folder,
          200,
          `${site.running().origin}${own}/${slug}`,
        ])
      }
    },
  )
})
