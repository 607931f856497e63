import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { firstScreen } from '#js/lib/media.ts'
import { Hero } from '#js/sections/hero.tsx'
import type { Pictures } from '#server/props/shared.ts'
import { homePageData, pictures, ratings } from '../support/home.ts'
import { givePlayer } from '../support/player.ts'
import { renderOnServer } from '../support/render-on-server.tsx'
import { renderPage } from '../support/render-page.tsx'
import { giveScreen } from '../support/screen.ts'
import { giveViewport } from '../support/viewport.ts'

const still = homePageData.hero
const film = { ...still, backgroundUrl: '/videos/hero.MP4?v=2', posterUrl: '/images/hero.avif' }

const entry = { width: 1280, height: 720, tint: 'tint-golden' }
const listed: Pictures = {
  ...pictures,
  '/images/loop.mp4': {
    ...entry,
    sources: [
      { type: 'video/webm', srcSet: '/images/loop.webm' },
      { type: 'video/mp4', srcSet: '/images/loop.mp4' },
    ],
    tall: '/images/tall.mp4',
  },
  '/images/tall.mp4': { ...entry, sources: [{ type: 'video/mp4', srcSet: '/images/tall.mp4' }] },
  '/images/shaped.jpg': {
    ...entry,
    sources: [{ type: 'image/avif', srcSet: '/images/shaped-8.avif 8w' }],
    tall: '/images/shaped-tall.jpg',
  },
  '/images/shaped-tall.jpg': {
    ...entry,
    sources: [{ type: 'image/avif', srcSet: '/images/shaped-tall-4.avif 4w' }],
  },
}

function renderHero(hero = still, scores: object = ratings) {
  const content = <Hero hero={hero} ratings={scores} />
  return renderPage({ content, props: { pictures: listed } }).container
}

describe('the hero', () => {
  it('says what the page is about and leads on', () => {
    renderHero()

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Learn to sail')
    expect(screen.getByText('From Southampton Water to the trade winds.')).toBeDefined()
    expect(screen.getByRole('link').getAttribute('href')).toBe('#courses')
  })

  it('calls its button "Click here for dates and prices" unless content says otherwise', () => {
    renderHero()
    expect(screen.getByRole('link').textContent).toBe('Click here for dates and prices')

    renderHero({ ...still, buttonText: 'See the courses' })
    expect(screen.getByRole('link', { name: 'See the courses' })).toBeDefined()
  })

  it('shows both scores to one decimal with their counts, and the training body between', () => {
    renderHero(still, { ...ratings, taScore: 4.94 })

    expect(screen.getByText('4.9')).toBeDefined()
    expect(screen.getByText('1,204 traveller reviews')).toBeDefined()
    expect(screen.getByAltText('Recognised Training Centre, a sample partner')).toBeDefined()
    expect(screen.getByText('4.7')).toBeDefined()
    expect(screen.getByText('612 search reviews')).toBeDefined()
  })

  it('shows 0 for a missing count', () => {
    renderHero(still, { taScore: 4.9, googleScore: 4.7 })

    expect(screen.getByText('0 traveller reviews')).toBeDefined()
    expect(screen.getByText('0 search reviews')).toBeDefined()
  })
})

