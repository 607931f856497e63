import { describe, expect, it } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import type { DatesPageProps } from '#server/props/dates.ts'
import { pagesOf } from '../../support/pages-of.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'

const site = siteOfFile({ render: renderPage })

const dates = (path: string) => pagesOf(site).props<DatesPageProps>(path)

describe('the dates page', () => {
  it('lists dates from tomorrow on, thirty to a page, under their months', async () => {
    const page = await dates('/events')
    const shown = page.dates

    expect(shown).toHaveLength(30)
    expect(shown.map(({ starts }) => starts)).toEqual(shown.map(({ starts }) => starts).toSorted())
    expect(shown[0]?.starts.localeCompare('2026-11-21')).toBe(1)
    expect([...new Set(shown.map(({ month }) => month))]).toEqual([
      'November 2026',
      'December 2026',
    ])
  })

  it('goes on from page to page without a gap', async () => {
    const first = await dates('/events')
    const second = await dates(first.nextHref ?? '')
    const back = await dates(second.previousHref ?? '')

    const references = [...first.dates, ...second.dates].map(({ reference }) => reference)
    expect(new Set(references).size).toBe(60)
    expect(back.dates).toEqual(first.dates)
  })

  it('says of each when, where, how much and how many places are left', async () => {
    const shown = (await dates('/events/CR-CC?month=2026-11')).dates
    const date = shown.find(({ reference }) => reference === 'CR-CC-261129')

    expect(date).toMatchObject({
      when: 'Sunday 29 November, 2026 to Friday 4 December, 2026',
      times: 'Joins 6:00 PM, leaves 4:00 PM',
      place: 'Southampton',
      price: { text: '£725.00', tone: 'plain' },
      unit: 'per person',
      availability: { state: 'fewLeft', word: 'Few places left', detail: '1 of 5 places left' },
      href: '/events/CR-CC-261129',
      icsHref: '/events/CR-CC-261129.ics',
    })
  })

  it('leads on from an offer that has no dates', async () => {
    const page = await dates('/events/ON-DST')

    expect(page.intro).toContain('whenever you like')
    expect(page.filters).toEqual([])
    expect(page.alternatives).toEqual([{ label: 'All our dates and prices', href: '/events' }])
  })
})

describe('dates that are narrowed', () => {
  it.each([
    ['/events/CR-DSP', 'CR-DSP-'],
    ['/events?tag=5', 'WK-'],
    ['/events?tag=weekend', 'WK-'],
    ['/events?kind=weekend', 'WK-'],
    ['/events?kind=one-day', 'OD-'],
  ])('by %s are of that kind', { tags: ['spec-2.7'] }, async (path, code) => {
    const shown = (await dates(path)).dates

    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter(({ reference }) => !reference.startsWith(code))).toEqual([])
  })

  it('have no filter that cannot narrow them', async () => {
    const { filters } = await dates('/events/CR-DSP')

    expect(filters.map(({ name }) => name)).toEqual(['month', 'people'])
  })

  it('are as many as the choice that led to them said', async () => {
    const { filters } = await dates('/events?kind=course')
    for (const { name, choices } of filters.filter(
      ({ name: one }) => one === 'level' || one === 'place',
    )) {
      const last = choices.at(-1)
      if (!last) continue
      const page = await dates(`/events?kind=course&${name}=${last.value}`)
      expect(`${name} ${page.countText.split(' ')[0]}`).toBe(
        `${name} ${/\((\d+)\)$/.exec(last.label)?.[1]}`,
      )
    }
  })

  it('have a chip that takes back each choice', async () => {
    const { chips, clearHref } = await dates('/events?kind=course&month=2027-09')

    expect(chips).toEqual([
      { label: 'All courses', href: '/events?month=2027-09' },
      { label: 'September 2027', href: '/events?kind=course' },
    ])
    expect(clearHref).toBe('/events')
  })

  it('keep what was chosen on the next page', async () => {
    const { nextHref } = await dates('/events?level=beginner&month=2027-07')

    expect(nextHref).toBe('/events?month=2027-07&level=beginner&page=2')
  })
})

describe('filters that no date meets', () => {
  it('lead to the nearest months and to fewer filters, all of which have dates', async () => {
    const page = await dates('/events?place=oban&month=2027-12')

    expect(page.countText).toBe('No dates')
    expect(page.alternatives.map(({ label }) => label)).toEqual([
      'July 2027: 5 dates',
      'August 2027: 4 dates',
      'September 2027: 4 dates',
      'Without “December 2027”: 25 dates',
      'Without “Oban”: 31 dates',
    ])
    expect(page.none?.title).toBe('No such date in December 2027')
    expect(page.none?.nearest.map(({ starts }) => starts.slice(0, 7))).toEqual(
      Array.from({ length: 3 }, () => '2027-09'),
    )
    const months = page.filters.find(({ name }) => name === 'month')?.choices
    expect(months?.filter(({ isChosen }) => isChosen)).toMatchObject([
      { value: '2027-12', label: 'December 2027' },
    ])
    for (const { href } of page.alternatives) {
      expect((await dates(href)).dates.length).toBeGreaterThan(0)
    }
  })

  it.each([
    '/events?month=2027-12&tag=10&kind=course&level=advanced',
    '/events?view=month&month=2027-12&place=oban',
  ])('never end at %s', async (path) => {
    expect((await dates(path)).alternatives).not.toEqual([])
  })
})

