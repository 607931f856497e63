import { SiteLink } from '#js/components/site-link.tsx'
import { useRoutes } from '#js/hooks/use-routes.ts'
import type { GalleryProps } from '#server/props/pages.ts'
import { allEntries } from './all-entries.ts'
import { BarePage } from './bare-page.tsx'
import { EntryIndex } from './entry-index.tsx'
import { EntryStates, LinksToStates } from './entry-states.tsx'
import { groundOf } from './entry.ts'
import type { Entry, State } from './entry.ts'
import { Switches } from './switches.tsx'
import { Tokens } from './tokens.tsx'
import { statesTogether, viewOf } from './view.ts'
import './gallery.css'

/**
 * Every component in every state, for those who build the site: all of them, one (`?show=`), or one
 * state that wants a page to itself (`&state=`).
 */
export default function Gallery({ home }: GalleryProps) {
  const { query } = useRoutes()
  const entries = allEntries(home)
  const view = viewOf(entries, query['show'], query['state'])

  if (view.kind === 'alone') return <Alone entry={view.entry} state={view.state} />
  return (
    <div className="gallery">
      <EntryIndex entries={entries} current={view.kind === 'entry' ? view.entry : null} />
      <main className="gallery-main">
        <Switches hasFrames />
        {view.kind === 'entry' ? (
          <>
            <h1 className="text-section">{view.entry.title}</h1>
            <EntryStates entry={view.entry} states={view.states} heading="h2" />
          </>
        ) : (
          <Everything entries={entries} />
        )}
      </main>
    </div>
  )
}

Gallery.layout = BarePage

function Everything({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <>
      <h1 className="text-section">Gallery</h1>
      <Tokens />
      {entries.map((entry) => (
        <div key={entry.title} data-group={entry.group} className="gallery-entry">
          <h2 className="text-card">{entry.title}</h2>
          <EntryStates entry={entry} states={statesTogether(entry)} heading="h3" />
        </div>
      ))}
    </>
  )
}

/** As wide as the window, under a bar that leads to its other states and back. */
function Alone({ entry, state }: { readonly entry: Entry; readonly state: State }) {
  const { here } = useRoutes()

  return (
    <>
      <div role="banner" className="gallery-bar">
        <SiteLink href={here({ show: null, state: null })} className="gallery-link">
          All components
        </SiteLink>
        <h1 className="gallery-name">{entry.title}</h1>
        <LinksToStates entry={entry} states={entry.states} current={state} />
        <Switches hasFrames={false} />
      </div>
      <main key={state.title} className="gallery-whole" data-ground={groundOf(entry, state)}>
        {state.content}
      </main>
    </>
  )
}
