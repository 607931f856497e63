import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Hero } from '#js/sections/hero.tsx'
import { frozenHome } from '../support/frozen-pages.ts'
import { givePlayer } from '../support/player.ts'
import { renderPage } from '../support/render-page.tsx'
import { giveScreen } from '../support/screen.ts'
import { giveViewport } from '../support/viewport.ts'

const { hero, global: ratings } = frozenHome.pageContent.page_data

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
  })

  it('is offered again when the browser refuses to play it', async () => {
    const { video, scrollUntilBelowBy } = openHero()
    vi.spyOn(video, 'play').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    scrollUntilBelowBy(0)

    expect(await screen.findByRole('button', { name: 'Play the background film' })).toBeDefined()
  })
})

/** The hero of a page that has loaded, on a wide screen. */
function openHero() {
  giveScreen(1440)
  const { scrollUntilBelowBy } = giveViewport()
  const { container } = renderPage({ content: <Hero hero={hero} ratings={ratings} /> })
  const video = container.querySelector('video')
  if (!video) throw new Error('The hero has no film.')
  return { video, scrollUntilBelowBy }
}
