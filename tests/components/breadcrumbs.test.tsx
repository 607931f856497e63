import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Breadcrumbs } from '#js/components/ui/breadcrumbs.tsx'
import { renderPage } from '../support/render-page.tsx'

const practical = { name: 'Practical', routeName: 'web.courses.practical' }

describe('the breadcrumbs', () => {
  it('lead from the home page down, and end with the page itself', () => {
    const content = <Breadcrumbs above={[practical]} here="Day Skipper" />
    renderPage({ content })
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))

    expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Practical',
      'Day Skipper',
    ])
    expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/rya-courses/practical',
    ])
    expect(trail.getByText('Day Skipper').getAttribute('aria-current')).toBe('page')
  })

  it('name a page of no route without leading to it', () => {
    const charter = { name: 'Skippered charter', routeName: 'web.no-such-route' }
    renderPage({ content: <Breadcrumbs above={[charter]} here="A weekend" /> })

    expect(screen.getByText('Skippered charter')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Skippered charter' })).toBeNull()
  })
})
