import { PagePart } from '#js/components/page-part.tsx'
import { SiteLink } from '#js/components/site-link.tsx'
import type { AdvisedAlternative } from '#server/props/level-finder.ts'

/** What else would be right, each with its reason and its next date. */
export function Alternatives({ offers }: { readonly offers: readonly AdvisedAlternative[] }) {
  return (
    <PagePart id="alternatives" title="What would be right as well">
      <ul className="grid gap-5 md:grid-cols-2">
        {offers.map(({ name, href, why, facts, next }) => (
          <li key={href} className="relative rounded-card bg-white p-6 shadow-card">
            <h3 className="font-sans text-lg">
              <SiteLink href={href} className="stretched-link hover:text-tide">
                {name}
              </SiteLink>
            </h3>
            <p className="mt-2">{why}</p>
            <p className="mt-3 text-sm font-semibold text-tide">{facts.join(' · ')}</p>
            <p className="mt-1 text-sm">{next}</p>
          </li>
        ))}
      </ul>
    </PagePart>
  )
}
