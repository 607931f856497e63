import { beforeAll, describe, expect, it } from 'vitest'
import { homeDocument } from '../support/home-document.ts'
import { only } from '../support/reading.ts'

let page: Document

beforeAll(async () => {
  page = await homeDocument()
})

describe('2. Other components', () => {
  it('ability level indicator (three segments)', () => {
    const card = only(page, '#courses [role="group"][aria-label="1 of 8"] article')

    expect(card.querySelectorAll('[data-filled]:not(svg)')).toHaveLength(3)
  })

  it('newsletter block', () => {
    const block = only(page, 'section#newsletter')

    expect(block.querySelectorAll('form input[type="email"]')).toHaveLength(1)
    expect(block.querySelectorAll('form button[type="submit"]')).toHaveLength(1)
  })

  it('testimonial carousel', () => {
    const carousel = only(page, '#testimonials [aria-roledescription="carousel"]')

    expect(carousel.querySelectorAll('figure blockquote').length).toBeGreaterThan(0)
  })

  it('search-engine meta tags block', () => {
    for (const name of ['description', 'keywords', 'robots']) {
      expect(page.head.querySelectorAll(`meta[name="${name}"]`)).toHaveLength(1)
    }
  })

  it('lazy image: placeholder until near the viewport', () => {
    const box = only(page, '#courses [aria-label="1 of 8"] article > span')

    expect([...box.classList].some((name) => name.startsWith('tint-'))).toBe(true)
    expect(box.querySelectorAll(':scope > picture img[src]')).toHaveLength(0)
  })
})
