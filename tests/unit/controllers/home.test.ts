import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { firstScreen } from '#js/lib/media.ts'
import { homePage } from '#server/controllers/home.ts'
import type { PageMeta } from '#server/props/meta.ts'
import { snapshotAt } from '#server/site/site.ts'
import { pageServices } from '../../support/frozen-pages.ts'
import { runningContent } from '../../support/running-content.ts'

const picture = '/images/a.svg'

it.each(['/videos/loop.mp4', '/videos/loop.WEBM?v=2'])(
  'the home page is shared with no picture when there is only the video %s',
  async (backgroundUrl) => {
    const { image, imageAlt } = await metaOf({ backgroundUrl })

    expect([image, imageAlt]).toEqual([undefined, undefined])
  },
)

describe('the still of the hero', () => {
  it('is fetched first, in the shape that the window has', async () => {
    const background = { backgroundUrl: '/videos/loop.mp4', posterUrl: still }
    const { preloads } = await metaOf(background, shaped)

    expect(preloads).toEqual([
      { type: 'image/avif', srcSet: '/images/a-8.avif 8w', ...firstScreen.wide },
      { type: 'image/avif', srcSet: '/images/b-4.avif 4w', ...firstScreen.tall },
    ])
  })

  it('is fetched in its one shape by every window when it has no other', async () => {
    expect(await metaOf({ backgroundUrl: tallStill }, shaped)).toMatchObject({
      preloads: [{ srcSet: '/images/b-4.avif 4w', media: 'all' }],
    })
  })

  it('is left to the page when there is one file of it', async () => {
    expect((await metaOf({ backgroundUrl: picture })).preloads).toEqual([])
  })
})

const size = { width: 8, height: 6, tint: 'tint-day' }
const [still, tallStill] = ['/images/a-8.jpg', '/images/b-4.jpg']
const shaped = {
  [picture]: { ...size, sources: [] },
  [still]: {
    ...size,
    sources: [{ type: 'image/avif', srcSet: '/images/a-8.avif 8w' }],
    tall: tallStill,
  },
  [tallStill]: { ...size, sources: [{ type: 'image/avif', srcSet: '/images/b-4.avif 4w' }] },
}

/** What the home page says about itself when staff chose this background. */
async function metaOf(
  background: { backgroundUrl: string; posterUrl?: string },
  listed?: object,
): Promise<PageMeta> {
  const { folder, source } = await runningContent()
  const pictures = JSON.parse(readFileSync(folder.pictures, 'utf8')) as object
  writeFileSync(folder.pictures, JSON.stringify({ ...pictures, ...listed }))
  const chosen = JSON.stringify(background).slice(1, -1)
  folder.edit('home.json', `"backgroundUrl": "${picture}"`, chosen)
  expect((await source.refresh()).violations).toEqual([])

  const site = snapshotAt(source.current(), Date.parse('2026-11-21T10:00:00Z'))
  const answer = homePage(pageServices.links)(site, { params: {}, query: {} })
  if (answer.kind !== 'page') throw new Error('The home page did not answer a page.')
  return answer.meta
}
