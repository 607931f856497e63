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

const buttons = () => screen.queryAllByRole('button').map((button) => button.ariaLabel)

describe('a carousel', () => {
  it('shows previous, current and next at 1024 px', { tags: ['spec-4.8'] }, () => {
    giveScreen(1024)
    renderPage({ content: carouselOf(5) })

    expect(seen()).toEqual(['Radio', 'Crew', 'Skipper'])
  })

  it('shows one slide at 1023 px', { tags: ['spec-4.8'] }, () => {
    giveScreen(1023)
    renderPage({ content: carouselOf(5) })

    expect(seen()).toEqual(['Crew'])
  })

  it('keeps its place when the screen is turned', () => {
    const { resizeTo } = giveScreen(1023)
    renderPage({ content: carouselOf(5) })
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))

    resizeTo(1024)

    expect(seen()).toEqual(['Crew', 'Skipper', 'Coastal'])
  })

  it('goes round in both directions', { tags: ['spec-4.7'] }, async () => {
    giveScreen(1023)
    renderPage({ content: carouselOf(5) })

    await userEvent.click(screen.getByRole('button', { name: 'Previous' }))
    expect(seen()).toEqual(['Radio'])

    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(seen()).toEqual(['Skipper'])
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

  it('goes to the slide of a dot and marks it', { tags: ['spec-4.7'] }, async () => {
    giveScreen(1023)
    renderPage({ content: carouselOf(5) })
    const dot = screen.getByRole('button', { name: 'Show 4 of 5' })

    await userEvent.click(dot)

    expect(seen()).toEqual(['Ocean'])
    expect(dot.ariaDisabled).toBe('true')
    expect(screen.getByRole('button', { name: 'Show 1 of 5' }).ariaDisabled).toBe('false')
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

describe("a carousel's arrows and dots", () => {
  it('are there for more than 3 slides on a wide screen', { tags: ['spec-4.9'] }, () => {
    giveScreen(1024)
    renderPage({ content: carouselOf(4) })

    expect(buttons()).toEqual([
      'Previous',
      'Next',
      'Show 1 of 4',
      'Show 2 of 4',
      'Show 3 of 4',
      'Show 4 of 4',
    ])
  })

  it(
    'are not there for 3 slides on a wide screen, which all show',
    { tags: ['spec-4.9', 'spec-4.8'] },
    () => {
      giveScreen(1024)
      renderPage({ content: carouselOf(3) })

      expect(seen()).toEqual(['Crew', 'Skipper', 'Coastal'])
      expect(buttons()).toEqual([])
    },
  )

  it('are there for more than 1 slide on a narrow screen', { tags: ['spec-4.9'] }, () => {
    giveScreen(1023)
    renderPage({ content: carouselOf(2) })

    expect(buttons()).toEqual(['Previous', 'Next', 'Show 1 of 2', 'Show 2 of 2'])
  })

  it('are not there for 1 slide', { tags: ['spec-4.9'] }, () => {
    giveScreen(1023)
    renderPage({ content: carouselOf(1) })

    expect(seen()).toEqual(['Crew'])
    expect(buttons()).toEqual([])
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
