import { useRoutes } from '#js/hooks/use-routes.tsx'
import type { GalleryProps } from '#server/props/pages.ts'
import { areas } from './areas.ts'
import { BarePage } from './bare-page.tsx'
import { EntryIndex, GalleryLink, LinksToStates } from './entry-links.tsx'
import { slugOf } from './entry.ts'
import type { Entry } from './entry.ts'
import './gallery.css'
import { HomeContext } from './samples.tsx'
import { Tokens } from './tokens.tsx'

/**
 * Every component in every state, for those who build the site: all of them, one (`?show=`), or one
 * state that has a page to itself (`&state=`; the first, where it names none).
 */
export default function Gallery({ home }: GalleryProps) {
  const { query } = useRoutes()
  const isShown = ({ title }: Entry) => slugOf(title) === query['show']
  const area = areas.find(({ entries }) => entries.some(isShown))
  const entry = area?.entries.find(isShown)

  return (
    <HomeContext value={home}>
      <div data-ground={area?.ground}>
        {entry?.layout === 'alone' ? (
          <Alone entry={entry} named={query['state']} />
        ) : (
          <Together entry={entry} />
        )}
      </div>
    </HomeContext>
  )
}

Gallery.layout = BarePage

/** One entry, or all of them under the tokens, beside the index. */
function Together({ entry }: { readonly entry: Entry | undefined }) {
  return (
    <div className="gallery">
      <EntryIndex current={entry} />
      <main className="gallery-main">
        <h1 className="text-section">{entry?.title ?? 'Gallery'}</h1>
        {entry ? <EntryStates entry={entry} heading="h2" /> : <Everything />}
      </main>
    </div>
  )
}

function Everything() {
  return (
    <>
      <Tokens />
      {areas.map(({ title, ground, entries }) => (
        <div key={title} data-ground={ground}>
          {entries.map((entry) => (
            <div key={entry.title} className="gallery-entry">
              <h2 className="text-card">{entry.title}</h2>
              {entry.layout === 'alone' ? (
                <LinksToStates entry={entry} />
              ) : (
                <EntryStates entry={entry} heading="h3" />
              )}
            </div>
          ))}
        </div>
      ))}
    </>
  )
}

/** As wide as the window, under a bar that leads to its other states and back. */
function Alone({ entry, named }: { readonly entry: Entry; readonly named: unknown }) {
  const states = Object.entries(entry.states)
  const [title, content] = states.find(([each]) => slugOf(each) === named) ?? states[0] ?? []

  return (
    <>
      <div role="banner" className="gallery-bar">
        <GalleryLink>All components</GalleryLink>
        <h1 className="gallery-name">{entry.title}</h1>
        <LinksToStates entry={entry} current={title} />
      </div>
      <main key={title} className="gallery-whole">
        {content}
      </main>
    </>
  )
}

/** States in frames, each under its title. */
function EntryStates({
  entry,
  heading: Heading,
}: {
  readonly entry: Entry
  /** The level under the entry's own heading. */
  readonly heading: 'h2' | 'h3'
}) {
  return (
    <div className={`gallery-states-${entry.layout}`}>
      {Object.entries(entry.states).map(([title, content]) => (
        <section key={title}>
          <Heading className="gallery-title">{title}</Heading>
          <div className="gallery-frame">{content}</div>
        </section>
      ))}
    </div>
  )
}
