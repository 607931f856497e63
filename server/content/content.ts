import type { GlobalRatings, LevelFinderPage, SalesRatings } from '#server/props/home.ts'
import type { GiftCard } from '#server/props/offers.ts'
import type { BlogPost, NavigationData, Pictures } from '#server/props/shared.ts'
import { fillHomePage, fillNavigation } from './fill/home-page.ts'
import type { FindOffer, HomePage } from './fill/home-page.ts'
import type { GoodDocuments } from './load/documents.ts'
import type { Company, KeptTestimonial } from './schema/company.ts'
import type { KitItem, Knot, Question } from './schema/guidance.ts'
import type { InfoPage } from './schema/info-page.ts'
import type { LevelFinder } from './schema/level-finder.ts'
import type { Course, Holiday } from './schema/offer.ts'
import type { DateOverride, Resources, Waypoint, Yacht } from './schema/schedule.ts'
import type { ProductFile, Shipping, Voucher } from './schema/shop.ts'

/** Everything that staff write, checked, filled and frozen. */
export interface Content {
  readonly home: HomePage
  readonly navigation: NavigationData
  readonly blogPosts: readonly BlogPost[]
  /** The scores of the review sites, and the company's own. */
  readonly ratings: SalesRatings
  /** The scores of the review sites alone. */
  readonly globalRatings: GlobalRatings
  readonly testimonials: readonly KeptTestimonial[]
  /** By slug. */
  readonly courses: ReadonlyMap<string, Course>
  /** By slug: weekends, holidays, mile builders, racing, classic sailing, adventures. */
  readonly holidays: ReadonlyMap<string, Holiday>
  /** By slug: books and other things that are posted. */
  readonly products: ReadonlyMap<string, ProductFile>
  readonly vouchers: readonly Voucher[]
  /** The package type of a printed voucher. */
  readonly vouchersPostedIn: string
  /** The vouchers as the home page carries them. */
  readonly giftVouchers: readonly GiftCard[]
  readonly shipping: Shipping
  /** In the order of their page. */
  readonly knots: readonly Knot[]
  /** Information pages, by the name of the route that they answer. */
  readonly pages: ReadonlyMap<string, InfoPage>
  readonly questions: readonly Question[]
  readonly kitList: readonly KitItem[]
  readonly levelFinder: LevelFinder
  readonly levelFinderPages: readonly LevelFinderPage[]
  /** The places that routes go by, by id. */
  readonly waypoints: ReadonlyMap<string, Waypoint>
  readonly fleet: readonly Yacht[]
  readonly company: Company
  /** What staff changed about single dates, by reference. */
  readonly overrides: ReadonlyMap<string, DateOverride>
  /** What dates need besides the yachts: chartered ones, rooms, people. */
  readonly resources: Resources
  /** Path of a renamed page -> its path now, or the name of its route. */
  readonly redirects: ReadonlyMap<string, string>
  /** What a page needs to show each picture, by the path that content names it by. */
  readonly pictures: Pictures
}

/** Content from documents that have no violation. The value and all in it are frozen. */
export function createContent(documents: GoodDocuments): Content {
  const courses = valuesOf(documents.courses)
  const holidays = valuesOf(documents.holidays)
  const findOffer: FindOffer = (kind, slug) =>
    found(kind === 'course' ? courses.get(slug) : holidays.get(slug), `${kind} '${slug}'`)
  const { testimonials } = documents.testimonials.value
  const ratings = documents.ratings.value
  const { googleScore, taScore, googleCount, taCount } = ratings
  const { vouchers, posted_in: vouchersPostedIn } = documents.giftVouchers.value
  const levelFinder = documents.levelFinder.value
  const pages = [...valuesOf(documents.pages).values()].map(
    (page) => [page.routeName, page] as const,
  )

  return deepFreeze({
    home: fillHomePage(documents.home.value, {
      ratings,
      findOffer,
      findTestimonial(id) {
        const kept = testimonials.find((one) => one.id === id)
        const { about: _, ...shown } = found(kept, `testimonial ${id}`)
        return shown
      },
    }),
    navigation: fillNavigation(documents.navigation.value, findOffer),
    blogPosts: documents.blogPosts.value.posts,
    ratings,
    globalRatings: { googleScore, taScore, googleCount, taCount },
    testimonials,
    courses,
    holidays,
    products: valuesOf(documents.products),
    vouchers,
    vouchersPostedIn,
    giftVouchers: vouchers.map(({ code, price, image }) => ({ code, price, image })),
    shipping: documents.shipping.value,
    knots: [...documents.knots.values()]
      .map(({ value }) => value)
      .toSorted((one, two) => one.order - two.order),
    pages: new Map(pages),
    questions: documents.faq.value.questions,
    kitList: documents.kitList.value.items,
    levelFinder,
    levelFinderPages: levelFinder.questions.map(({ id, title }, index) => ({
      id,
      title,
      href: `/level-finder/${index + 1}`,
    })),
    waypoints: new Map(documents.waypoints.value.waypoints.map((one) => [one.id, one])),
    fleet: documents.fleet.value.yachts,
    company: documents.company.value,
    overrides: new Map(documents.overrides.value.overrides.map((one) => [one.reference, one])),
    resources: documents.resources.value,
    redirects: new Map(documents.redirects.value.redirects.map(({ from, to }) => [from, to])),
    pictures: documents.pictures.value,
  })
}

/** By slug, without what is only a draft. */
function valuesOf<Value extends { readonly draft?: boolean | undefined }>(
  documents: ReadonlyMap<string, { readonly value: Value }>,
): ReadonlyMap<string, Value> {
  const published = [...documents].filter(([, { value }]) => !value.draft)
  return new Map(published.map(([slug, { value }]) => [slug, value]))
}

/** What the checks have seen to be there. */
function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`[content] ${what} passed the checks but is not there`)
  return value
}

/** Freezes a value and everything in it, so that no request can change what the next one reads. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  const parts: unknown[] = value instanceof Map ? [...value.values()] : Object.values(value)
  for (const part of parts) deepFreeze(part)
  return Object.freeze(value)
}
