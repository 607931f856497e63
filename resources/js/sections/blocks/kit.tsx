import { KitGroups } from '#js/components/kit-groups.tsx'
import type { Shown } from '#server/props/info-pages.ts'
import { BlockFrame } from './block-frame.tsx'

/** What to pack, and what to leave at home. */
export function KitBlock({ id, title, kit }: Shown<'kit'>) {
  return (
    <BlockFrame id={id} title={title}>
      <KitGroups {...kit} />
    </BlockFrame>
  )
}
