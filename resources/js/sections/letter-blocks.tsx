import type { ReactNode } from 'react'
import { ButtonLink } from '#js/components/ui/link.tsx'
import { LazyImage } from '#js/components/ui/picture.tsx'
import { RichText } from '#js/components/ui/rich-text.tsx'
import { TextLink } from '#js/components/ui/text-link.tsx'
import type { FilledBlock, LetterItem } from '#server/props/letters.ts'
import { BlockFrame } from './blocks/block-frame.tsx'

/** A weekly letter from top to bottom. */
export function LetterBlocks({ blocks }: { readonly blocks: readonly FilledBlock[] }) {
  return blocks.map((block, index) => (
    // Nothing else tells two blocks apart, and they never change places.
    <BlockFrame
      key={index}
      id={undefined}
      title={block.title ?? undefined}
      copy={(block.type === 'items' && block.copy) || undefined}
    >
      {contentOf(block)}
    </BlockFrame>
  ))
}

function contentOf(block: FilledBlock): ReactNode {
  switch (block.type) {
    case 'words':
      return block.copy.map((html) => <Paragraph key={html} html={html} />)
    case 'picture':
      return (
        <figure className="max-w-copy">
          <LazyImage
            src={block.picture.src}
            alt={block.picture.alt}
            sizes="(min-width: 46rem) 42rem, 92vw"
            className="aspect-4/3 rounded-card"
          />
          {block.caption && <figcaption className="mt-3 text-sm">{block.caption}</figcaption>}
        </figure>
      )
    case 'button':
      return <ButtonLink href={block.href}>{block.text}</ButtonLink>
    case 'items':
      return (
        <ul className="space-y-6">
          {block.items.map((item) => (
            <Item key={item.href} {...item} />
          ))}
        </ul>
      )
    case 'question':
      return (
        <>
          <p className="mb-3 font-semibold text-ink">{block.question}</p>
          {block.answer.map((html) => (
            <Paragraph key={html} html={html} />
          ))}
        </>
      )
  }
}

function Paragraph({ html }: { readonly html: Parameters<typeof RichText>[0]['html'] }) {
  return <RichText html={html} className="mb-4 max-w-copy" />
}

function Item({ name, href, details }: LetterItem) {
  return (
    <li>
      <TextLink href={href}>{name}</TextLink>
      {details.map((line) => (
        <p key={line} className="max-w-copy">
          {line}
        </p>
      ))}
    </li>
  )
}