describe('a hero with a picture', () => {
  it('shows it with its alt text, before everything else', () => {
    const picture = renderHero().querySelector('img[alt="A yacht at sunset"]')

    expect(picture?.getAttribute('src')).toBe('/images/hero.avif')
    expect(picture?.getAttribute('fetchpriority')).toBe('high')
    expect(picture?.hasAttribute('loading')).toBe(false)
  })

  it('shows it in tall windows as it was composed for them', () => {
    const container = renderHero({ ...still, backgroundUrl: '/images/shaped.jpg' })
    const sources = [...container.querySelectorAll('source')]

    expect(sources.map(({ srcset, media }) => [srcset, media])).toEqual([
      ['/images/shaped-tall-4.avif 4w', firstScreen.tall.media],
      ['/images/shaped-8.avif 8w', ''],
    ])
  })

  it('has no film and nothing to pause', () => {
    const container = renderHero()

    expect(container.querySelector('video')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('a hero whose address ends .mp4, .webm or .ogg', () => {
  beforeEach(givePlayer)

  it('has a film: silent, looping, playing by itself in its place, hidden from screen readers', () => {
    const markup = renderOnServer(<Hero hero={film} ratings={ratings} />, { pictures })
    const [video = ''] = /<video.*<\/video>/.exec(markup) ?? []

    for (const attribute of ['muted', 'loop', 'autoPlay', 'playsInline', 'aria-hidden="true"']) {
      expect(video.toLowerCase()).toContain(` ${attribute.toLowerCase()}`)
    }
    expect(video).toContain('src="/videos/hero.MP4?v=2"')
  })

  it('fetches nothing of it while the page loads', () => {
    const markup = renderOnServer(<Hero hero={film} ratings={ratings} />, { pictures })

    expect(markup).toMatch(/<source[^>]* media="not all"/)
    expect(markup).not.toMatch(/<video[^>]* (?:src|poster)=/)
  })

  it('shows its still, with the alt text, until the film plays', () => {
    giveScreen(1440)
    giveViewport()
    const picture = renderHero(film).querySelector('img[alt="A yacht at sunset"]')

    expect(picture?.getAttribute('src')).toBe('/images/hero.avif')
    expect(picture?.getAttribute('fetchpriority')).toBe('high')
  })

  it('offers every type that the site has of it, the smaller one first', () => {
    const { container } = openHero({ film: '/images/loop.mp4' })

    expect(sourcesOf(container)).toEqual(['/images/loop.webm', '/images/loop.mp4'])
  })

  it('shows in tall windows the film that was composed for them', () => {
    const { container } = openHero({ film: '/images/loop.mp4', width: 360 })

    expect(sourcesOf(container)).toEqual(['/images/tall.mp4'])
  })
})

describe("the hero's film", () => {
  beforeEach(givePlayer)

  it('starts when it is seen, and is shown from its first frame on', () => {
    const { video, scrollUntilBelowBy } = openHero()
    expect(video.paused).toBe(true)

    scrollUntilBelowBy(0)

    expect(video.paused).toBe(false)
    expect(video.querySelector('source')?.media).toBe('')
    expect(video.className).toContain('opacity-0')
    act(() => void video.dispatchEvent(new Event('playing')))
    expect(video.className).not.toContain('opacity-0')
  })

  it('rests while it is out of sight', () => {
    const { video, scrollUntilBelowBy } = openHero()
    scrollUntilBelowBy(0)

    scrollUntilBelowBy(700)
    expect(video.paused).toBe(true)

    scrollUntilBelowBy(0)
    expect(video.paused).toBe(false)
  })

  it('stays paused once a visitor has paused it, wherever they scroll', async () => {
    const { video, scrollUntilBelowBy } = openHero()
    scrollUntilBelowBy(0)

    await userEvent.click(screen.getByRole('button', { name: 'Pause the background film' }))
    expect(video.paused).toBe(true)

    scrollUntilBelowBy(700)
    scrollUntilBelowBy(0)
    expect(video.paused).toBe(true)

    await userEvent.click(screen.getByRole('button', { name: 'Play the background film' }))
    scrollUntilBelowBy(0)
    expect(video.paused).toBe(false)
  })

  it.each([
    ['want less motion', { wantsLessMotion: true }],
    ['save data', { connection: { saveData: true } }],
    ['have a slow connection', { connection: { effectiveType: '3g' } }],
  ])('stays still for visitors who %s, until they ask', async (_, input) => {
    const { video, scrollUntilBelowBy } = openHero(input)
    scrollUntilBelowBy(0)
    expect(video.querySelector('source')?.media).toBe('not all')
    expect(video.paused).toBe(true)

    await userEvent.click(screen.getByRole('button', { name: 'Play the background film' }))
    scrollUntilBelowBy(0)

    expect(video.querySelector('source')?.media).toBe('')
    expect(video.paused).toBe(false)
  })

  it('is offered again when the browser refuses to play it', async () => {
    const { video, scrollUntilBelowBy } = openHero()
    vi.spyOn(video, 'play').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    scrollUntilBelowBy(0)

    expect(await screen.findByRole('button', { name: 'Play the background film' })).toBeDefined()
  })
})

interface Circumstances {
  readonly film?: string
  readonly width?: number
  readonly wantsLessMotion?: boolean
  readonly connection?: object
}

/** The hero of a page that has loaded, for a visitor with such a screen and such settings. */
function openHero({ film: path, width = 1440, connection, ...inputs }: Circumstances = {}) {
  giveScreen(width, inputs)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection }))
  const { scrollUntilBelowBy } = giveViewport()
  const container = renderHero({ ...film, backgroundUrl: path ?? film.backgroundUrl })
  const video = container.querySelector('video')
  if (!video) throw new Error('The hero has no film.')
  return { container, video, scrollUntilBelowBy }
}

function sourcesOf(container: Element): (string | null)[] {
  const sources = [...container.querySelectorAll('video source')]
  return sources.map((source) => source.getAttribute('src'))
}
