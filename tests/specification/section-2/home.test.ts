import { beforeAll, describe, expect, it } from 'vitest'
import type { HomePageFile } from '#server/content/schema/home-page.ts'
import type { Testimonial } from '#server/props/home.ts'
import { cardOf, fixture, voice } from '../support/fixture.ts'
import { openedSite } from '../support/opened-site.ts'
import {
  arrowsOf,
  linkNamed,
  only,
  pathIn,
  pictureOf,
  slidesOf,
  textOf,
} from '../support/reading.ts'
import { ruleOf } from '../support/sheet.ts'

type Voice = Omit<Testimonial, 'id'>

const { page_data: data } = fixture<HomePageFile>('home.json')
const site = openedSite()
let page: Document

beforeAll(async () => {
  page = await site.document('/')
})

const section = (id: string) => only(page, `main > section#${id}`)

describe('the sections of the home page', () => {
  it(
    'stand in order, before the footer, for anybody',
    { tags: ['spec-2.1', 'spec-2.43', 'spec-2.58', 'spec-6.2'] },
    () => {
      expect([...page.querySelectorAll('main > section')].map(titleOf)).toEqual([
        data.hero.title,
        'Accreditations and partners',
        data.coursesData.title,
        data.cta1?.title,
        data.adventuresData.title,
        data.testimonialData.title,
        data.cta2.title,
        data.instagramData.title,
        data.cta3.title,
      ])
      expect(page.querySelectorAll('main ~ footer')).toHaveLength(1)
    },
  )

  it('begin with the hero', { tags: ['spec-2.44', 'spec-2.45', 'clar-2.4'] }, () => {
    const hero = only(page, 'main > section:first-child')
    const film = only<HTMLVideoElement>(hero, 'video')

    expect(['loop', 'muted', 'autoplay'].filter((it) => !film.hasAttribute(it))).toEqual([])
    expect(film.outerHTML).toContain(data.hero.backgroundUrl)
    const still = hero.querySelector(`img[alt="${data.hero.altText}"]`)
    expect(pathIn(still, 'src')).toBe(data.hero.posterUrl)
    expect(textOf(only(hero, 'h1'))).toBe(data.hero.title)
    expect(only(hero, '.rich-text').innerHTML).toBe(data.hero.copy)
    const button = linkNamed(hero, data.hero.buttonText as string)
    expect(button.getAttribute('href')).toBe(data.hero.buttonUrl)
  })

  it('have the ratings strip in the hero', { tags: ['spec-1.7', 'spec-2.46', 'spec-2.47'] }, () => {
    const hero = only(page, 'main > section:first-child')

    expect(textOf(hero)).toContain('4.8236 traveller reviews')
    expect(textOf(hero)).toContain('4.9412 search reviews')
    expect(only(hero, 'img[src^="/images/badges/"]').getAttribute('alt')).toContain('Training')
  })

  it('have a strip of the featured logos', { tags: ['spec-2.48'] }, () => {
    const strip = only(page, 'section[aria-label="Accreditations and partners"]')
    const logos = [...strip.querySelectorAll('noscript img')]

    expect(
      logos.map((it) => ({
        imageUrl: pathIn(it, 'src'),
        imageAltText: it.getAttribute('alt'),
      })),
    ).toEqual(data.featured)
  })

  it.each([
    ['courses', data.coursesData, data.courses, '/rya-courses'],
    ['adventures', data.adventuresData, data.adventures, '/sailing-holidays'],
  ] as const)(
    'have a carousel of %s, with arrows and a link to all',
    { tags: ['spec-2.49', 'spec-2.53', 'clar-2.12', 'spec-3.4'] },
    (id, heading, entries, all) => {
      const cards = entries.map(cardOf)
      const slides = slidesOf(section(id))

      expect(textOf(only(section(id), 'h2'))).toBe(heading.title)
      expect(section(id).innerHTML).toContain(heading.copy)
      expect(slides.map((slide) => textOf(slide.querySelector('h3')))).toEqual(
        cards.map(({ name }) => name),
      )
      for (const [index, { priceRange, overview_image, meta_description }] of cards.entries()) {
        expect(textOf(slides[index])).toContain(meta_description)
        expect(textOf(slides[index])).toContain(priceRange)
        expect(pictureOf(slides[index])).toBe(overview_image)
      }
      expect(arrowsOf(section(id))).toEqual(['Next', 'Previous'])
      expect(section(id).querySelectorAll(`a[href="${all}"]`)).toHaveLength(1)
    },
  )

  it(
    'have call-to-action 1 over its picture and a gradient',
    { tags: ['spec-1.7', 'spec-2.50', 'spec-2.51', 'spec-2.52', 'clar-2.9'] },
    () => {
      const cta = section('experience')
      const background = only(cta, `noscript img[alt="${data.cta1?.backgroundAltText}"]`)

      expect(pathIn(background, 'src')).toBe(data.cta1?.backgroundUrl)
      expect(cta.querySelectorAll('.experience-shade')).toHaveLength(1)
      expect(ruleOf('home-sections', '.experience-shade')).toContain('linear-gradient(')
      expect(only(cta, 'p .stars[role="img"]').getAttribute('data-filled')).toBe('4')
      expect(textOf(cta)).toContain('4.9 based on 3,184 Happy Sailors')
      showsWords(cta, data.cta1)
      expect([...cta.querySelectorAll('li noscript img')].map((it) => pathIn(it, 'src'))).toEqual(
        [1, 2, 5].map((number) => `/images/badges/badge-${number}.svg`),
      )
      expect(cta.querySelectorAll('.rich-text.link-colour-eab64f')).toHaveLength(1)
      showsVoice(only(cta, 'figure'), data.cta1?.testimonial)
      expect(textOf(only(cta, 'figcaption'))).toContain('Verified Customer')
    },
  )

  it('have its link colour in a stylesheet', { tags: ['spec-2.52'] }, async () => {
    const sheet = only<HTMLLinkElement>(page, 'link[href*="link-colour"]').getAttribute('href')
    const rule = `.link-colour-eab64f a { color: ${data.cta1?.linkColour}; }\n`

    expect(await (await site.get(sheet as string)).text()).toBe(rule)
  })

  it('have the testimonials, each with all its words', { tags: ['spec-2.54', 'spec-3.6'] }, () => {
    const shown = section('testimonials')
    const slides = slidesOf(shown)

    expect(textOf(only(shown, 'h2'))).toBe(data.testimonialData.title)
    expect(textOf(shown)).toContain('236 traveller reviews')
    expect(textOf(shown)).toContain('412 search reviews')
    expect(slides).toHaveLength(data.testimonials.length)
    for (const [index, { id }] of data.testimonials.entries()) showsVoice(slides[index], voice(id))
    expect(arrowsOf(shown)).toEqual(['Next', 'Previous'])
  })

  it('have calls to action 2 and 3', { tags: ['spec-2.55', 'spec-2.57'] }, () => {
    for (const [id, words] of [
      ['guarantee', data.cta2],
      ['next-step', data.cta3],
    ] as const) {
      const cta = section(id)

      expect(textOf(cta)).toContain('4.9 based on 3,184 Happy Sailors')
      showsWords(cta, words)
      const picture = only(cta, 'noscript img[alt="Guarantee Image"]')
      expect(pathIn(picture, 'src')).toBe(words.backgroundUrl)
    }
    expect(section('guarantee').querySelectorAll('figure')).toHaveLength(0)
    showsVoice(only(section('next-step'), 'figure'), data.cta3.testimonial)
  })

  it(
    'have a gallery of squares under the profile that they are from',
    { tags: ['spec-2.56', 'clar-3.6', 'clar-2.4'] },
    () => {
      const gallery = section('gallery')
      const link = only<HTMLAnchorElement>(gallery, 'a')
      const squares = [...gallery.querySelectorAll('li noscript img')]

      expect(textOf(only(gallery, 'h2'))).toBe(data.instagramData.title)
      expect(textOf(link)).toMatch(new RegExp(`^@${data.instagramData.handle}`))
      expect(link.href).toMatch(new RegExp(`/${data.instagramData.handle}$`))
      expect(link.target).toBe('_blank')
      expect(squares.map((it) => [pathIn(it, 'src'), it.getAttribute('alt')])).toEqual(
        data.instagram.map(({ imageUrl, imageAltText }) => [imageUrl, imageAltText]),
      )
    },
  )
})

