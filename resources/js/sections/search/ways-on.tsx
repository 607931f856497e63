import { PagePart } from '#js/components/page-part.tsx'
import { SiteLink } from '#js/components/site-link.tsx'
import type { NamedLink } from '#server/props/elements.ts'
import type { SearchPageProps } from '#server/props/search-page.ts'

const button =
  'inline-flex min-h-12 items-center rounded-button border border-tide bg-white px-6 font-semibold text-tide hover:bg-tide hover:text-white'
const plain = 'inline-flex min-h-11 items-center text-tide-deep underline underline-offset-4'

/** Where to go where nothing was found or asked, and from every list of results. */
export function WaysOn({ popular, waysOn }: Pick<SearchPageProps, 'popular' | 'waysOn'>) {
  return (
    <div className="mt-12">
      {popular.length > 0 && (
        <PagePart id="popular" title="Popular courses">
          <Links links={popular} className={plain} />
        </PagePart>
      )}
      <PagePart id="ways-on" title="Other ways to find it">
        <Links links={waysOn} className={button} />
      </PagePart>
    </div>
  )
}

function Links({
  links,
  className,
}: {
  readonly links: readonly NamedLink[]
  readonly className: string
}) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-3">
      {links.map(({ label, href }) => (
        <li key={href}>
          <SiteLink href={href} className={className}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
