import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Link } from '#js/components/ui/link.tsx'
import { ChoiceLinks } from '#js/sections/choice-links.tsx'
import { renderPage } from '../support/render-page.tsx'

describe('a link to a named route', () => {
  it('says when it leads to the page that is shown', () => {
    const content = (
      <>
        <Link to="web.info.faq">FAQ</Link>
        <Link to="web.home">Home</Link>
      </>
    )
    renderPage({ content, url: '/faq?q=kit' })

    expect(screen.getByRole('link', { name: 'FAQ' }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBeNull()
  })
})

describe('a link to an item', () => {
  it('is text when it leads nowhere, or by a name that browsers do not get', () => {
    const content = (
      <>
        <Link item={{}}>Nowhere</Link>
        <Link item={{ routeName: 'health' }}>Hidden</Link>
      </>
    )
    renderPage({ content })

    expect(screen.queryAllByRole('link')).toEqual([])
    expect(screen.getByText('Hidden').tagName).toBe('SPAN')
  })
})

describe('a link to an address from content', () => {
  it('leads to another site in the same tab', () => {
    renderPage({ content: <Link href="https://example.org/">Tides</Link> })

    expect(screen.getByRole('link').hasAttribute('target')).toBe(false)
  })

  it('says that it opens a new tab, and keeps our page from that tab', () => {
    const content = (
      <Link href="https://example.org/" newTab>
        Tides
      </Link>
    )
    renderPage({ content })

    const link = screen.getByRole('link', { name: 'Tides (opens in a new tab)' })
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toBe('noopener')
  })

  it('leaves anchors, mail and telephone to the browser', () => {
    const content = ['#dates', 'mailto:hello@saltlark.example', 'tel:+441632960214'].map((href) => (
      <Link key={href} href={href}>
        {href}
      </Link>
    ))
    renderPage({ content })

    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(addresses).toEqual(['#dates', 'mailto:hello@saltlark.example', 'tel:+441632960214'])
  })
})

it('of choices in a row the one that holds is marked', () => {
  const choices = ['List', 'Month'].map((label) => ({ label, href: `/${label}` }))
  const content = (
    <ChoiceLinks
      name="View"
      choices={choices.map((one) => ({ ...one, isChosen: one.label === 'List' }))}
    />
  )
  renderPage({ content })

  const marks = screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'))
  expect(marks).toEqual(['true', null])
})
