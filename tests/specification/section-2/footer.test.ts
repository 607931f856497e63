import { beforeAll, describe, expect, it } from 'vitest'
import { copyrightYear } from '#js/lib/company.ts'
import { homeDocument } from '../support/home-document.ts'
import { content } from '../support/home.ts'
import { linksOf, only, textOf } from '../support/reading.ts'

const { company } = content
let footer: HTMLElement

beforeAll(async () => {
  footer = only(await homeDocument(), 'footer')
})

const addresses = (column: string) =>
  linksOf(only(footer, `nav[aria-label="${column}"]`)).map(([, href]) => href)

describe('2. Footer', () => {
  it('RYA Sailing Courses: practical, theory, one-day, online', () => {
    expect(addresses('RYA Sailing Courses')).toEqual([
      '/rya-courses/practical',
      '/rya-courses/theory',
      '/rya-courses/one-day',
      '/rya-courses/online',
    ])
  })

  it('Holidays: weekend sailing, /sailing-holidays, mile builder, yacht racing', () => {
    expect(addresses('Holidays')).toEqual([
      '/sailing-weekends',
      '/sailing-holidays',
      '/sailing-holidays/mile-builder',
      '/sailing-holidays/yacht-racing',
    ])
  })

  it('Company: /about-saltlark, contact us, external blog; clarification: and FAQ', () => {
    expect(addresses('Company')).toEqual([
      '/about-saltlark',
      '/contact-us',
      company.blog_url,
      '/faq',
    ])
  })

  it('Legal: /privacy-policy, /terms-and-conditions; clarification: and Accessibility', () => {
    expect(addresses('Legal')).toEqual([
      '/privacy-policy',
      '/terms-and-conditions',
      '/accessibility',
    ])
  })

  it.each(['TikTok', 'Facebook', 'Instagram', 'LinkedIn', 'Threads', 'YouTube'])(
    'has a social link to %s',
    (network) => {
      const links = linksOf(only(footer, 'ul[aria-label="Follow us"]'))
      const [text = '', href] = links.find(([words]) => words.startsWith(network)) ?? []

      expect(text).toContain(network)
      expect(href).toMatch(/^https:/)
    },
  )

  it('has partner logos', () => {
    const logos = [...only(footer, 'section[aria-label="Partners"]').querySelectorAll('img')]

    expect(logos.length).toBeGreaterThan(0)
    expect(logos.filter((logo) => !logo.alt || !logo.getAttribute('src'))).toEqual([])
  })

  it('has the company address', () => {
    for (const line of company.address) {
      expect(textOf(only(footer, 'address'))).toContain(line)
    }
  })

  it('has a copyright line with year 2024', () => {
    expect(textOf(footer)).toContain(`© 2024 ${company.name}`)
  })

  it('clarification: the year comes from one named constant', () => {
    expect(copyrightYear).toBe(2024)
  })

  it('clarification: the newsletter block stands at its head', () => {
    expect(footer.firstElementChild?.id).toBe('newsletter')
  })
})
