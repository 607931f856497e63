import { SearchForm } from '#js/components/search-form.tsx'
import { SiteLink } from '#js/components/site-link.tsx'
import { ChoiceLinks } from '#js/sections/choice-links.tsx'
import { ResultGroup } from '#js/sections/search/result-group.tsx'
import { WaysOn } from '#js/sections/search/ways-on.tsx'
import type { SearchPageProps } from '#server/props/search-page.ts'

/** What was found on the site. Every choice is an address, so it works without scripts as it is. */
export default function SearchResults(props: SearchPageProps) {
  const { form, countText, note, nearest, kinds, groups } = props

  return (
    <div className="mx-auto max-w-page px-4 pt-10 pb-20 md:px-8">
      <h1 className="mb-6 text-section">Search</h1>
      <SearchForm form={form} />
      <div className="mt-8">
        <p role="status" className="font-semibold wrap-anywhere text-ink">
          {countText}
        </p>
        {note && <p className="mt-1">{note}</p>}
        {nearest.length > 0 && (
          <p className="mt-3 flex flex-wrap items-center gap-x-4">
            Did you mean{' '}
            {nearest.map(({ label, href }) => (
              <SiteLink
                key={label}
                href={href}
                isSamePage
                className="inline-flex min-h-11 items-center font-semibold text-tide underline underline-offset-4"
              >
                {label}
              </SiteLink>
            ))}
          </p>
        )}
      </div>
      {kinds.length > 0 && (
        <div className="mt-5">
          <ChoiceLinks name="Show" choices={kinds} />
        </div>
      )}
      {groups.map((group) => (
        <ResultGroup key={group.kind} group={group} />
      ))}
      <WaysOn {...props} />
    </div>
  )
}
