import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Footer } from '#js/layouts/footer/footer.tsx'
import { renderPage } from '../support/render-page.tsx'

function renderFooter() {
  return renderPage({ content: <Footer /> })
}

function column(name: string): string[] {
  const links = within(screen.getByRole('navigation', { name })).getAllByRole('link')
  return links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)
}

describe('the footer', () => {
  it('has the newsletter at its head', () => {
    renderFooter()

    const [first] = screen.getByRole('contentinfo').children

    expect(first?.id).toBe('newsletter')
  })

  it('has its four columns of links', () => {
    renderFooter()

    expect(column('RYA Sailing Courses')).toEqual([
      'Practical /rya-courses/practical',
      'Theory /rya-courses/theory',
      'One day /rya-courses/one-day',
      'Online /rya-courses/online',
    ])
    expect(column('Holidays')).toEqual([
      'Weekend sailing /sailing-weekends',
      'Sailing holidays /sailing-holidays',
      'Mile builder /sailing-holidays/mile-builder',
      'Yacht racing /sailing-holidays/yacht-racing',
    ])
    expect(column('Company')).toEqual([
      'About Saltlark /about-saltlark',
      'Contact us /contact-us',
      'Blog (opens in a new tab) https://blog.saltlark.example',
      'FAQ /faq',
    ])
    expect(column('Legal')).toEqual([
      'Privacy policy /privacy-policy',
      'Terms and conditions /terms-and-conditions',
      'Accessibility /accessibility',
    ])
  })

  it('leads to the company elsewhere, in a new tab', () => {
    renderFooter()

    const profiles = within(screen.getByRole('list', { name: 'Follow us' })).getAllByRole('link')

    expect(profiles.map((link) => link.textContent)).toEqual([
      'Instagram (opens in a new tab)',
      'YouTube (opens in a new tab)',
    ])
  })

  it('shows six partners, named', () => {
    renderFooter()

    const badges = within(screen.getByRole('region', { name: 'Partners' })).getAllByRole('img')

    expect(badges.map((badge) => badge.getAttribute('src'))).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `/images/badges/badge-${number}.svg`),
    )
    expect(badges.every((badge) => badge.getAttribute('alt'))).toBe(true)
  })

  it('has the address, the year 2024 and the word that this is a sample', () => {
    renderFooter()

    const text = screen.getByRole('contentinfo').textContent

    expect(text).toContain('Unit 3, Samphire Quay')
    expect(text).toContain('SO99 0ZZ')
    expect(text).toContain('© 2024 Saltlark Sailing')
    expect(text).toContain('This is a sample site')
  })
})
