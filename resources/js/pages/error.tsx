import { HighlightedText } from '#js/components/ui/highlighted-text.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { PhoneLink } from '#js/components/ui/phone-link.tsx'
import { SearchForm } from '#js/components/ui/search-form.tsx'
import type { ErrorProps, SentForm } from '#server/props/pages.ts'
import type { LostProps } from '#server/props/search-page.ts'

/** Says plainly what went wrong, and where to go from here. */
export default function ErrorPage({ title, message, errorId, lost, again }: ErrorProps) {
  return (
    <div className="measure py-20">
      <h1 className="text-section">{title}</h1>
      <p className="mt-4 max-w-copy">{message}</p>
      {errorId && (
        <p className="mt-4 max-w-copy">
          If you write or call about it, please quote{' '}
          <strong className="font-semibold text-ink">{errorId}</strong>.
        </p>
      )}
      {again && <SendAgain {...again} />}
      {lost && <Search {...lost} />}
      <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
        <Link to="web.home" className={again ? quiet : loud}>
          Go to the home page
        </Link>
        <PhoneLink before="Call us: " className={quiet} />
      </p>
    </div>
  )
}

const loud = 'button inline-flex items-center'
const quiet = 'inline-flex min-h-12 items-center text-tide underline'

/** What was typed is in the page, so that nothing is lost to a browser without scripts. */
function SendAgain({ action, fields }: SentForm) {
  return (
    <form method="post" action={action} className="mt-8">
      {fields.map(([name, value], place) => (
        <input key={place} type="hidden" name={name} value={value} />
      ))}
      {fields.length > 0 && (
        <p className="max-w-copy">
          What you typed is kept in this page, apart from passwords and the codes that let you in:
          nothing else needs to be written twice.
        </p>
      )}
      <button type="submit" className={`mt-4 ${loud}`}>
        Send it again
      </button>
    </form>
  )
}

function Search({ form, suggestions }: LostProps) {
  return (
    <div className="mt-8">
      {suggestions.length > 0 && (
        <>
          <h2 className="text-card">Perhaps you meant</h2>
          <ul className="mt-2 mb-8">
            {suggestions.map(({ href, name, kind }, place) => (
              <li key={place}>
                <Link href={href} className="text-link max-w-full">
                  <span className="min-w-0">
                    <HighlightedText text={name} />
                  </span>
                </Link>{' '}
                <span className="text-sm">{kind}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <SearchForm form={form} />
    </div>
  )
}
