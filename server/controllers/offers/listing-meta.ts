import { bannerPicture, isVideo } from '#js/lib/media.ts'
import type { Content } from '#server/content/content.ts'
import type { InfoPage } from '#server/content/schema/info-page.ts'
import { pageMeta } from '#server/head/page-meta.ts'
import type { ListingFacts } from '#server/props/listings.ts'
import type { PageMeta, Preload } from '#server/props/meta.ts'

/**
 * What a listing says to search engines. One choice makes a page that somebody may look for; more
 * choices than one, and a list of alternatives, are not listed. The canonical address has the choices
 * and the page but no order.
 * @param canonical the address that stands for one with the same choices and page
 */
export function listingMeta(
  file: InfoPage,
  listing: ListingFacts,
  { company, pictures }: Content,
  canonical: (href: string) => string,
): PageMeta {
  const { banner } = file
  const meta = pageMeta(file, { path: banner.imageUrl, alt: banner.altText })
  const isListed = listing.chips.length <= 1 && listing.alternatives === null
  return {
    ...meta,
    title: titleOf(file, listing, company.brand) ?? meta.title,
    isIndexed: meta.isIndexed && isListed,
    canonical: canonical(hrefWithoutOrder(listing)),
    preloads: banner.promoVideo && isVideo(banner.promoVideo) ? [] : preloadsOf(banner, pictures),
  }
}

// The page as staff named it; what was chosen, and a further page, say so in their titles.
function titleOf({ name }: InfoPage, { chips, page, pages }: ListingFacts, brand: string) {
  if (chips.length === 0 && page === 1) return undefined
  const choices = chips.map(({ label }) => label).join(', ')
  const facts = [choices, page > 1 ? `page ${page} of ${pages}` : ''].filter(Boolean).join(', ')
  return `${name}: ${facts} | ${brand}`
}

function hrefWithoutOrder({ sorts, canonicalHref }: ListingFacts): string {
  const recommended = sorts.find(({ value }) => value === 'recommended')
  return recommended && !recommended.isChosen ? recommended.href : canonicalHref
}

function preloadsOf({ imageUrl }: InfoPage['banner'], pictures: Content['pictures']): Preload[] {
  const [best] = pictures[imageUrl]?.sources ?? []
  return best ? [{ ...best, ...bannerPicture }] : []
}
