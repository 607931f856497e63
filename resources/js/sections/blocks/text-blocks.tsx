import { FactList, KitGroups } from '#js/components/ui/lists.tsx'
import { OverviewBlock } from '#js/components/ui/overview-block.tsx'
import { RichText } from '#js/components/ui/rich-text.tsx'
import type { BlockProps } from '#server/props/info-pages.ts'
import { BlockFrame } from './block-frame.tsx'

/** What a page is about, in short. */
export function AtAGlance({
  id,
  title = 'At a glance',
  copy,
  linkToLearn,
}: BlockProps<'overview'>) {
  return <OverviewBlock id={id} title={title} copy={copy} linkToLearn={linkToLearn} />
}

/** Copy under its heading; without one it leads into the page, in larger letters. */
export function TextBlock({ id, title, copy }: BlockProps<'text'>) {
  return (
    <BlockFrame id={id} title={title}>
      <RichText html={copy} className={title ? 'max-w-copy' : 'max-w-copy text-lg'} />
    </BlockFrame>
  )
}

/** Terms with what they mean here. */
export function FactsBlock({ id, title, rows }: BlockProps<'facts'>) {
  return (
    <BlockFrame id={id} title={title}>
      <FactList facts={rows.map(({ name, value }) => ({ term: name, text: value }))} />
    </BlockFrame>
  )
}

/** Short points, good ones and bad ones: so their mark says nothing. */
export function PointsBlock({ id, title, copy, points }: BlockProps<'points'>) {
  return (
    <BlockFrame id={id} title={title} copy={copy}>
      <ul className="max-w-copy list-disc space-y-3 pl-6 marker:text-tide">
        {points.map((point) => (
          <li key={point} className="pl-1">
            <p>{point}</p>
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}

/** What to pack, and what to leave at home. */
export function KitBlock({ id, title, kit }: BlockProps<'kit'>) {
  return (
    <BlockFrame id={id} title={title}>
      <KitGroups {...kit} />
    </BlockFrame>
  )
}
