import { Breadcrumbs } from '#js/components/ui/breadcrumbs.tsx'
import { TextLink } from '#js/components/ui/text-link.tsx'
import type { LettersPageProps } from '#server/props/letters.ts'

/** The weekly letters that have gone out, to read before one subscribes, or again. */
export default function Letters({ title, letters, feedHref }: LettersPageProps) {
  return (
    <div className="measure py-8">
      <Breadcrumbs above={[]} here={title} />
      <h1 className="mt-4 text-section">{title}</h1>
      {letters.length === 0 && (
        <p className="mt-4 max-w-copy">
          The first goes out soon. Leave your address below, and it comes to you.
        </p>
      )}
      <ul className="mt-6 space-y-6">
        {letters.map(({ name, href, day, summary }) => (
          <li key={href}>
            <h2 className="text-card">
              <TextLink href={href}>{name}</TextLink>
            </h2>
            <p className="text-sm">{day}</p>
            <p className="max-w-copy">{summary}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <a href={feedHref} className="inline-flex min-h-11 items-center text-tide-deep underline">
          As a feed for your reader
        </a>
      </p>
    </div>
  )
}
