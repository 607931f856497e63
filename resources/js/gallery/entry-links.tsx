import type { ReactNode } from 'react'
import { Link } from '#js/components/ui/link.tsx'
import { useRoutes } from '#js/hooks/use-routes.tsx'
import { areas } from './areas.ts'
import { slugOf } from './entry.ts'
import type { Entry } from './entry.ts'

/** Every entry by its name, and all of them: plain links, so that the keyboard walks them. */
export function EntryIndex({ current }: { readonly current: Entry | undefined }) {
  return (
    <nav aria-label="Gallery" className="gallery-index">
      <GalleryLink isHere={!current}>Everything</GalleryLink>
      {areas.map(({ title, entries }) => (
        <div key={title} className="gallery-area">
          <p className="gallery-note">{title}</p>
          <ul>
            {entries.map((entry) => (
              <li key={entry.title}>
                <GalleryLink entry={entry} isHere={entry === current}>
                  {entry.title}
                </GalleryLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/** Links to the states of an entry, each of which has a page to itself. */
export function LinksToStates({
  entry,
  current,
}: {
  readonly entry: Entry
  readonly current?: string | undefined
}) {
  return (
    <ul aria-label={`States of ${entry.title} on pages of their own`} className="gallery-links">
      {Object.keys(entry.states).map((title) => (
        <li key={title}>
          <GalleryLink entry={entry} state={title} isHere={title === current}>
            {title}
          </GalleryLink>
        </li>
      ))}
    </ul>
  )
}

/** A link to a state of an entry, to an entry, or to everything. */
export function GalleryLink({
  entry,
  state,
  isHere = false,
  children,
}: {
  readonly entry?: Entry
  readonly state?: string
  readonly isHere?: boolean
  readonly children: ReactNode
}) {
  const { here } = useRoutes()

  return (
    <Link
      href={here({ show: entry ? slugOf(entry.title) : null, state: state ? slugOf(state) : null })}
      aria-current={isHere ? 'page' : undefined}
      className="gallery-link"
    >
      {children}
    </Link>
  )
}
