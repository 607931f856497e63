import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Hero } from '#js/sections/hero.tsx'
import type { Pictures } from '#server/props/shared.ts'
import { homePageData, pictures, ratings } from '../support/home.ts'
import { givePlayer } from '../support/player.ts'
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

describe("the hero's film", () => {
  beforeEach(givePlayer)

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
