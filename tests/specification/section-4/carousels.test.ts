// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { homeObject, withLittleBut } from '../support/home.ts'
import { openHome } from '../support/opened-home.ts'
import { only, textOf } from '../support/reading.ts'
import { setWidth } from '../support/screen.ts'

const { courses } = homeObject().props.pageContent.page_data

function openCarousel(count: number, width: number) {
  setWidth(width)
  openHome({ props: withLittleBut({ courses: courses.slice(0, count) }) })
  return only(document, '#courses')
}

const names = (count: number) => courses.slice(0, count).map(({ name }) => name)

/** The cards that are seen, in the order in which they stand. */
function shown(carousel: HTMLElement): string[] {
  const slides = [...carousel.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')]
  return slides.filter((slide) => !slide.hidden).map((slide) => textOf(slide.querySelector('h3')))
}

function press(carousel: HTMLElement, label: string) {
  fireEvent.click(only(carousel, `button[aria-label="${label}"]`))
}

const arrows = (carousel: HTMLElement) =>
  carousel.querySelectorAll('button[aria-label="Previous"], button[aria-label="Next"]').length

const dots = (carousel: HTMLElement) =>
  carousel.querySelectorAll('button[aria-label^="Show "]').length

describe('4. Carousels', () => {
  it('at width 1024px show 3 cards (previous, current, next)', () => {
    const [first, second, , , last] = names(5)

    expect(shown(openCarousel(5, 1024))).toEqual([last, first, second])
  })

  it('show all cards if fewer than 4', () => {
    expect(shown(openCarousel(3, 1024))).toEqual(names(3))
  })

  it('below 1024px show 1 card', () => {
    expect(shown(openCarousel(5, 1023))).toEqual(names(1))
  })

  it('keep a current index and move next and previous', () => {
    const carousel = openCarousel(5, 1023)

    press(carousel, 'Next')
    press(carousel, 'Next')
    press(carousel, 'Previous')

    expect(shown(carousel)).toEqual(names(2).slice(1))
  })

  it('move in a wrap-around loop', () => {
    const carousel = openCarousel(5, 1023)

    press(carousel, 'Previous')
    expect(shown(carousel)).toEqual(names(5).slice(4))

    press(carousel, 'Next')
    expect(shown(carousel)).toEqual(names(1))
  })

  it('arrows and dots appear only with more than 3 cards on wide screens', () => {
    const four = openCarousel(4, 1024)

    expect([arrows(four), dots(four)]).toEqual([2, 4])
  })

  it('three cards on a wide screen have neither arrows nor dots', () => {
    const three = openCarousel(3, 1024)

    expect([arrows(three), dots(three)]).toEqual([0, 0])
  })

  it('or more than 1 on narrow', () => {
    const two = openCarousel(2, 1023)

    expect([arrows(two), dots(two)]).toEqual([2, 2])
  })

  it('one card on a narrow screen has neither arrows nor dots', () => {
    const one = openCarousel(1, 1023)

    expect([arrows(one), dots(one)]).toEqual([0, 0])
  })
})
