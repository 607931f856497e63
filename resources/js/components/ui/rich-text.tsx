import { useMemo } from 'react'
import { useKeepWanted } from '#js/hooks/use-wanted.tsx'
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
  const keep = useKeepWanted()
  const trusted = useMemo(
    () => ({ __html: trustedHtml(keep ? keepIn(html, keep) : html) }),
    [html, keep],
  )
  if (!html) return null
  return <div className={cx('rich-text', className)} dangerouslySetInnerHTML={trusted} />
}

/** The same copy, whose links to pages of this site are kept as others are. */
function keepIn(html: SafeHtml, keep: (href: string) => string): SafeHtml {
  return html.replaceAll(/(?<= href=")\/[^"]*/g, keep) as SafeHtml
}
