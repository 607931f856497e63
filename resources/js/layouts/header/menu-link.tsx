import { ItemLink } from '#js/components/item-link.tsx'
import { SiteLink } from '#js/components/site-link.tsx'
import { useRoutes } from '#js/hooks/use-routes.ts'
import { entryLabel } from '#js/lib/menus.ts'
import type { MenuEntry } from '#js/lib/menus.ts'

/** A link of a menu; what leads nowhere is quiet text of the same size. */
const look =
  'flex min-h-9 items-center py-1 text-base text-slate [a&]:text-ink [a&]:hover:text-tide [a&]:hover:underline [a&]:aria-[current=page]:font-semibold'

export function MenuLink({
  entry,
  context,
}: {
  readonly entry: MenuEntry
  /** Says what "View all" is about, to those who hear the link by itself. */
  readonly context?: string
}) {
  const routes = useRoutes()
  const href = entry.routeName && entry.params && routes.find(entry.routeName, entry.params)
  const label = (
    <>
      {entryLabel(entry)}
      {context && (
        <>
          {' '}
          <span className="sr-only">{context}</span>
        </>
      )}
    </>
  )

  if (href) {
    return (
      <SiteLink
        href={href}
        className={look}
        aria-current={routes.isHere(href) ? 'page' : undefined}
      >
        {label}
      </SiteLink>
    )
  }
  return (
    <ItemLink item={entry.params ? {} : entry} className={look}>
      {label}
    </ItemLink>
  )
}
