import { useMemo } from 'react'
import { cx } from '#js/lib/class-names.ts'
import { trustedHtml } from '#js/lib/trusted-html.ts'
import type { SafeHtml } from '#server/content/html.ts'

/** HTML copy, the only place that prints markup: its type says that the server cleaned it. */
export function RichText({
  html,
  className,
}: {
  readonly html: SafeHtml
  readonly className?: string | undefined
}) {
  // One value for one text: React would print another one anew, and end a selection in it.
  const trusted = useMemo(() => ({ __html: trustedHtml(html) }), [html])
  if (!html) return null
  return <div className={cx('rich-text', className)} dangerouslySetInnerHTML={trusted} />
}
