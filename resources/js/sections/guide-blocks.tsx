import { TestimonialCard } from '#js/components/offer/testimonial-card.tsx'
import { Icon } from '#js/components/ui/icons.tsx'
import { LazyImage } from '#js/components/ui/picture.tsx'
import { RichText } from '#js/components/ui/rich-text.tsx'
import { cx } from '#js/lib/class-names.ts'
import type { GuideBlock, BlockProps } from '#server/props/info-pages.ts'
import { BlockFrame } from './blocks/block-frame.tsx'
import { blocksOf } from './blocks/blocks-of.tsx'
import { ContactBlock } from './blocks/contact.tsx'
import { KnotsBlock } from './blocks/knots.tsx'
import { LadderBlock } from './blocks/ladder.tsx'
import { plainViews } from './blocks/plain-views.tsx'
import { QuestionsBlock } from './blocks/questions.tsx'
import { SharesBlock } from './blocks/shares.tsx'
import { KitBlock } from './blocks/text-blocks.tsx'
import { YachtsBlock } from './blocks/yachts.tsx'

/** The blocks of a guide, from top to bottom. */
export const GuideBlocks = blocksOf<GuideBlock>({
  ...plainViews,
  sections: SectionsBlock,
  steps: StepsBlock,
  promises: PromisesBlock,
  ladder: LadderBlock,
  shares: SharesBlock,
  questions: QuestionsBlock,
  knots: KnotsBlock,
  kit: KitBlock,
  yachts: YachtsBlock,
  testimonials: CustomersBlock,
  contact: ContactBlock,
})

function CustomersBlock({ id, title, testimonials }: BlockProps<'testimonials'>) {
  return (
    <BlockFrame id={id} title={title ?? 'What people say'} isWide>
      <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
        {testimonials.map((testimonial) => (
          <li key={testimonial.id} className="min-w-0">
            <TestimonialCard testimonial={testimonial} className="h-full" />
          </li>
        ))}
      </ul>
      <p className="mt-6 text-sm">The testimonials on this site are sample data.</p>
    </BlockFrame>
  )
}

/** Promises, each with the day until which somebody may hold us to it. */
function PromisesBlock({ id, title, promises }: BlockProps<'promises'>) {
  return (
    <BlockFrame id={id} title={title} isWide>
      <ul className="grid gap-6 lg:grid-cols-3">
        {promises.map(({ name, copy, deadline }) => (
          <li key={name} className="min-w-0">
            <article className="flex h-full flex-col rounded-card border-t-4 border-brass bg-white p-6 shadow-card md:p-8">
              <h3 className="text-card">{name}</h3>
              <p className="mt-2 flex gap-2 font-semibold text-tide">
                <Icon name="calendar" className="mt-0.5" />
                <span className="min-w-0">{deadline}</span>
              </p>
              <RichText html={copy} className="mt-5" />
            </article>
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}

/** What to do, one step after the other; each in its drawing, where it has one, and in words. */
function StepsBlock({ id, title, copy, steps }: BlockProps<'steps'>) {
  return (
    <BlockFrame id={id} title={title} copy={copy} isWide>
      <ol className="grid gap-8">
        {steps.map((step, index) => (
          <li key={step.name}>
            <StepCard {...step} number={index + 1} />
          </li>
        ))}
      </ol>
    </BlockFrame>
  )
}

function StepCard({
  name,
  actions,
  imageUrl,
  imageAltText,
  number,
}: BlockProps<'steps'>['steps'][number] & { readonly number: number }) {
  return (
    <article
      className={cx(
        'overflow-hidden rounded-card bg-white shadow-card',
        imageUrl && 'lg:grid lg:grid-cols-2',
      )}
    >
      {imageUrl && (
        <LazyImage
          src={imageUrl}
          alt={imageAltText ?? ''}
          sizes="(min-width: 84em) 42rem, (min-width: 64em) 48vw, 92vw"
          className="aspect-4/3 lg:h-full lg:w-full"
        />
      )}
      <div className="min-w-0 p-6 md:p-8">
        <h3 className="flex items-center gap-4 text-card">
          <span className="grid size-11 shrink-0 place-items-center rounded-button bg-tide font-sans text-lg text-white">
            {number}
          </span>{' '}
          <span className="min-w-0">{name}</span>
        </h3>
        <ol className="mt-5 max-w-copy list-[lower-alpha] space-y-3 pl-6 marker:font-semibold marker:text-tide">
          {actions.map((action) => (
            <li key={action} className="pl-1">
              <p>{action}</p>
            </li>
          ))}
        </ol>
      </div>
    </article>
  )
}

/** Numbered sections behind a list of contents, which stays in sight in wide windows. */
function SectionsBlock({ id, title, sections }: BlockProps<'sections'>) {
  return (
    <BlockFrame id={id} title={title} isWide>
      <div className="gap-x-12 lg:grid lg:grid-cols-[1fr_2fr]">
        <nav
          aria-label="Contents"
          className="lg:sticky lg:top-28 lg:max-h-[calc(100dvh-9rem)] lg:self-start lg:overflow-y-auto"
        >
          <ol className="border-l-2 border-sea">
            {sections.map((section, index) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="flex min-h-11 items-center gap-3 py-1 pl-4 text-tide-deep underline-offset-4 hover:underline lg:min-h-9"
                >
                  <Numeral>{index + 1}</Numeral>
                  <span className="min-w-0">{section.title}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="mt-10 min-w-0 lg:mt-0">
          {sections.map((section, index) => (
            <section
              key={section.id}
              id={section.id}
              aria-labelledby={`${section.id}-title`}
              className="mb-10 last:mb-0"
            >
              <h3 id={`${section.id}-title`} className="mb-3 flex gap-3 text-card">
                <Numeral>{index + 1}</Numeral> <span className="min-w-0">{section.title}</span>
              </h3>
              <RichText html={section.copy} className="max-w-copy" />
            </section>
          ))}
        </div>
      </div>
    </BlockFrame>
  )
}

function Numeral({ children }: { readonly children: number }) {
  return <span className="shrink-0 tabular-nums">{children}.</span>
}
