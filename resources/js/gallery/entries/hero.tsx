import { isVideo } from '#js/lib/media.ts'
import { Hero } from '#js/sections/hero.tsx'
import type { HomePageData } from '#server/props/home.ts'
import type { Entry, State } from '../entry.ts'
import { longCopy, longName } from '../samples.ts'

export function hero({ hero: usual, global }: HomePageData): Entry {
  const still = isVideo(usual.backgroundUrl) ? (usual.posterUrl ?? '') : usual.backgroundUrl
  const onStill = { ...usual, backgroundUrl: still }
  const film: readonly State[] = isVideo(usual.backgroundUrl)
    ? [{ title: 'A film', content: <Hero hero={usual} ratings={global} /> }]
    : []

  return {
    title: 'Hero',
    group: 'Sections',
    shows: ['sections/hero.tsx'],
    areAlone: true,
    states: [
      ...film,
      { title: 'A still', content: <Hero hero={onStill} ratings={global} /> },
      {
        title: 'No ratings, and the button’s own words',
        content: <Hero hero={{ ...onStill, buttonText: undefined }} ratings={{}} />,
      },
      {
        title: 'As long as content may be',
        content: <Hero hero={{ ...onStill, title: longName, copy: longCopy }} ratings={global} />,
      },
    ],
  }
}