describe('the layout of the home page', () => {
  it('has its header over the hero', { tags: ['spec-2.42'] }, () => {
    expect(only(page, 'header').classList).toContain('is-over-hero')
    expect(ruleOf('header', '.site-header')).toMatch(/&\.is-over-hero \{\s+@apply absolute /)
  })

  it(
    'has five squares in a row, at every width',
    { tags: ['spec-2.56', 'spec-9.10', 'clar-2.10'] },
    () => {
      const rule = ruleOf('home-sections', '.squares')

      expect(rule.match(/[\w:]*grid-cols-\w+/g)).toEqual(['grid-cols-5'])
      expect(rule).toMatch(/\.lazy-picture \{\s+@apply aspect-square /)
      expect(section('gallery').querySelectorAll('.squares > li > .lazy-picture')).toHaveLength(10)
    },
  )

  it('has pictures of 1:1 and 572:692', { tags: ['spec-2.55', 'spec-2.57'] }, () => {
    const [square, portrait] = ruleOf('home-sections', '.guarantee').split('&.is-portrait')

    expect(square).toMatch(/> \.lazy-picture \{\s+@apply aspect-square /)
    expect(portrait).toContain('aspect-ratio: 572/692')
    only(section('guarantee'), '.guarantee:not(.is-portrait) > .lazy-picture')
    only(section('next-step'), '.guarantee.is-portrait > .lazy-picture')
  })
})

interface Words {
  readonly title?: string | undefined
  readonly copy?: string | undefined
  readonly buttonUrl?: string | undefined
  readonly buttonText?: string | undefined
}

function showsWords(part: Element, { title, copy, buttonUrl, buttonText }: Words = {}) {
  expect(textOf(only(part, 'h2'))).toBe(title)
  expect(part.innerHTML).toContain(copy)
  expect(linkNamed(part, buttonText ?? '').getAttribute('href')).toBe(buttonUrl)
}

function showsVoice(figure: Element | undefined, said: Voice | undefined) {
  if (!figure || !said) throw new Error('Nobody says anything here.')
  expect(textOf(figure.querySelector('h3'))).toBe(said.title)
  expect(figure.innerHTML).toContain(said.text)
  expect(textOf(figure.querySelector('figcaption'))).toContain(said.name)
  expect(pictureOf(figure)).toBe(said.imageUrl)
  expect(figure.querySelector('.stars')?.getAttribute('data-filled')).toBe(
    String(Math.floor(said.score)),
  )
}

function titleOf(part: Element): string {
  const title = page.getElementById(part.getAttribute('aria-labelledby') ?? '')
  return title ? textOf(title) : (part.getAttribute('aria-label') ?? '')
}
