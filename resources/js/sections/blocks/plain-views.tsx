import { OfferCard } from '#js/components/offer/offer-card.tsx'
import { ButtonLink } from '#js/components/ui/link.tsx'
import { ProductGrid } from '#js/components/ui/lists.tsx'
import { LazyImage } from '#js/components/ui/picture.tsx'
import { RichText } from '#js/components/ui/rich-text.tsx'
import { headingId, Section, SectionHeading } from '#js/components/ui/section.tsx'
import { usePicture } from '#js/hooks/use-shared-props.ts'
import { cx } from '#js/lib/class-names.ts'
import type { PlainBlock, BlockProps } from '#server/props/info-pages.ts'
import { BlockFrame } from './block-frame.tsx'
import type { ViewsOf } from './blocks-of.tsx'
import { AtAGlance, FactsBlock, PointsBlock, TextBlock } from './text-blocks.tsx'

/** How the kinds of blocks are shown that any page may hold, the form left out. */
export const plainViews: ViewsOf<Exclude<PlainBlock, BlockProps<'enquiry'>>> = {
  text: TextBlock,
  overview: AtAGlance,
  picture: PictureBlock,
  'picture-and-text': PictureAndText,
  facts: FactsBlock,
  points: PointsBlock,
  offers: OffersBlock,
  'call-to-action': CallToAction,
}

function CallToAction({ id, title, copy, buttonUrl, buttonText }: BlockProps<'call-to-action'>) {
  return (
    <BlockFrame id={id} title={title} copy={copy}>
      <ButtonLink href={buttonUrl}>{buttonText}</ButtonLink>
    </BlockFrame>
  )
}

/** One picture, whole, with what there is to say of it. */
function PictureBlock({ id, title, imageUrl, imageAltText, caption }: BlockProps<'picture'>) {
  const [width, height] = usePicture(imageUrl) ?? [3, 2]

  return (
    <BlockFrame id={id} title={title}>
      <figure className={width < height ? 'max-w-copy lg:max-w-120' : 'max-w-copy'}>
        <LazyImage
          src={imageUrl}
          alt={imageAltText}
          sizes="(min-width: 46rem) 42rem, 92vw"
          className={width < height ? 'aspect-2/3 rounded-card' : 'aspect-4/3 rounded-card'}
        />
        {caption && <figcaption className="mt-3 text-sm">{caption}</figcaption>}
      </figure>
    </BlockFrame>
  )
}

/** Copy beside a picture, which stands over it in narrow windows. */
function PictureAndText(block: BlockProps<'picture-and-text'>) {
  const { id, title } = block
  if (!title) {
    return (
      <BlockFrame id={id} title={title}>
        <Pair {...block} />
      </BlockFrame>
    )
  }
  const heading = headingId(id, title)
  return (
    <Section {...(id && { id })} labelledBy={heading} className="pt-12 pb-0 md:pt-16 md:pb-0">
      <Pair {...block} heading={heading} />
    </Section>
  )
}

function Pair({
  title,
  copy,
  imageUrl,
  imageAltText,
  side,
  heading = '',
}: BlockProps<'picture-and-text'> & { readonly heading?: string }) {
  return (
    <div className="grid items-center gap-6 lg:grid-cols-2 lg:gap-14">
      <LazyImage
        src={imageUrl}
        alt={imageAltText}
        sizes="(min-width: 84em) 38rem, (min-width: 64em) 46vw, 92vw"
        className={cx('aspect-4/3 rounded-card', side === 'right' && 'lg:order-last')}
      />
      <div className="min-w-0">
        {title && <SectionHeading id={heading} title={title} />}
        <RichText html={copy} className="mt-4 max-w-copy" />
      </div>
    </div>
  )
}

const sizes = '(min-width: 80em) 26rem, (min-width: 64em) 31vw, (min-width: 40em) 46vw, 92vw'

function OffersBlock({ id, title, copy, offers, globalRatings }: BlockProps<'offers'>) {
  return (
    <BlockFrame id={id} title={title} copy={copy} isWide>
      <ProductGrid
        columns={offers.length % 4 === 0 ? 4 : 3}
        items={offers.map(({ card, dates }) => ({
          id: `${card.className}-${card.slug}`,
          content: <OfferCard card={card} dates={dates} sizes={sizes} ratings={globalRatings} />,
        }))}
      />
    </BlockFrame>
  )
}
