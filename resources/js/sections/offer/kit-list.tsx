import { KitGroups } from '#js/components/kit-groups.tsx'
import { PagePart } from '#js/components/page-part.tsx'
import type { KitShown } from '#server/props/info-pages.ts'

/** What to pack, cut to this offer. */
export function KitList({ kit }: { readonly kit: KitShown | null }) {
  if (!kit) return null
  return (
    <PagePart id="kit" title="What to bring">
      <KitGroups {...kit} />
    </PagePart>
  )
}
