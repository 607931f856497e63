import { describe, expect, it } from 'vitest'
import type { Experience } from '#server/props/home.ts'
import { homeDocument } from '../support/home-document.ts'
import { homeObject, withLittleBut } from '../support/home.ts'
import { only, textOf } from '../support/reading.ts'

const { cta1, global } = homeObject().props.pageContent.page_data

async function sectionsWith(own: Partial<Experience>) {
  const page = await homeDocument({
    props: withLittleBut({ cta1: { ...cta1, ...own }, global: { ...global, salesScore: 4.86 } }),
  })
  return page.querySelectorAll<HTMLElement>('#experience')
}

async function sectionWith(own: Partial<Experience> = {}): Promise<HTMLElement> {
  const [section] = await sectionsWith(own)
  if (!section) throw new Error('Call-to-action 1 is not shown.')
  return section
}

describe('2. Home page: call-to-action 1', () => {
  it('is shown only if cta1 has backgroundUrl and title', async () => {
    expect(await sectionsWith({})).toHaveLength(1)
    expect(await sectionsWith({ backgroundUrl: undefined })).toHaveLength(0)
    expect(await sectionsWith({ title: undefined })).toHaveLength(0)
  })

  it("has a background image (default alt 'Background image for experience section')", async () => {
    const section = await sectionWith({ backgroundAltText: undefined })
    const image = only(section, 'noscript img[alt="Background image for experience section"]')

    expect(image.getAttribute('src')).toBe(cta1?.backgroundUrl)
  })

  it('has a gradient over the image', async () => {
    expect((await sectionWith()).querySelectorAll('[class*="bg-linear-to"]')).toHaveLength(1)
  })

  it('has a 5-star sales rating, salesScore to one decimal', async () => {
    const section = await sectionWith()
    const stars = only(section, 'p [role="img"]')

    expect(stars.querySelectorAll('svg')).toHaveLength(5)
    expect(textOf(stars.parentElement)).toMatch(/^4\.9 based on/)
  })

  it("says 'based on {salesCount} Happy Sailors'", async () => {
    expect(textOf(await sectionWith())).toContain('based on 3,184 Happy Sailors')
  })

  it('has title, HTML copy and a button (buttonUrl, buttonText)', async () => {
    const section = await sectionWith({ buttonUrl: '/knots', buttonText: 'Tie one' })

    expect(textOf(only(section, 'h2'))).toBe(cta1?.title)
    expect(section.innerHTML).toContain(cta1?.copy)
    expect(textOf(only(section, 'a[href="/knots"]'))).toBe('Tie one')
  })

  it('has three fixed logos; clarification: partner badges 1, 2 and 5', async () => {
    const logos = [...(await sectionWith()).querySelectorAll('li noscript img')]

    expect(logos.map((logo) => logo.getAttribute('src'))).toEqual([
      '/images/badges/badge-1.svg',
      '/images/badges/badge-2.svg',
      '/images/badges/badge-5.svg',
    ])
  })

  it('the link colour comes from cta1.linkColour', async () => {
    const section = await sectionWith({ linkColour: '#EAB64F' })

    expect(section.querySelectorAll('.rich-text.link-colour-eab64f')).toHaveLength(1)
  })
})

describe('2. Home page: the testimonial card of call-to-action 1', () => {
  const card = async () => only(await sectionWith(), 'figure')

  it('has title, HTML text, imageUrl and name', async () => {
    const { title, text, imageUrl, name } = cta1?.testimonial ?? {}
    const figure = await card()

    expect(textOf(only(figure, 'h3'))).toBe(title)
    expect(only(figure, 'blockquote').innerHTML).toContain(text)
    expect(only(figure, 'noscript img').getAttribute('src')).toBe(imageUrl)
    expect(textOf(only(figure, 'figcaption'))).toContain(name)
  })

  it("has a 'Verified Customer' badge", async () => {
    const badge = only(await card(), 'figcaption')

    expect(textOf(badge)).toContain('Verified Customer')
    expect(badge.querySelectorAll('svg')).toHaveLength(1)
  })

  it('shows the score as stars', async () => {
    const section = await sectionWith({
      testimonial: { title: 'Fair', text: cta1?.copy ?? never(), name: 'Ada', score: 3.9 },
    })

    expect(section.querySelectorAll('figure [data-filled="true"]')).toHaveLength(3)
    expect(section.querySelectorAll('figure [data-filled]')).toHaveLength(5)
  })
})

function never(): never {
  throw new Error('The home page of this test has no copy in call-to-action 1.')
}
