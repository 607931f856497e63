import type { PageMeta } from '#server/props/meta.ts'
import type { OfferPageProps } from '#server/props/offer-page.ts'
import { page } from '#server/site/page.ts'
import type { PageAnswer } from '#server/site/page.ts'

/** The page of an offer. One that ends in a form, or that staff wrote more of, loads more for it. */
export function offerAnswer(props: OfferPageProps, meta: PageMeta): PageAnswer {
  if (props.blocks.length > 0) return page('offers/written', props, meta)
  return page(props.enquiry ? 'offers/asked-for' : 'offers/offer', props, meta)
}
