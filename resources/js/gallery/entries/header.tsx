import { Header } from '#js/layouts/header/header.tsx'
import { Hero } from '#js/sections/hero.tsx'
import type { HomePageData } from '#server/props/home.ts'
import type { Entry } from '../entry.ts'

/** Over a hero the two share what darkens the picture, so neither is shown without the other. */
export function header({ hero, global }: HomePageData): Entry {
  return {
    title: 'Header',
    group: 'Frame',
    shows: [
      'layouts/header/header.tsx',
      'layouts/header/nav-row.tsx',
      'layouts/header/top-bar.tsx',
    ],
    areAlone: true,
    states: [
      { title: 'On a page', content: <Header isOverHero={false}>{null}</Header> },
      {
        title: 'Over a hero',
        content: (
          <>
            <Header isOverHero>{null}</Header>
            <Hero hero={hero} ratings={global} />
          </>
        ),
      },
    ],
  }
}
