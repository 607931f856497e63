import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { HomePageData } from '#server/props/home.ts'

/** What the home page holds; null outside the gallery. */
export const HomeContext = createContext<HomePageData | null>(null)

/** What the home page holds, to show components with. */
export function useHome(): HomePageData {
  const home = use(HomeContext)
  if (!home) throw new Error('[gallery] A sample of the home page stands outside the gallery.')
  return home
}

/** Something with a picture that the home page has, in the lists of which it is. */
export function HomePicture({ children }: { readonly children: (src: string) => ReactNode }) {
  const src = useHome().cta2?.backgroundUrl
  return src === undefined ? null : children(src)
}

/** What stands in a dark band. */
export function onDark(content: ReactNode) {
  return <div className="gallery-dark on-dark">{content}</div>
}

/** Copy that the gallery itself writes: what the server has cleaned looks the same. */
export function copy(markup: string): HomePageData['hero']['copy'] {
  return markup as HomePageData['hero']['copy']
}

export function pounds(text: string) {
  return { text, tone: 'plain' } as const
}

/** As long as content may be: 80 letters. */
export const longName =
  'Portsmouth to the Canaries by way of Brittany, Galicia, Lisbon and the Madeiras.'

/** A place on the Menai Strait, and the longest word that a chart of Wales has. */
export const longWord = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'

export const longCopy = copy(
  '<p>The tide turns at ten past four whether the crew is awake or not, so the kettle goes on at half past three. By the time the boat is clear of the pontoon the sky has gone from black to slate, and the leading lights are the brightest thing for miles.</p><p>From there it is eleven hours to the Needles with the wind abeam, two watches, one good lunch and a great deal of Channel.</p>',
)
