import { HighlightedText } from '#js/components/ui/highlighted-text.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { SearchForm } from '#js/components/ui/search-form.tsx'
import { PageSection } from '#js/components/ui/section.tsx'
import { TextLink } from '#js/components/ui/text-link.tsx'
import { ChoiceLinks } from '#js/sections/choice-links.tsx'
import type { NamedLink } from '#server/props/elements.ts'
import type { SearchGroup, SearchHit, SearchPageProps } from '#server/props/search-page.ts'

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
              <TextLink key={label} look="light" href={href} isSamePage>
                {label}
              </TextLink>
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
        <ResultGroup key={group.kind} {...group} />
      ))}
      <WaysOn {...props} />
    </div>
  )
}

function ResultGroup({ kind, title, hits, all }: SearchGroup) {
  return (
    <div className="mt-10 max-w-4xl">
      <PageSection id={`found-${kind}`} title={title}>
        <ol className="divide-y divide-line border-y border-line">
          {hits.map((hit, place) => (
            <li key={place} className="py-4">
              <Hit {...hit} />
            </li>
          ))}
        </ol>
        {all && (
          <TextLink look="light" href={all.href} className="mt-2">
            {all.label}
          </TextLink>
        )}
      </PageSection>
    </div>
  )
}

function Hit({ href, name, part, facts, passage }: SearchHit) {
  return (
    <>
      <h3 className="font-sans text-lg font-semibold">
        <Link
          href={href}
          className="inline-block py-1 text-tide underline-offset-4 hover:underline [&_mark]:text-inherit"
        >
          <HighlightedText text={name} />
          {part && `: ${part}`}
        </Link>
      </h3>
      {facts.length > 0 && <p className="text-sm font-semibold text-ink">{facts.join(' · ')}</p>}
      <p className="mt-1 text-pretty">
        <HighlightedText text={passage} />
      </p>
    </>
  )
}

const button =
  'inline-flex min-h-12 items-center rounded-button border border-tide bg-white px-6 font-semibold text-tide hover:bg-tide hover:text-white'

const plain = 'inline-flex min-h-11 items-center text-tide-deep underline underline-offset-4'

/** Where to go where nothing was found or asked, and from every list of results. */
function WaysOn({ popular, waysOn }: SearchPageProps) {
  return (
    <div className="mt-12">
      {popular.length > 0 && (
        <PageSection id="popular" title="Popular courses">
          <Links links={popular} className={plain} />
        </PageSection>
      )}
      <PageSection id="ways-on" title="Other ways to find it">
        <Links links={waysOn} className={button} />
      </PageSection>
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
          <Link href={href} className={className}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
