import type { Breadcrumbs as Trail } from '#server/props/elements.ts'
import { Icon } from './icons.tsx'
import { Link } from './link.tsx'

/** The way down to this page, from the home page; the page itself is named last and not linked. */
export function Breadcrumbs({ above, here }: Trail) {
  const crumbs = [{ name: 'Home', routeName: 'web.home' }, ...above]

  return (
    <nav aria-label="Breadcrumb" className="text-sm">
      <ol className="flex flex-wrap items-center gap-x-1">
        {crumbs.map((crumb) => (
          <li key={crumb.name} className="flex min-w-0 items-center gap-1">
            <Link
              item={crumb}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:text-tide hover:underline"
            >
              {crumb.name}
            </Link>
            <Icon name="chevron-right" className="size-4" />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 font-semibold text-ink">
          {here}
        </li>
      </ol>
    </nav>
  )
}
