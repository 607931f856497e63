import { FactList, TickList } from '#js/components/ui/lists.tsx'
import { PhoneLink } from '#js/components/ui/phone-link.tsx'
import { PageSection } from '#js/components/ui/section.tsx'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import { mailAddress } from '#js/lib/mail-address.ts'
import type { HowToBuy as HowToBuyProps, ProductPageProps } from '#server/props/shop.ts'

/** How else to buy it than by the cart: by telephone and e-mail. */
export function HowToBuy({ title, text, subject }: HowToBuyProps) {
  const { company } = useSharedProps()

  return (
    <section
      id="how-to-buy"
      aria-labelledby="how-to-buy-title"
      className="rounded-card bg-white p-6 shadow-card"
    >
      <h2 id="how-to-buy-title" className="text-card">
        {title}
      </h2>
      <p className="mt-2">{text}</p>
      <p className="mt-5">
        <PhoneLink
          before="Call "
          className="inline-flex min-h-12 items-center rounded-button border border-tide px-6 font-semibold text-tide-deep hover:bg-sea/35"
        />
      </p>
      <p className="mt-3">
        <a
          href={mailAddress({ to: company.email, subject })}
          className="inline-flex min-h-11 items-center font-semibold break-all text-tide-deep underline underline-offset-4 hover:text-tide"
        >
          {company.email}
        </a>
      </p>
    </section>
  )
}

/** What posting costs, and how things come back. */
export function PostingAndReturns({
  posting,
  returns,
}: Pick<ProductPageProps, 'posting' | 'returns'>) {
  return (
    <>
      <PageSection id="posting" title="Posting and collecting">
        <FactList facts={posting} />
      </PageSection>
      <PageSection id="returns" title="If you change your mind">
        <TickList items={returns} />
      </PageSection>
    </>
  )
}
