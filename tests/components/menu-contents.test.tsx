import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { TitledMenuList } from '#js/layouts/header/menu-list.tsx'
import { allCourses } from '#js/lib/menus.ts'
import { renderPage } from '../support/render-page.tsx'

describe('a list of a menu', () => {
  const listOf = (count: number) => {
    const items = Array.from({ length: count }, (_, index) => ({ name: `Course ${index + 1}` }))
    renderPage({ content: <TitledMenuList group={{ title: 'Theory', items, all: allCourses }} /> })
    return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  }

  it('has all of eight links', () => {
    expect(listOf(8).at(-1)).toBe('Course 8')
  })

  it('has the first eight of nine, and the way to the rest', () => {
    expect(listOf(9).slice(-2)).toEqual(['Course 8', 'View All RYA courses Theory'])
  })

  it("calls an offer by its short menu name, else an entry by the entry's own", () => {
    const named = { name: 'Day Skipper practical', menuable: { slug: 'day-skipper' } }
    const short = { name: 'Coastal', menuable: { slug: 'x', short_menu_name: 'Skipper' } }
    const items = [named, short, { name: 'Knots' }]
    renderPage({ content: <TitledMenuList group={{ title: 'Theory', items }} /> })

    const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(texts).toEqual(['Day Skipper practical', 'Skipper', 'Knots'])
  })
})
