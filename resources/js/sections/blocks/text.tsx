import { RichText } from '#js/components/rich-text.tsx'
import type { Shown } from '#server/props/info-pages.ts'
import { BlockFrame } from './block-frame.tsx'

/** Copy under its heading; without one it leads into the page, in larger letters. */
export function TextBlock({ id, title, copy }: Shown<'text'>) {
  return (
    <BlockFrame id={id} title={title}>
      <RichText html={copy} className={title ? 'max-w-copy' : 'max-w-copy text-lg'} />
    </BlockFrame>
  )
}
