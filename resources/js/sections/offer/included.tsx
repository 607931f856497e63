import { PagePart } from '#js/components/page-part.tsx'
import { TickList } from '#js/components/tick-list.tsx'

/** What the price includes and what it does not, side by side. */
export function Included({
  included,
  notIncluded,
}: {
  readonly included: readonly string[]
  readonly notIncluded: readonly string[]
}) {
  return (
    <PagePart id="included" title="What the price includes">
      <div className="grid gap-8 sm:grid-cols-2">
        <div>
          <h3 className="mb-3 font-sans text-base">Included</h3>
          <TickList items={included} />
        </div>
        {notIncluded.length > 0 && (
          <div>
            <h3 className="mb-3 font-sans text-base">Not included</h3>
            <TickList items={notIncluded} mark="no" />
          </div>
        )}
      </div>
    </PagePart>
  )
}
