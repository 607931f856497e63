import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { TitledMenuList } from '#js/layouts/header/menu-list.tsx'
import { renderPage } from '../support/render-page.tsx'

describe('a list of a menu', () => {
  it("calls an offer by its short menu name, else an entry by the entry's own", () => {
    const named = { name: 'Day Skipper practical', menuable: { slug: 'day-skipper' } }
    const short = { name: 'Coastal', menuable: { slug: 'x', short_menu_name: 'Skipper' } }
    const items = [named, short, { name: 'Knots' }]
    renderPage({ content: <TitledMenuList group={{ title: 'Theory', items }} /> })

    const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(texts).toEqual(['Day Skipper practical', 'Skipper', 'Knots'])
  })
})
