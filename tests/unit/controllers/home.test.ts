import { describe, expect, it } from 'vitest'
import { routes } from '#routes/index.ts'
import type { Routes } from '#routes/index.ts'
import { patterns } from '#routes/patterns.ts'
import { homePage } from '#server/controllers/home.ts'
import type { PageMeta } from '#server/props/meta.ts'
import { createUrls } from '#server/routing/urls.ts'
import { ziggyTable } from '#server/routing/ziggy.ts'
import { snapshotAt } from '#server/site/site.ts'
import { runningContent } from '../../support/running-content.ts'

const urls = createUrls<Routes>(ziggyTable(routes, patterns, 'https://www.example.com'))
const picture = '/images/a.svg'

describe('the picture that the home page is shared with', () => {
  it('is the picture behind its hero, with its text', () => {
    expect(metaOf({ backgroundUrl: picture })).toMatchObject({
      image: picture,
      imageAlt: 'A yacht',
    })
  })

  it('is the still of a video', () => {
    expect(metaOf({ backgroundUrl: '/videos/loop.mp4', posterUrl: picture })).toMatchObject({
      image: picture,
      imageAlt: 'A yacht',
    })
  })

  it.each(['/videos/loop.mp4', '/videos/loop.WEBM?v=2'])(
    'is none when there is only the video %s',
    (backgroundUrl) => {
      const { image, imageAlt } = metaOf({ backgroundUrl })

      expect([image, imageAlt]).toEqual([undefined, undefined])
    },
  )
})

/** What the home page says about itself when staff chose this background. */
function metaOf(background: { backgroundUrl: string; posterUrl?: string }): PageMeta {
  const { folder, source } = runningContent()
  const chosen = JSON.stringify(background).slice(1, -1)
  folder.edit('home.json', `"backgroundUrl": "${picture}"`, chosen)
  expect(source.refresh().faults).toEqual([])

  const site = snapshotAt(source.current(), Date.parse('2026-11-21T10:00:00Z'))
  const answer = homePage(urls)(site, { params: {}, query: {} })
  if (answer.kind !== 'page') throw new Error('The home page did not answer a page.')
  return answer.meta
}
