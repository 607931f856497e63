import type { KitShown } from '#server/props/info-pages.ts'
import { TickList } from './tick-list.tsx'

/** What to pack, by how strongly it is asked for. A group without anything is left out. */
export function KitGroups({ essential, helpful, leaveAtHome }: KitShown) {
  return (
    <>
      <KitGroup title="Bring" items={essential} />
      <KitGroup title="Good to have" items={helpful} />
      <KitGroup title="Leave at home" items={leaveAtHome} mark="no" />
    </>
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
