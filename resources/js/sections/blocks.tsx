import type { ReactNode } from 'react'
import { Band } from '#js/components/band.tsx'
import { OverviewBlock } from '#js/components/overview-block.tsx'
import { RichText } from '#js/components/rich-text.tsx'
import { SectionHeading } from '#js/components/section-heading.tsx'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import type { ShownBlock } from '#server/props/listing-page.ts'

type BlockOf<Type extends ShownBlock['type']> = Extract<ShownBlock, { readonly type: Type }>

/** How each kind of block is shown; a kind that pages may hold and that is missing does not compile. */
const views: { readonly [Type in ShownBlock['type']]: (block: BlockOf<Type>) => ReactNode } = {
  text: ({ id, title, copy }) => (
    <Block {...{ id, title }}>
      <RichText html={copy} className="max-w-copy" />
    </Block>
  ),
  overview: ({ id, title, copy, linkToLearn }) => (
    <OverviewBlock {...{ id, copy, linkToLearn }} title={title ?? 'At a glance'} />
  ),
  enquiry: ({ id, title = 'Ask us', copy }) => (
    <Block {...{ id, title }}>
      {copy && <RichText html={copy} className="mb-4 max-w-copy" />}
      <WaysToAsk about={title} />
    </Block>
  ),
}

/** The blocks of a page that staff wrote, from top to bottom. */
export function Blocks({ blocks }: { readonly blocks: readonly ShownBlock[] }) {
  return blocks.map((block, index) => {
    const View = views[block.type] as (shown: ShownBlock) => ReactNode
    return <View key={block.id ?? index} {...block} />
  })
}

function Block({
  id,
  title,
  children,
}: {
  readonly id: string | undefined
  readonly title: string | undefined
  readonly children: ReactNode
}) {
  if (!title) return <div className="mx-auto max-w-page px-4 pt-6 md:px-8">{children}</div>
  const heading = `${id ?? title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}-title`
  return (
    <Band {...(id && { id })} labelledBy={heading} className="pt-8 pb-0 md:pt-12 md:pb-0">
      <div className="gap-x-12 lg:grid lg:grid-cols-[1fr_2fr]">
        <SectionHeading id={heading} title={title} />
        <div className="mt-4 lg:mt-1">{children}</div>
      </div>
    </Band>
  )
}

function WaysToAsk({ about }: { readonly about: string }) {
  const { company } = useSharedProps()
  const link = 'font-semibold text-tide underline underline-offset-4 hover:text-tide-deep'

  return (
    <p className="max-w-copy">
      Telephone{' '}
      <a href={company.phone_link} className={link}>
        {company.phone}
      </a>{' '}
      or write to{' '}
      <a
        href={`mailto:${company.email}?subject=${encodeURIComponent(about)}`}
        className={`${link} break-words`}
      >
        {company.email}
      </a>
      . Say how many you are and when it suits you, and we answer with a plan and a price.
    </p>
  )
}
