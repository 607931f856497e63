import { cx } from '#js/lib/class-names.ts'
import type { SafeHtml } from '#server/content/html.ts'

/** HTML copy, the only place that prints markup: its type says that the server cleaned it. */
export function RichText({
  html,
  className,
}: {
  readonly html: SafeHtml
  readonly className?: string | undefined
}) {
  if (!html) return null
  return <div className={cx('rich-text', className)} dangerouslySetInnerHTML={{ __html: html }} />
}
