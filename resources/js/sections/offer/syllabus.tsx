import { PagePart } from '#js/components/page-part.tsx'
import { TickList } from '#js/components/tick-list.tsx'

/** What a course teaches, in order. */
export function Syllabus({ syllabus }: { readonly syllabus: readonly string[] }) {
  if (syllabus.length === 0) return null
  return (
    <PagePart id="syllabus" title="What you learn">
      <TickList items={syllabus} columns={2} isOrdered />
    </PagePart>
  )
}
