import type { SafeHtml } from '#server/content/html.ts'
import { Link } from './link.tsx'
import { RichText } from './rich-text.tsx'
import { headingId, Section } from './section.tsx'

/** What there is to know before choosing: a title, copy, and on request a link to more of it. */
export function OverviewBlock({
  id,
  title,
  copy,
  linkToLearn = false,
}: {
  readonly id?: string | undefined
  readonly title: string
  readonly copy: SafeHtml
  /** true: ends with a link to the page Why learn to sail. */
  readonly linkToLearn?: boolean
}) {
  const heading = headingId(id, title)

  return (
    <Section id={id} labelledBy={heading} className="pt-8 pb-0 md:pt-12 md:pb-0">
      <div className="gap-x-12 lg:grid lg:grid-cols-[1fr_2fr]">
        <h2 id={heading} className="text-section">
          {title}
        </h2>
        <div className="mt-4 max-w-copy lg:mt-1">
          <RichText html={copy} />
          {linkToLearn && (
            <Link
              to="web.info.learn"
              className="mt-4 inline-flex min-h-11 items-center font-semibold text-tide underline underline-offset-4 hover:text-tide-deep"
            >
              Why learn to sail
            </Link>
          )}
        </div>
      </div>
    </Section>
  )
}
