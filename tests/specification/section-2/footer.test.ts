import { beforeAll, describe, expect, it } from 'vitest'
import { openedSite } from '../support/opened-site.ts'
import { linksOf, only, textOf, textsOf } from '../support/reading.ts'

// Long after the year that the footer names.
const site = openedSite({ instant: Date.parse('2031-06-01T12:00:00Z') })
const blog = ['Blog (opens in a new tab)', 'https://blog.saltlark.example']
let footer: HTMLElement
beforeAll(async () => {
  footer = only(await site.document('/faq'), 'footer')
})

const column = (title: string) => only(footer, `nav[aria-label="${title}"]`)

describe('2. Footer', () => {
  it('RYA Sailing Courses', { tags: ['spec-2.36', 'clar-1.14'] }, () => {
    expect(linksOf(column('RYA Sailing Courses'))).toEqual([
      ['Practical', '/rya-courses/practical'],
      ['Theory', '/rya-courses/theory'],
      ['One day', '/rya-courses/one-day'],
      ['Online', '/rya-courses/online'],
    ])
  })

  it('Holidays', { tags: ['spec-2.37'] }, () => {
    expect(linksOf(column('Holidays'))).toEqual([
      ['Weekend sailing', '/sailing-weekends'],
      ['Sailing holidays', '/sailing-holidays'],
      ['Mile builder', '/sailing-holidays/mile-builder'],
      ['Yacht racing', '/sailing-holidays/yacht-racing'],
    ])
  })

  it('Company, and FAQ', { tags: ['spec-2.6', 'spec-2.38', 'clar-1.16'] }, () => {
    expect(linksOf(column('Company'))).toEqual([
      ['About Saltlark', '/about-saltlark'],
      ['Contact us', '/contact-us'],
      blog,
      ['FAQ', '/faq'],
    ])
    expect(only(column('Company'), `a[href="${blog[1]}"]`)).toMatchObject({
      target: '_blank',
      rel: 'noopener',
    })
  })

  it('Legal, and Accessibility', { tags: ['spec-2.39', 'clar-1.16'] }, () => {
    expect(linksOf(column('Legal'))).toEqual([
      ['Privacy policy', '/privacy-policy'],
      ['Terms and conditions', '/terms-and-conditions'],
      ['Accessibility', '/accessibility'],
    ])
  })

  it('has no other column', { tags: ['clar-1.16'] }, () => {
    expect(textsOf(footer, 'nav h2')).toEqual([
      'RYA Sailing Courses',
      'Holidays',
      'Company',
      'Legal',
    ])
  })

  it('social links', { tags: ['spec-2.40', 'clar-1.14'] }, () => {
    const networks = ['TikTok', 'Facebook', 'Instagram', 'LinkedIn', 'Threads', 'YouTube']

    expect(linksOf(only(footer, 'ul[aria-label="Follow us"]'))).toEqual(
      networks.map((network) => [
        `${network} (opens in a new tab)`,
        `https://social.example/${network.toLowerCase()}/saltlark`,
      ]),
    )
  })

  it('partner logos, which are there', { tags: ['spec-2.40'] }, async () => {
    const logos = [...footer.querySelectorAll<HTMLImageElement>('[aria-label="Partners"] img')]
    const kinds = await Promise.all(
      logos.map(async (logo) =>
        (await site.get(logo.getAttribute('src') ?? '')).headers.get('content-type'),
      ),
    )

    expect(kinds).toEqual(Array.from({ length: 6 }, () => 'image/svg+xml; charset=utf-8'))
    expect(logos.filter(({ alt }) => alt === '')).toEqual([])
  })

  it('company address', { tags: ['spec-2.40'] }, () => {
    expect(textsOf(only(footer, 'address'), 'span')).toEqual([
      'Unit 3, Samphire Quay',
      'Southampton',
      'SO99 0ZZ',
    ])
  })

  it(
    'copyright line with year 2024, whatever year it is',
    { tags: ['spec-2.40', 'spec-9.4', 'clar-1.19'] },
    () => {
      expect(textOf(footer)).toContain('© 2024 Saltlark Sailing.')
      expect(textOf(footer)).not.toContain('2031')
    },
  )

  it.each(['/', '/knots', '/rya-courses', '/merchandise', '/cart', '/login', '/nowhere'])(
    'begins with the newsletter block: %s',
    { tags: ['clar-1.20'] },
    async (path) => {
      const start = only(await site.document(path), 'footer').firstElementChild

      expect(start?.id).toBe('newsletter')
      expect(start?.querySelectorAll('form[action^="/mail/customer-subscribe"]')).toHaveLength(1)
    },
  )
})
