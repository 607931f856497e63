import { PagePart } from '#js/components/page-part.tsx'
import { TickList } from '#js/components/tick-list.tsx'
import type { KitShown } from '#server/props/offer-page.ts'

/** What to pack, cut to this offer. */
export function KitList({ kit }: { readonly kit: KitShown | null }) {
  if (!kit) return null
  const { essential, helpful, leaveAtHome } = kit

  return (
    <PagePart id="kit" title="What to bring">
      <KitGroup title="Bring" items={essential} />
      <KitGroup title="Good to have" items={helpful} />
      <KitGroup title="Leave at home" items={leaveAtHome} mark="no" />
    </PagePart>
  )
}

function KitGroup({
  title,
  items,
  mark = 'yes',
}: {
  readonly title: string
  readonly items: readonly string[]
  readonly mark?: 'yes' | 'no'
}) {
  if (items.length === 0) return null
  return (
    <div className="mt-6 first-of-type:mt-0">
      <h3 className="mb-3 font-sans text-base">{title}</h3>
      <TickList items={items} mark={mark} columns={2} />
    </div>
  )
}
