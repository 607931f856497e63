import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import Home from '#js/pages/home.tsx'
import { frozenHome } from '../support/frozen-pages.ts'
import { givePlayer } from '../support/player.ts'
import { renderPage } from '../support/render-page.tsx'
import { giveScreen } from '../support/screen.ts'
import { giveViewport } from '../support/viewport.ts'

it('the home page leaves out what has nothing to show', () => {
  givePlayer()
  giveScreen(1440)
  giveViewport()
  const { page_data: data } = frozenHome.pageContent
  const rows = { featured: [], courses: [], adventures: [], testimonials: [], instagram: [] }
  const little = { ...data, ...rows, cta1: undefined, global: {} }
  const pageContent = { ...frozenHome.pageContent, page_data: little }

  renderPage({ content: <Home {...frozenHome} pageContent={pageContent} /> })

  expect(screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual([
    data.cta2.title,
    data.cta3.title,
  ])
})
