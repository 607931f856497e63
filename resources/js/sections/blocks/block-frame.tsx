import type { ReactNode } from 'react'
import { RichText } from '#js/components/ui/rich-text.tsx'
import { headingId, Section, SectionHeading } from '#js/components/ui/section.tsx'
import type { BlockProps } from '#server/props/info-pages.ts'

/**
 * What stands around a block: its heading beside it in wide windows, or over one that needs the
 * whole measure. Without a title it goes on where the block above it ended.
 */
export function BlockFrame({
  id,
  title,
  copy,
  isWide = false,
  children,
}: {
  readonly id: string | undefined
  readonly title: string | undefined
  readonly copy?: BlockProps<'points'>['copy']
  readonly isWide?: boolean
  readonly children: ReactNode
}) {
  const introduction = copy && <RichText html={copy} className="mb-6 max-w-copy" />
  if (!title) {
    return (
      <div {...(id && { id })} className="measure pt-6">
        {introduction}
        {children}
      </div>
    )
  }
  const heading = headingId(id, title)
  return (
    <Section {...(id && { id })} labelledBy={heading} className="pt-12 pb-0 md:pt-16 md:pb-0">
      <div className={isWide ? undefined : 'gap-x-12 lg:grid lg:grid-cols-[1fr_2fr]'}>
        <SectionHeading id={heading} title={title} />
        <div className={isWide ? 'mt-6' : 'mt-4 min-w-0 lg:mt-1'}>
          {introduction}
          {children}
        </div>
      </div>
    </Section>
  )
}
