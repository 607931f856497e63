import { describe, expect, it } from 'vitest'
import type { OfferPageProps } from '#server/props/offer-page.ts'
import { pagesOf } from '../../support/pages-of.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'

const site = siteOfFile()

const offerAt = (address: string) => pagesOf(site).props<OfferPageProps>(address)

const pounds = (text: string) => ({ text, tone: 'plain' })

/** What offers say, each at its address. */
const told: readonly (readonly [what: string, address: string, props: object])[] = [
  [
    'a headline price that holds the fee nobody can avoid',
    '/rya-courses/vhf-radio-src',
    {
      price: {
        amount: { text: '£215.00' },
        unit: 'per person',
        includes: [{ name: 'RYA SRC exam fee', amount: pounds('£76.00') }],
        extras: [],
      },
    },
  ],
  [
    'a second picture',
    '/rya-courses/rya-competent-crew',
    { secondPicture: '/images/art/reefing-800.jpg' },
  ],
  ['none where staff gave none', '/rya-courses/rya-first-aid', { secondPicture: null }],
  [
    'sea time in numbers, and the theory by a link',
    '/rya-courses/rya-day-skipper-practical',
    {
      beforeYouCome: {
        needs: expect.arrayContaining([
          { term: 'Age', text: '16 or over' },
          { term: 'Days aboard', text: '5 days' },
          { term: 'Sea miles', text: '100 miles' },
          { term: 'Under way at night', text: '4 hours' },
        ]) as unknown,
        courses: [
          {
            name: 'RYA Day Skipper theory',
            href: '/rya-courses/rya-day-skipper-theory',
            why: 'The theory that you need',
          },
        ],
      },
    },
  ],
  [
    'where it is, what it is worth to a logbook, and what to bring by its need',
    '/rya-courses/rya-competent-crew',
    {
      facts: expect.arrayContaining([
        { term: 'Where', text: 'Southampton' },
        { term: 'For your logbook', text: 'About 5 days, 100 miles, 4 night hours' },
      ]) as unknown,
      kit: { essential: expect.arrayContaining([expect.stringMatching(/^A soft bag/)]) as unknown },
    },
  ],
  [
    'the passages that an examiner asks for',
    '/rya-courses/yachtmaster-offshore-prep-and-exam',
    {
      beforeYouCome: {
        needs: expect.arrayContaining([
          {
            term: 'Qualifying passages',
            text: '5, each of more than 60 miles; 2 as skipper, 2 overnight',
          },
        ]) as unknown,
      },
    },
  ],
  [
    'no dates where people work at their own pace, and a form for any question',
    '/rya-courses/rya-day-skipper-theory-online',
    {
      booking: 'any-day',
      dates: [],
      kit: null,
      enquiry: { subject: 'general', action: '/contact-us', offer: 'ON-DST' },
    },
  ],
  [
    'where a trip goes: chart, days, and legs with their prices',
    '/sailing-holidays/sail-portsmouth-to-canaries',
    {
      trip: {
        map: {
          src: '/images/routes/sail-portsmouth-to-canaries.svg',
          alt: expect.stringContaining('Portsmouth') as string,
        },
        stages: expect.objectContaining({ length: 5 }) as unknown,
        legs: expect.arrayContaining([
          {
            name: 'Portsmouth to La Coruña',
            size: '7 days, about 560 miles',
            price: pounds('£945.00'),
          },
        ]) as unknown,
      },
    },
  ],
  [
    'at a glance how far, when, with how many and what to bring home',
    '/mile-builder/biscay-crossing',
    {
      facts: [
        { term: 'Season', text: 'May to July, and September' },
        { term: 'Ports', text: 'Plymouth, La Coruña' },
        { term: 'Distance', text: 'About 455 to 500 sea miles' },
        { term: 'Aboard', text: '7 nights' },
        { term: 'Crew', text: 'Up to 6 guests and the skipper' },
        { term: 'Night sailing', text: 'About 30 hours' },
        { term: 'Journey home', text: 'It ends in La Coruña, not where it begins' },
        { term: 'Passport', text: 'Everybody needs one' },
      ],
    },
  ],
]

it.each(told)('the page of an offer says %s: %s', async (_, address, props) => {
  expect(await offerAt(address)).toMatchObject(props)
})

describe('the page of a course', () => {
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
})

it('the page of a trip brings the chart along in the sizes that keep the page still', async () => {
  const page = await pageOf(await site.visitor().visit('/racing/race-training-weekend'))
  const { trip } = page.props as unknown as OfferPageProps

  expect(trip?.map).not.toBeNull()
  expect(page.props['pictures']).toHaveProperty([trip?.map?.src ?? '', 0], 800)
})

it('the head of an offer’s page has its name, its sentence and its picture', async () => {
  const html = await (await site.visitor().get('/rya-courses/rya-first-aid')).text()
  const { content } = site.services.site.current()
  const course = content.courses.get('rya-first-aid')

  expect(html).toContain(`<title data-inertia="title">${course?.name} | Saltlark</title>`)
  expect(html).toContain(`name="description" content="${course?.meta_description}"`)
  expect(html).toContain(`content="${site.origin}${course?.overview_image}"`)
  expect(html).toContain('content="index, follow"')
})
