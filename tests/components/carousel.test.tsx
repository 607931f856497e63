import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Carousel } from '#js/components/ui/carousel.tsx'
import { renderPage } from '../support/render-page.tsx'
import { giveScreen } from '../support/screen.ts'

const slides = ['Crew', 'Skipper', 'Coastal', 'Ocean', 'Radio'].map((name) => ({
  id: name,
  content: <p>{name}</p>,
}))

function renderCarousel() {
  const narrow = giveScreen(1023)
  const heading = <h2 id="courses">Courses</h2>
  renderPage({ content: <Carousel labelledBy="courses" heading={heading} slides={slides} /> })
  return narrow
}

const slidesSeen = () => screen.queryAllByRole('group', { name: / of \d$/ })
const seen = () => slidesSeen().map((slide) => slide.textContent)

describe('a carousel', () => {
  it('is called one, and keeps its place when the screen is turned', () => {
    const { resizeTo } = renderCarousel()
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))

    resizeTo(1024)

    expect(seen()).toEqual(['Crew', 'Skipper', 'Coastal'])
    expect(screen.getByRole('group', { name: 'Courses' }).ariaRoleDescription).toBe('carousel')
  })

  it('moves on a sideways swipe of more than 40 px, but not on a shorter one or by a mouse', () => {
    renderCarousel()

    swipe(200, 161)
    swipe(200, 50, 'mouse')
    expect(seen()).toEqual(['Crew'])

    swipe(200, 159)
    expect(seen()).toEqual(['Skipper'])
  })
})

function swipe(from: number, to: number, pointerType = 'touch') {
  const slide = slidesSeen()[0] ?? document.body
  fireEvent.pointerDown(slide, { clientX: from, pointerType })
  fireEvent.pointerUp(slide, { clientX: to, pointerType })
}
