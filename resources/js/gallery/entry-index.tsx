import { SiteLink } from '#js/components/site-link.tsx'
import { useRoutes } from '#js/hooks/use-routes.ts'
import { groups, slugOf } from './entry.ts'
import type { Entry } from './entry.ts'

/** Every entry by its name: plain links, so that the keyboard walks them. */
export function EntryIndex({
  entries,
  current,
}: {
  readonly entries: readonly Entry[]
  readonly current: Entry | null
}) {
  const { here } = useRoutes()

  return (
    <nav aria-label="Gallery" className="gallery-index">
      <SiteLink
        href={here({ show: null, state: null })}
        aria-current={current ? undefined : 'page'}
        className="gallery-link"
      >
        Everything
      </SiteLink>
      {groups.map((group) => (
        <div key={group} className="gallery-group">
          <p className="gallery-fact">{group}</p>
          <ul>
            {entries
              .filter((entry) => entry.group === group)
              .map((entry) => (
                <li key={entry.title}>
                  <SiteLink
                    href={here({ show: slugOf(entry), state: null })}
                    aria-current={entry === current ? 'page' : undefined}
                    className="gallery-link"
                  >
                    {entry.title}
                  </SiteLink>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
