import type { SafeHtml } from '#server/content/html.ts'
import { RichText } from './rich-text.tsx'

/** The heading of a band, with its introduction. */
export function SectionHeading({
  id,
  title,
  copy,
}: {
  readonly id: string
  readonly title: string
  readonly copy?: SafeHtml | undefined
}) {
  return (
    <div className="max-w-copy">
      <h2 id={id} className="text-section">
        {title}
      </h2>
      {copy && <RichText html={copy} className="mt-4" />}
    </div>
  )
}
