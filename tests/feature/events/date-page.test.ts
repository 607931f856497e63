import { describe, expect, it } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import { documentOf, pagesOf } from '../../support/pages-of.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'

const site = siteOfFile({ render: renderPage })
const { document: documentAt } = pagesOf(site)

describe('the page of one date', () => {
  it('says when, where, how much, whether there is room and how to book', async () => {
    const response = await site.visitor().get('/events/CR-CC-261129')
    const { props, component } = await pageOf(response.clone())
    const document = await documentOf(response)
    const words = document.querySelector('main')?.textContent ?? ''

    expect([response.status, component]).toEqual([200, 'events/date'])
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    const meta = document.querySelector('meta[name="description"]')?.getAttribute('content')
    expect(meta).toMatch(/, Southampton\. £725\.00 per person\. Few places left\.$/)
    expect(props['moments']).toEqual([
      { label: 'Join', text: 'Sunday 29 November, 2026, 6:00 PM' },
      { label: 'Leave', text: 'Friday 4 December, 2026, 4:00 PM' },
    ])
    for (const part of ['£725.00', 'per person', '1 of 5 places left', 'Southampton']) {
      expect(words).toContain(part)
    }
    expect(words).toContain(site.services.site.current().content.company.phone)
  })

  it('leads to the offer, to its other dates and to the calendar', async () => {
    const links = await linksOn('/events/CR-CC-261129')

    expect(links).toContain('/rya-courses/rya-competent-crew')
    expect(links).toContain('/events/CR-CC')
    expect(links).toContain('/events/CR-CC-261129.ics')
    expect(links.filter((href) => /^\/events\/CR-CC-\d{6}$/.test(href))).toHaveLength(6)
  })

  it('has the form of the waiting list only when the date is full', async () => {
    expect(await formsOn('/events/CR-DSP-261129')).toContain('/events/CR-DSP-261129/waiting-list')
    expect(await formsOn('/events/CR-CC-261129')).not.toContain('/events/CR-CC-261129/waiting-list')
  })

  it('says who leads it, and its one day where it has no other', async () => {
    const course = await pageOf(await site.visitor().get('/events/CR-CC-261129'))
    const sail = await pageOf(await site.visitor().get('/events/CL-DAY-270403'))

    expect(course.props['facts']).toContainEqual({
      label: 'Instructor',
      text: 'Imogen',
      portrait: '/images/avatars/avatar-2.svg',
    })
    const next = course.props['next'] as readonly { readonly reference: string }[]
    expect(next.map(({ reference }) => reference.slice(-6))).toEqual(
      '261122 261206 270103 270117 270131 270214'.split(' '),
    )
    expect(sail.props['moments']).toEqual([
      { label: 'When', text: 'Saturday 3 April, 2027, 10:00 AM to 5:00 PM' },
    ])
    expect(sail.props['facts']).toContainEqual({ label: 'Skipper', text: 'Winifred' })
  })

  it('shows what it looks like there: her yacht below deck, her sister’s, or the room', async () => {
    const settings = ['/events/CR-CC-261129', await dateOf('WK-IOW'), '/events/TH-DST-261214']
    const props = await Promise.all(
      settings.map(async (path) => (await pageOf(await site.visitor().get(path))).props),
    )
    const inside = [
      { src: '/images/art/in-the-galley-800.jpg', alt: expect.stringContaining('saloon') },
      { src: '/images/art/chart-coast-800.jpg', alt: 'Her cabins from above, with 8 berths' },
    ]

    expect(props.map(({ setting }) => setting)).toEqual([
      { title: 'Aboard Turnstone', text: '40 ft cruiser.', pictures: inside },
      {
        title: 'Aboard Redshank',
        text: '40 ft cruiser. The drawings show Turnstone, who is built alike.',
        pictures: inside,
      },
      {
        title: 'The sail loft classroom, Southampton',
        text: '',
        pictures: [{ src: '/images/art/classroom-800.jpg', alt: '' }],
      },
    ])
    expect(props[2]?.['facts']).toContainEqual({
      label: 'Room',
      text: 'The sail loft classroom, Southampton',
    })
  })

  it('names every day of a date that people go home from', async () => {
    const { props } = await pageOf(await site.visitor().get('/events/TH-DST-261214'))

    expect(props['meetings']).toHaveLength(6)
  })
})

describe('a date that is not to be had', () => {
  it('is 410 when it is over, with what comes next', async () => {
    const response = await site.visitor().get('/events/CR-DSP-250302')
    const { component, props } = await pageOf(response)

    expect([response.status, component]).toEqual([410, 'events/gone'])
    expect(props).toMatchObject({
      title: 'This date is over',
      offer: { href: '/rya-courses/rya-day-skipper-practical' },
      allHref: '/events/CR-DSP',
    })
    expect(props['next']).toHaveLength(6)
  })

  it('is 404 when there never was such a date, with what comes next', async () => {
    const response = await site.visitor().get('/events/CR-DSP-270322')
    const { component, props } = await pageOf(response)

    expect([response.status, component]).toEqual([404, 'events/gone'])
    expect(props['title']).toBe('There is no such date')
  })
})

async function linksOn(path: string): Promise<string[]> {
  const links = (await documentAt(path)).querySelectorAll('main a[href]')
  return [...new Set([...links].map((link) => link.getAttribute('href') ?? ''))]
}

async function formsOn(path: string): Promise<string[]> {
  const forms = (await documentAt(path)).querySelectorAll('main form')
  return [...forms].map((form) => (form.getAttribute('action') ?? '').replace(/#.*/, ''))
}

/** The page of the next date of an offer. */
async function dateOf(code: string): Promise<string> {
  const dates = await linksOn(`/events/${code}`)
  return dates.find((href) => href.startsWith(`/events/${code}-`) && !href.includes('.')) ?? ''
}
