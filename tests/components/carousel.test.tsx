import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Carousel } from '#js/components/ui/carousel.tsx'
import { renderPage } from '../support/render-page.tsx'
import { giveScreen } from '../support/screen.ts'

const names = ['Crew', 'Skipper', 'Coastal', 'Ocean', 'Radio']

function carouselOf(count: number) {
  return (
    <Carousel
      labelledBy="courses"
      heading={<h2 id="courses">Courses</h2>}
      slides={names.slice(0, count).map((name) => ({ id: name, content: <p>{name}</p> }))}
    />
  )
}

const seen = () =>
  within(screen.getByRole('group', { name: 'Courses' }))
    .queryAllByRole('group', { name: / of \d$/ })
    .map((slide) => slide.textContent)

describe('a carousel', () => {
  it('keeps its place when the screen is turned', () => {
    const { resizeTo } = giveScreen(1023)
    renderPage({ content: carouselOf(5) })
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))

    resizeTo(1024)

    expect(seen()).toEqual(['Crew', 'Skipper', 'Coastal'])
  })

  it('keeps the focus on the button that was pressed, by mouse or by key', async () => {
    giveScreen(1024)
    renderPage({ content: carouselOf(5) })

    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')

    expect(screen.getByRole('button', { name: 'Next' })).toBe(document.activeElement)
    expect(seen()).toEqual(['Crew', 'Skipper', 'Coastal'])
  })

  it('moves on a sideways swipe of more than 40 px, and not on a shorter one', () => {
    giveScreen(1023)
    renderPage({ content: carouselOf(5) })

    swipe(200, 161)
    expect(seen()).toEqual(['Crew'])

    swipe(200, 159)
    expect(seen()).toEqual(['Skipper'])

    swipe(100, 200)
    expect(seen()).toEqual(['Crew'])
  })

  it('leaves dragging with the mouse to the browser', () => {
    giveScreen(1023)
    renderPage({ content: carouselOf(5) })

    swipe(200, 50, 'mouse')

    expect(seen()).toEqual(['Crew'])
  })
})

describe('a carousel for screen readers', () => {
  it('is a named carousel whose slides say which they are, and announces what comes', () => {
    giveScreen(1023)
    renderPage({ content: carouselOf(5) })
    const carousel = screen.getByRole('group', { name: 'Courses' })
    const slide = within(carousel).getByRole('group', { name: '1 of 5' })

    expect(carousel.ariaRoleDescription).toBe('carousel')
    expect(slide.ariaRoleDescription).toBe('slide')
    expect(slide.parentElement?.ariaLive).toBe('polite')
  })
})

function swipe(from: number, to: number, pointerType = 'touch') {
  const slide = screen.getAllByRole('group', { name: / of \d$/ })[0] ?? document.body
  fireEvent.pointerDown(slide, { clientX: from, pointerType })
  fireEvent.pointerUp(slide, { clientX: to, pointerType })
}
