import { fillHomePage, fillNavigation } from './fill/home-page.ts'
import type { FindOffer } from './fill/home-page.ts'
import { shownPicture } from './fill/pictures.ts'
import { fillTerms } from './fill/terms.ts'
import type { GoodDocuments } from './load/documents.ts'

/** Everything that staff write, checked, filled and frozen. */
export type Content = Readonly<ReturnType<typeof createContent>>

/** Content from documents that have no violation. The value and all in it are frozen. */
export function createContent(documents: GoodDocuments) {
  const catalogue = catalogueOf(documents)
  const { courses, holidays } = catalogue
  const findOffer: FindOffer = (kind, slug) =>
    found(kind === 'course' ? courses.get(slug) : holidays.get(slug), `${kind} '${slug}'`)
  const { testimonials } = documents.testimonials.value
  const ratings = documents.ratings.value
  const { googleScore, taScore, googleCount, taCount } = ratings
  const levelFinder = documents.levelFinder.value
  const { bank, ...company } = documents.company.value
  const redirects: ReadonlyMap<string, string> = new Map(
    documents.redirects.value.redirects.map(({ from, to }) => [from, to]),
  )

  return deepFreeze({
    ...catalogue,
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
    /** The scores of the review sites, and the company's own. */
    ratings,
    /** The scores of the review sites alone. */
    globalRatings: { googleScore, taScore, googleCount, taCount },
    testimonials,
    /** In the order of their page. */
    knots: [...documents.knots.values()]
      .map(({ value }) => value)
      .toSorted((one, two) => one.order - two.order),
    /** Information pages, by the name of the route that they answer. */
    pages: mapBy(publishedIn(documents.pages).values(), routeOf),
    /** The weekly letters, by the day on which each goes out, `YYYY-MM-DD`; the oldest first. */
    letters: publishedIn(documents.letters),
    drafts: draftsOf(documents),
    questions: documents.faq.value.questions,
    /** The words that visitors type, and what they mean by them. */
    searchWords: documents.search.value,
    kitList: documents.kitList.value.items,
    levelFinder,
    levelFinderPages: levelFinder.questions.map(({ id, title }, index) => ({
      id,
      title,
      href: `/level-finder/${index + 1}`,
    })),
    /** What every page may show of the company. */
    company,
    /** Where transfers go: for the page and the message of an order that is paid by one. */
    bank,
    /** Path of a renamed page -> its path now, or the name of its route. */
    redirects,
    ...picturesOf(documents),
  })
}

function picturesOf({ pictures }: GoodDocuments) {
  const listed = Object.entries(pictures.value)
  return {
    /** What a page needs to show each picture, by the path that content names it by. */
    pictures: Object.fromEntries(listed.map(([path, one]) => [path, shownPicture(one)])),
    /** What pictures show, by the same path, where that is written: for messages. */
    pictureTexts: new Map(listed.flatMap(([path, { alt }]) => (alt ? [[path, alt] as const] : []))),
  }
}

/** What is sold, and what its dates and its parcels need. */
function catalogueOf(documents: GoodDocuments) {
  const { vouchers, posted_in: vouchersPostedIn } = documents.giftVouchers.value
  return {
    /** By slug. */
    courses: publishedIn(documents.courses),
    /** By slug: weekends, holidays, mile builders, racing, classic sailing, adventures. */
    holidays: publishedIn(documents.holidays),
    /** By slug: books and other things that are posted. */
    products: publishedIn(documents.products),
    vouchers,
    /** The package type of a printed voucher. */
    vouchersPostedIn,
    /** The vouchers as the home page carries them. */
    giftVouchers: vouchers.map(({ code, price, image }) => ({ code, price, image })),
    shipping: documents.shipping.value,
    /** What an order is placed under today; one that is placed has its own. */
    terms: fillTerms(documents.terms.value, documents.shipping.value),
    /** The places that routes go by, by id. */
    waypoints: mapBy(documents.waypoints.value.waypoints, ({ id }) => id),
    fleet: documents.fleet.value.yachts,
    /** What dates need besides the yachts: chartered ones, rooms, people. */
    resources: documents.resources.value,
    /** What staff changed about single dates, by reference. */
    overrides: mapBy(documents.overrides.value.overrides, ({ reference }) => reference),
  }
}

/** What visitors see nothing of yet, by the same names as what they see. */
function draftsOf({ courses, holidays, products, letters, pages }: GoodDocuments) {
  return {
    courses: valuesOf(courses, isDraft),
    holidays: valuesOf(holidays, isDraft),
    products: valuesOf(products, isDraft),
    letters: valuesOf(letters, isDraft),
    pages: mapBy(valuesOf(pages, isDraft).values(), routeOf),
  }
}

/** The content as if every draft were published. The draft of a page takes its place. */
export function withDrafts(content: Content): Content {
  const { courses, holidays, products, letters, pages } = content.drafts
  return {
    ...content,
    courses: new Map([...content.courses, ...courses]),
    holidays: new Map([...content.holidays, ...holidays]),
    products: new Map([...content.products, ...products]),
    letters: new Map([...content.letters, ...letters]),
    pages: new Map([...content.pages, ...pages]),
  }
}

interface MaybeDraft {
  readonly draft?: boolean | undefined
}

const isDraft = ({ draft }: MaybeDraft) => draft === true

const routeOf = ({ routeName }: { readonly routeName: string }) => routeName

/** By slug, without what is only a draft. */
function publishedIn<Value extends MaybeDraft>(
  documents: ReadonlyMap<string, { readonly value: Value }>,
): ReadonlyMap<string, Value> {
  return valuesOf(documents, (value) => !isDraft(value))
}

function valuesOf<Value extends MaybeDraft>(
  documents: ReadonlyMap<string, { readonly value: Value }>,
  isMeant: (value: Value) => boolean,
): ReadonlyMap<string, Value> {
  const values = [...documents].map(([slug, { value }]) => [slug, value] as const)
  return new Map(values.filter(([, value]) => isMeant(value)))
}

function mapBy<Value>(
  values: Iterable<Value>,
  keyOf: (value: Value) => string,
): ReadonlyMap<string, Value> {
  return new Map([...values].map((value) => [keyOf(value), value]))
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
