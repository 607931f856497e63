import { SiteLink } from '#js/components/site-link.tsx'
import { useRoutes } from '#js/hooks/use-routes.ts'
import { groundOf, slugOf } from './entry.ts'
import type { Entry, State } from './entry.ts'
import { statesAlone } from './view.ts'

/** States in frames, each under its title, and links to those that have a page to themselves. */
export function EntryStates({
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
export function LinksToStates({
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
          <SiteLink
            href={here({ show: slugOf(entry), state: slugOf(state) })}
            aria-current={state === current ? 'page' : undefined}
            className="gallery-link"
          >
            {state.title}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
