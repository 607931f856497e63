import { FactList } from '#js/components/fact-list.tsx'
import type { Shown } from '#server/props/info-pages.ts'
import { BlockFrame } from './block-frame.tsx'

/** Terms with what they mean here. */
export function FactsBlock({ id, title, rows }: Shown<'facts'>) {
  return (
    <BlockFrame id={id} title={title}>
      <FactList facts={rows.map(({ name, value }) => ({ term: name, text: value }))} />
    </BlockFrame>
  )
}
