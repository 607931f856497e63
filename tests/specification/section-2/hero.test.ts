import { describe, expect, it } from 'vitest'
import type { Hero, SalesRatings } from '#server/props/home.ts'
import { homeDocument } from '../support/home-document.ts'
import { homeObject, withLittleBut } from '../support/home.ts'
import { only, textOf } from '../support/reading.ts'

const { hero, global } = homeObject().props.pageContent.page_data

async function heroWith(own: Partial<Hero> = {}, ratings: SalesRatings = global) {
  const props = withLittleBut({ hero: { ...hero, ...own }, global: ratings })
  return only(await homeDocument({ props }), 'main > section:first-child')
}

describe('2. Home page: hero', () => {
  it.each(['.mp4', '.webm', '.ogg'])(
    'has a looping muted autoplay video when the URL ends %s',
    async (ending) => {
      const section = await heroWith({ backgroundUrl: `/videos/loop${ending}` })
      const video = only<HTMLVideoElement>(section, 'video')

      expect(['loop', 'muted', 'autoplay'].every((name) => video.hasAttribute(name))).toBe(true)
      expect(video.outerHTML).toContain(`/videos/loop${ending}`)
    },
  )

  it('clarification: the extension test ignores case and query', async () => {
    const section = await heroWith({ backgroundUrl: '/videos/loop.MP4?v=2' })

    expect(section.querySelectorAll('video')).toHaveLength(1)
  })

  it('otherwise has an image with alt text', async () => {
    const backgroundUrl = '/images/placeholders/hero.svg'
    const section = await heroWith({ backgroundUrl, altText: 'A yacht at dusk' })

    expect(section.querySelectorAll('video')).toHaveLength(0)
    expect(only(section, 'img[alt="A yacht at dusk"]').getAttribute('src')).toBe(backgroundUrl)
  })

  it('is full-bleed', async () => {
    const background = only(await heroWith(), `img[alt="${hero.altText}"]`)

    const classes = [...background.classList]

    expect(classes).toEqual(expect.arrayContaining(['absolute', 'object-cover']))
    expect(classes.filter((name) => /^inset-(?:x-)?0$/.test(name))).toHaveLength(1)
  })

  it('clarification: posterUrl is the still of a video', async () => {
    const section = await heroWith({
      backgroundUrl: '/videos/loop.mp4',
      posterUrl: '/images/placeholders/dusk.svg',
    })

    expect(section.querySelectorAll('img[src="/images/placeholders/dusk.svg"]')).toHaveLength(1)
  })

  it('has title, copy and a button to buttonUrl', async () => {
    const section = await heroWith({ buttonUrl: '/rya-courses', buttonText: 'Look' })

    expect(textOf(only(section, 'h1'))).toBe(hero.title)
    expect(only(section, '.rich-text').innerHTML).toBe(hero.copy)
    expect(textOf(only(section, 'a[href="/rya-courses"]'))).toBe('Look')
  })

  it("the default label is 'Click here for dates and prices'", async () => {
    const section = await heroWith({ buttonText: undefined })

    expect(textOf(only(section, 'a'))).toBe('Click here for dates and prices')
  })
})

describe('2. Home page: ratings strip', () => {
  const ratings = { taScore: 4.76, taCount: 1236, googleScore: 5, googleCount: 41 }

  it('has the travel-review score and count, and those of the search engine', async () => {
    const text = textOf(await heroWith({}, ratings))

    expect(text).toContain('1,236 traveller reviews')
    expect(text).toContain('41 search reviews')
  })

  it('has a training-body logo', async () => {
    const logo = only(await heroWith(), 'img[src^="/images/badges/"]')

    expect(logo.getAttribute('alt')).not.toBe('')
  })

  it('shows scores to one decimal', async () => {
    const text = textOf(await heroWith({}, ratings))

    expect(text).toContain('4.8')
    expect(text).toContain('5.0')
  })

  it('counts default 0; clarification: a missing count shows 0', async () => {
    const text = textOf(await heroWith({}, { taScore: 4.8, googleScore: 4.9 }))

    expect(text).toContain('0 traveller reviews')
    expect(text).toContain('0 search reviews')
  })
})
