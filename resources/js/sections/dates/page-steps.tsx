import { SiteLink } from '#js/components/site-link.tsx'
import type { DatesPageProps } from '#server/props/dates.ts'

/** The way through a long list, a page at a time. */
export function PageSteps({
  page,
  pages,
  previousHref,
  nextHref,
}: Pick<DatesPageProps, 'page' | 'pages' | 'previousHref' | 'nextHref'>) {
  if (pages === 1) return null
  return (
    <nav aria-label="Pages" className="mt-8 flex flex-wrap items-center justify-between gap-4">
      <Step href={previousHref} words="Earlier dates" />
      <p>
        Page {page} of {pages}
      </p>
      <Step href={nextHref} words="Later dates" />
    </nav>
  )
}

function Step({ href, words }: { readonly href: string | null; readonly words: string }) {
  if (href === null) return <span />
  return (
    <SiteLink
      href={href}
      className="inline-flex min-h-12 items-center rounded-button border border-tide px-6 font-semibold text-tide-deep hover:bg-sea/35"
    >
      {words}
    </SiteLink>
  )
}
