import { beforeAll, describe, expect, it } from 'vitest'
import { homeDocument } from '../support/home-document.ts'
import { homeObject } from '../support/home.ts'
import { only, textOf, textsOf } from '../support/reading.ts'

const data = homeObject().props.pageContent.page_data
let section: HTMLElement

beforeAll(async () => {
  section = only(await homeDocument(), '#testimonials')
})

describe('2. Home page: testimonials', () => {
  it('is the section id testimonials', () => {
    expect(section.tagName).toBe('SECTION')
  })

  it('has its title from testimonialData', () => {
    expect(textOf(only(section, 'h2'))).toBe(data.testimonialData.title)
  })

  it('has the two review-site summaries', () => {
    expect(textOf(section)).toContain(`${data.global.taCount} traveller reviews`)
    expect(textOf(section)).toContain(`${data.global.googleCount} search reviews`)
  })

  it('has a testimonial carousel from page_data.testimonials', () => {
    expect(textsOf(section, '[aria-roledescription="slide"] h3').toSorted()).toEqual(
      data.testimonials.map(({ title }) => title).toSorted(),
    )
  })

  it('has navigation', () => {
    expect(section.querySelectorAll('button[aria-label="Previous"]')).toHaveLength(1)
    expect(section.querySelectorAll('button[aria-label="Next"]')).toHaveLength(1)
  })
})
