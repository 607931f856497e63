import { describe, expect, it } from 'vitest'
import type { OfferPageProps } from '#server/props/offer-page.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'

const site = siteOfFile()

async function offerAt(address: string): Promise<OfferPageProps> {
  const page = await pageOf(await site.visitor().visit(address))
  return page.props as unknown as OfferPageProps
}

describe('the page of a course', () => {
  it('names a headline price that holds the fee nobody can avoid, and says so', async () => {
    const { price } = await offerAt('/rya-courses/vhf-radio-src')

    expect(price.amount.text).toBe('£215.00')
    expect(price.unit).toBe('per person')
    expect(price.includes).toEqual([
      { name: 'RYA SRC exam fee', amount: { text: '£76.00', tone: 'plain' } },
    ])
    expect(price.extras).toEqual([])
  })

  it('asks for sea time in numbers, and for the theory by a link', async () => {
    const { beforeYouCome } = await offerAt('/rya-courses/rya-day-skipper-practical')

    expect(beforeYouCome.needs.slice(0, 4)).toEqual([
      { term: 'Age', text: '16 or over' },
      { term: 'Days aboard', text: '5 days' },
      { term: 'Sea miles', text: '100 miles' },
      { term: 'Under way at night', text: '4 hours' },
    ])
    expect(beforeYouCome.courses).toEqual([
      {
        name: 'RYA Day Skipper theory',
        href: '/rya-courses/rya-day-skipper-theory',
        why: 'The theory that you need',
      },
    ])
  })

  it('counts the passages that an examiner asks for', async () => {
    const { beforeYouCome } = await offerAt('/rya-courses/yachtmaster-offshore-prep-and-exam')

    expect(beforeYouCome.needs).toContainEqual({
      term: 'Qualifying passages',
      text: '5, each of more than 60 miles; 2 as skipper, 2 overnight',
    })
  })

  it('lists its next dates, soonest first, each with its places and its own address', async () => {
    const { dates, dateCount, booking } = await offerAt('/rya-courses/rya-competent-crew')
    const starts = dates.map((date) => date.starts)

    expect(booking).toBe('dates')
    expect(starts).toHaveLength(6)
    expect(starts).toEqual(starts.toSorted())
    expect(starts[0] ?? '').toMatch(/^202[67]-/)
    expect(dateCount).toBeGreaterThan(6)
    expect(dates[0]?.href).toBe(`/events/${dates[0]?.reference}`)
    expect(dates[0]?.availability.detail).not.toBe('')
  })

  it('has no dates where people work at their own pace', async () => {
    const { booking, dates, kit } = await offerAt('/rya-courses/rya-day-skipper-theory-online')

    expect({ booking, dates, kit }).toEqual({ booking: 'any-day', dates: [], kit: null })
  })

  it('is asked for where it is made to measure, from a price', async () => {
    const { booking, price } = await offerAt('/sailing-courses-in-your-office')

    expect(booking).toBe('enquiry')
    expect(price.amount.text).toBe('from £3,750.00')
  })

  it.each([
    ['/sailing-courses-in-your-office', 'in-your-office', 'OT-OFF'],
    ['/sailing-holidays/corporate-sailing-day', 'corporate-day', 'CH-COR'],
    ['/rya-courses/rya-day-skipper-theory-online', 'general', 'ON-DST'],
  ])('%s ends in a form that asks about %s', async (address, subject, offer) => {
    const { enquiry } = await offerAt(address)

    expect(enquiry).toEqual({ subject, action: '/contact-us', offer })
  })
})

describe('the page of a trip', () => {
  it('shows where it goes: chart, days, and legs with their prices', async () => {
    const { trip } = await offerAt('/sailing-holidays/sail-portsmouth-to-canaries')

    expect(trip?.map?.src).toBe('/images/routes/sail-portsmouth-to-canaries.svg')
    expect(trip?.map?.alt).toContain('Portsmouth')
    expect(trip?.stages).toHaveLength(5)
    expect(trip?.legs[0]).toEqual({
      name: 'Portsmouth to La Coruña',
      size: '7 days, about 560 miles',
      price: { text: '£945.00', tone: 'plain' },
    })
  })

  it('brings the chart along in the sizes that keep the page still', async () => {
    const page = await pageOf(await site.visitor().visit('/racing/race-training-weekend'))
    const { trip } = page.props as unknown as OfferPageProps

    expect(trip?.map).not.toBeNull()
    expect(page.props['pictures']).toHaveProperty([trip?.map?.src ?? '', 'width'], 800)
  })

  it('says at a glance how far, when, with how many and what to bring home', async () => {
    const { facts } = await offerAt('/mile-builder/biscay-crossing')

    expect(facts.map(({ term, text }) => `${term}: ${text}`)).toEqual([
      'Season: May to July, and September',
      'Ports: Plymouth, La Coruña',
      'Distance: About 455 to 500 sea miles',
      'Aboard: 7 nights',
      'Crew: Up to 6 guests and the skipper',
      'Night sailing: About 30 hours',
      'Journey home: It ends in La Coruña, not where it begins',
      'Passport: Everybody needs one',
    ])
  })

  it('is sold by the yacht where it is', async () => {
    const { price } = await offerAt('/sailing-holidays/skippered-charter-solent-day')

    expect(`${price.amount.text} ${price.unit}`).toBe('£745.00 per yacht')
    expect(price.notes[0]).toBe('For up to 8 people.')
  })
})

describe('the head of an offer’s page', () => {
  it('has its name, its sentence and its picture', async () => {
    const html = await (await site.visitor().get('/rya-courses/rya-first-aid')).text()
    const { content } = site.services.site.current()
    const course = content.courses.get('rya-first-aid')

    expect(html).toContain(`<title data-inertia="title">${course?.name} | Saltlark</title>`)
    expect(html).toContain(`name="description" content="${course?.meta_description}"`)
    expect(html).toContain(`content="${site.origin}${course?.overview_image}"`)
    expect(html).toContain('content="index, follow"')
  })
})
