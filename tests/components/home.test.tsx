import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import Home from '#js/pages/home.tsx'
import type { HomePageData } from '#server/props/home.ts'
import { homePageData, homeProps, pictures } from '../support/home.ts'
import { renderPage } from '../support/render-page.tsx'
import { giveScreen } from '../support/screen.ts'
import { giveViewport } from '../support/viewport.ts'

function renderHome(changes: Partial<HomePageData> = {}) {
  const pageContent = { ...homeProps.pageContent, page_data: { ...homePageData, ...changes } }
  const content = <Home {...homeProps} pageContent={pageContent} />
  return renderPage({ content, props: { pictures } }).container
}

beforeEach(() => {
  giveScreen(1440)
  giveViewport()
})

describe('the home page', () => {
  it('leaves out what has nothing to show', () => {
    renderHome({
      featured: [],
      courses: [],
      cta1: undefined,
      adventures: [],
      testimonials: [],
      instagram: [],
      global: {},
    })

    expect(screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual([
      'The Triple S',
      'A weekly letter',
    ])
  })
})
