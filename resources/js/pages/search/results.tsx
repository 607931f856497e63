import { Link } from '#js/components/ui/link.tsx'
import { SearchAnswer } from '#js/components/ui/search-answer.tsx'
import { SearchForm } from '#js/components/ui/search-form.tsx'
import { SearchHitRow } from '#js/components/ui/search-hit-row.tsx'
import { PageSection } from '#js/components/ui/section.tsx'
import { TextLink } from '#js/components/ui/text-link.tsx'
import { ChoiceLinks } from '#js/sections/choice-links.tsx'
import type { NamedLink } from '#server/props/elements.ts'
import type { SearchPageProps } from '#server/props/search-page.ts'

/** What was found on the site. Every choice is an address, so it works without scripts as it is. */
export default function SearchResults(props: SearchPageProps) {
  const { form, answer, kinds, hits } = props

  return (
    <div className="measure pt-10 pb-20">
      <h1 className="mb-6 text-section">Search</h1>
      <SearchForm form={form} hasFocus={form.query === ''} />
      <div role="status">
        {answer && <SearchAnswer answer={answer} className="mt-4 max-w-5xl" />}
        <Reading {...props} />
      </div>
      <Nearest {...props} />
      {kinds.length > 0 && (
        <div className="mt-3">
          <ChoiceLinks name="Show" choices={kinds} />
        </div>
      )}
      {hits.length > 0 && (
        <ol aria-label="Results" className="mt-5 divide-y divide-line border-y border-line">
          {hits.map((hit, place) => (
            <li key={place}>
              <SearchHitRow {...hit} />
            </li>
          ))}
        </ol>
      )}
      <WaysOn {...props} />
    </div>
  )
}

function Reading({ countText, note }: SearchPageProps) {
  return (
    <>
      <p className="mt-6 font-semibold wrap-anywhere text-ink">{countText}</p>
      {note && <p className="mt-1">{note}</p>}
    </>
  )
}

function Nearest({ nearest }: SearchPageProps) {
  if (nearest.length === 0) return null
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4">
      Did you mean{' '}
      {nearest.map(({ label, href }) => (
        <TextLink key={label} look="light" href={href} isSamePage>
          {label}
        </TextLink>
      ))}
    </p>
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
