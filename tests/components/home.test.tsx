import { screen, within } from '@testing-library/react'
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

const sections = () => screen.getAllByRole('region').map((region) => region.id)
const section = (name: string) => within(screen.getByRole('region', { name }))

beforeEach(() => {
  giveScreen(1440)
  giveViewport()
})

describe('the home page', () => {
  it('stacks its sections in the order of the specification', () => {
    renderHome()

    expect(screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual([
      'Courses for every tide',
      'Everybody steers',
      'Adventures',
      'What crews say',
      'The Triple S',
      'From the logbook',
      'A weekly letter',
    ])
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  it('has the anchors that links lead to', () => {
    renderHome()

    expect(sections()).toEqual(expect.arrayContaining(['courses', 'adventures', 'testimonials']))
  })

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

  it('has no style attribute, which the content policy would refuse', () => {
    expect(renderHome().querySelector('[style]')).toBeNull()
  })
})

describe('the logo strip', () => {
  it('shows the featured bodies by name', () => {
    renderHome()

    const strip = section('Accreditations and partners')

    expect(strip.getAllByRole('img').map((logo) => logo.getAttribute('alt'))).toEqual([
      'Training Centre',
    ])
  })
})

describe('the testimonials', () => {
  it("stand under both sites' summaries, with a line that they are sample data", () => {
    renderHome()
    const testimonials = section('What crews say')

    expect(testimonials.getByText('1,204 traveller reviews')).toBeDefined()
    expect(testimonials.getByText('612 search reviews')).toBeDefined()
    expect(testimonials.getByRole('heading', { name: 'Worth every mile' })).toBeDefined()
    expect(testimonials.getByRole('img', { name: '4.5 out of 5' })).toBeDefined()
    expect(testimonials.getByText(/sample data/)).toBeDefined()
  })
})

describe('calls to action 2 and 3', () => {
  it.each([
    ['The Triple S', 'aspect-square'],
    ['A weekly letter', 'aspect-[572/692]'],
  ])('%s has a picture called "Guarantee Image" of its own ratio', (name, ratio) => {
    renderHome()
    const picture = section(name).getByAltText('Guarantee Image')

    expect(picture.closest('span')?.classList).toContain(ratio)
  })

  it('show the sales rating, the copy and a button', () => {
    renderHome()
    const guarantee = section('The Triple S')

    expect(guarantee.getByText(/based on 3,481 Happy Sailors/)).toBeDefined()
    expect(guarantee.getByText('Three promises.')).toBeDefined()
    expect(guarantee.getByRole('link', { name: 'Read what crews say' })).toBeDefined()
  })

  it('differ in the testimonial, which only the third has', () => {
    renderHome()

    expect(section('The Triple S').queryByRole('figure')).toBeNull()
    expect(section('A weekly letter').getByText('Verified Customer')).toBeDefined()
  })
})

describe('the social gallery', () => {
  it('links the handle to the profile in a new tab', () => {
    renderHome()
    const link = section('From the logbook').getByRole('link', { name: /^@saltlark/ })

    expect(link.getAttribute('href')).toBe('https://social.example/instagram/saltlark')
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.textContent).toContain('opens in a new tab')
  })

  it('is five squares wide at every width', () => {
    renderHome()
    const list = section('From the logbook').getByRole('list')

    expect([...list.classList].filter((name) => name.includes('grid-cols'))).toEqual([
      'grid-cols-5',
    ])
    expect(section('From the logbook').getByAltText('Cowes').closest('span')?.classList).toContain(
      'aspect-square',
    )
  })
})
