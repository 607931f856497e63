import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Hero } from '#js/sections/hero.tsx'
import { homePageData, pictures, ratings } from '../support/home.ts'
import { renderOnServer } from '../support/render-on-server.tsx'
import { renderPage } from '../support/render-page.tsx'
import { giveScreen } from '../support/screen.ts'

const still = homePageData.hero
const film = { ...still, backgroundUrl: '/videos/hero.MP4?v=2', posterUrl: '/images/hero.avif' }

function renderHero(hero = still, scores: object = ratings) {
  const content = <Hero hero={hero} ratings={scores} />
  return renderPage({ content, props: { pictures } }).container
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

  it('has no film and nothing to pause', () => {
    const container = renderHero()

    expect(container.querySelector('video')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('a hero whose address ends .mp4, .webm or .ogg', () => {
  beforeEach(givePlayer)

  it('plays a film: silent, looping, in its place, hidden from screen readers', () => {
    const markup = renderOnServer(<Hero hero={film} ratings={ratings} />, { pictures })
    const [video = ''] = /<video.*<\/video>/.exec(markup) ?? []

    for (const attribute of ['muted', 'loop', 'autoPlay', 'playsInline', 'aria-hidden="true"']) {
      expect(video.toLowerCase()).toContain(` ${attribute.toLowerCase()}`)
    }
    expect(video).toContain('src="/videos/hero.MP4?v=2"')
  })

  it('shows its still, with the alt text, until the film plays', () => {
    giveScreen(1440)
    const picture = renderHero(film).querySelector('img[alt="A yacht at sunset"]')

    expect(picture?.getAttribute('src')).toBe('/images/hero.avif')
    expect(picture?.getAttribute('fetchpriority')).toBe('high')
  })

  it('can be paused and played', async () => {
    giveScreen(1440)
    const video = renderHero(film).querySelector('video')

    await userEvent.click(screen.getByRole('button', { name: 'Pause background video' }))
    expect(video?.paused).toBe(true)

    await userEvent.click(screen.getByRole('button', { name: 'Play background video' }))
    expect(video?.paused).toBe(false)
  })

  it('stays still for visitors who want less motion, until they ask', async () => {
    giveScreen(1440, { wantsLessMotion: true })
    const video = renderHero(film).querySelector('video')
    expect(video?.querySelector('source')?.media).toBe('(prefers-reduced-motion: no-preference)')
    expect(video?.paused).toBe(true)

    await userEvent.click(screen.getByRole('button', { name: 'Play background video' }))

    expect(video?.paused).toBe(false)
  })
})

/** jsdom has no player; this one starts and stops at once, and by itself where it may. */
function givePlayer() {
  const states = new WeakMap<HTMLMediaElement, 'playing' | 'paused'>()
  const player = HTMLMediaElement.prototype

  vi.spyOn(player, 'paused', 'get').mockImplementation(function paused(this: HTMLMediaElement) {
    return (states.get(this) ?? (this.autoplay ? 'playing' : 'paused')) === 'paused'
  })
  vi.spyOn(player, 'play').mockImplementation(async function play(this: HTMLMediaElement) {
    states.set(this, 'playing')
    this.dispatchEvent(new Event('play'))
  })
  vi.spyOn(player, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    states.set(this, 'paused')
    this.dispatchEvent(new Event('pause'))
  })
}
