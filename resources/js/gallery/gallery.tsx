import { Link } from '#js/components/ui/link.tsx'
import { useRoutes } from '#js/hooks/use-routes.tsx'
import type { GalleryProps } from '#server/props/pages.ts'
import { allEntries } from './all-entries.ts'
import { BarePage } from './bare-page.tsx'
import { groundOf, groups, slugOf, statesAlone, statesTogether, viewOf } from './entry.ts'
import type { Entry, State } from './entry.ts'
import './gallery.css'
import { Switches } from './switches.tsx'
import { Tokens } from './tokens.tsx'

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
        <Link href={here({ show: null, state: null })} className="gallery-link">
          All components
        </Link>
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

/** Every entry by its name: plain links, so that the keyboard walks them. */
function EntryIndex({
  entries,
  current,
}: {
  readonly entries: readonly Entry[]
  readonly current: Entry | null
}) {
  const { here } = useRoutes()

  return (
    <nav aria-label="Gallery" className="gallery-index">
      <Link
        href={here({ show: null, state: null })}
        aria-current={current ? undefined : 'page'}
        className="gallery-link"
      >
        Everything
      </Link>
      {groups.map((group) => (
        <div key={group} className="gallery-group">
          <p className="gallery-fact">{group}</p>
          <ul>
            {entries
              .filter((entry) => entry.group === group)
              .map((entry) => (
                <li key={entry.title}>
                  <Link
                    href={here({ show: slugOf(entry), state: null })}
                    aria-current={entry === current ? 'page' : undefined}
                    className="gallery-link"
                  >
                    {entry.title}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/** States in frames, each under its title, and links to those that have a page to themselves. */
function EntryStates({
  entry,
  states,
  heading: Heading,
}: {
  readonly entry: Entry
  readonly states: readonly State[]
  /** The level under the entry's own heading. */
  readonly heading: 'h2' | 'h3'
}) {
  const { query } = useRoutes()

  return (
    <>
      {states.length > 0 && (
        <div className={entry.areSmall ? 'gallery-states-small' : 'gallery-states'}>
          {states.map((state) => (
            <section key={state.title}>
              <Heading className="gallery-title">{state.title}</Heading>
              <div
                className="gallery-frame"
                data-ground={groundOf(entry, state)}
                data-width={query['width']}
              >
                {state.content}
              </div>
            </section>
          ))}
        </div>
      )}
      <LinksToStates entry={entry} states={statesAlone(entry)} current={null} />
    </>
  )
}

/** Links to states that have a page to themselves. */
function LinksToStates({
  entry,
  states,
  current,
}: {
  readonly entry: Entry
  readonly states: readonly State[]
  readonly current: State | null
}) {
  const { here } = useRoutes()

  if (states.length === 0) return null
  return (
    <ul aria-label={`States of ${entry.title} on pages of their own`} className="gallery-switch">
      {states.map((state) => (
        <li key={state.title}>
          <Link
            href={here({ show: slugOf(entry), state: slugOf(state) })}
            aria-current={state === current ? 'page' : undefined}
            className="gallery-link"
          >
            {state.title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