describe('for so many people', () => {
  it('has only dates with room for them, and says how many have less', async () => {
    const all = await dates('/events?kind=theory')
    const some = await dates('/events?kind=theory&people=8')
    const left = Number.parseInt(some.countText)

    expect(some.countText).toBe(`${left} dates with room for 8`)
    expect(left).toBeLessThan(Number.parseInt(all.countText))
    expect(some.others).toMatchObject({ href: '/events?kind=theory' })
  })

  it.each([
    ['/events?month=2027-07&month=2027-08', '/events?month=2027-07'],
    ['/events?month=1999-01&people=9', '/events'],
    ['/events?people=02&people=2', '/events?people=2'],
    ['/events/CR-DSP?month=2027-13&people=2', '/events/CR-DSP?people=2'],
  ])('%s is the address %s: what is no value is no part of it', async (asked, address) => {
    expect((await pageOf(await site.visitor().visit(asked))).url).toBe(address)
  })
})

describe('the month’s view', () => {
  it('has every day of the month, with the kinds that begin on it and their lowest prices', async () => {
    const { month, dates: list } = await dates('/events?view=month&month=2027-05')
    const day = month?.days.find((one) => one.day === '2027-05-01')

    expect(list).toEqual([])
    expect([month?.name, month?.days.length, month?.daysBefore]).toEqual(['May 2027', 31, 5])
    expect(day).toMatchObject({ name: 'Saturday 1 May, 2027', number: 1 })
    expect(day?.kinds.map(({ name }) => name)).toContain('Courses')
    expect(month?.days.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(60)
    expect(month?.previous).toEqual({
      label: 'April 2027',
      href: '/events?month=2027-04&view=month',
    })
  })

  it('leads from each line to the list of that kind, to the page and the day where it says so many', async () => {
    const { month } = await dates('/events?view=month&month=2027-05')
    const lines = (month?.days ?? []).flatMap(({ day, kinds }) =>
      kinds.map((line) => ({ day, ...line })),
    )
    const lists = new Map<string, DatesPageProps['dates']>()

    expect(lines.some(({ href }) => href.includes('page='))).toBe(true)
    for (const { day, kind, count, price, isFrom, href } of lines) {
      const [address = '', anchor] = href.split('#')
      const shown = lists.get(address) ?? (await dates(address)).dates
      lists.set(address, shown)
      const own = shown.filter(({ starts }) => starts === day)
      expect([kind, anchor, own.length > 0]).toEqual([kind, `day-${day}`, true])
      // A day may go on over the end of a page.
      if (own.length !== count) continue
      expect(own.some((one) => one.price.text.endsWith(price.text))).toBe(true)
      expect(new Set(own.map((one) => one.price.text)).size > 1).toBe(isFrom)
    }
  })

  it('has a legend whose kinds narrow it, each with the lowest price of the month', async () => {
    const { month } = await dates('/events?view=month&month=2027-05')
    const weekends = month?.kinds.find(({ kind }) => kind === 'weekend')
    const narrowed = await dates(weekends?.href ?? '')

    expect(weekends?.href).toBe('/events?kind=weekend&month=2027-05&view=month')
    expect(narrowed.countText).toBe(`${weekends?.count} dates`)
    expect(narrowed.month?.kinds.map(({ kind }) => kind)).toContain('weekend')
  })

  it('begins with the first month that has dates', async () => {
    expect((await dates('/events?view=month')).month?.name).toBe('November 2026')
  })
})

describe('an address that makes no sense', () => {
  it.each([
    '/events?month=2027-13&page=0&level=captain&place=%3Cscript%3E&view=round',
    '/events?month[]=2027-09&month[]=x&tag[a]=5',
    '/events?tag=constructor&kind=__proto__&place=toString',
  ])('%s is the page without the nonsense', async (path) => {
    const response = await site.visitor().get(path)

    expect(response.status).toBe(200)
    expect(await response.clone().text()).not.toContain('<script>"')
    expect(((await pageOf(response)).props as unknown as DatesPageProps).dates).toHaveLength(30)
  })

  it('a page that is far too high is the last one', async () => {
    const page = await dates('/events/CR-DSP?page=999999')

    expect(page.offer?.href).toBe('/rya-courses/rya-day-skipper-practical')
    expect(page.page).toBe(page.pages)
    expect(page.dates.length).toBeGreaterThan(0)
  })
})
