import type { GlobalRatings, HomeProps, LevelFinderPage, SalesRatings } from '#server/props/home.ts'
import type { NavigationData } from '#server/props/navigation.ts'
import type { GiftCard } from '#server/props/offers.ts'
import type { BlogPost, Pictures } from '#server/props/shared.ts'
import { deepFreeze } from './deep-freeze.ts'
import { fillCard } from './fill/card.ts'
import type { TimedCard } from './fill/card.ts'
import { fillNavigation } from './fill/menu-item.ts'
import type { FindOffer } from './fill/menu-item.ts'
import type { GoodDocuments } from './load/documents.ts'
import type { Company } from './schema/company.ts'
import type { HomePageFile } from './schema/home-page.ts'
import type { Course, Holiday } from './schema/offer.ts'

type HomeTexts = Pick<HomeProps, 'title' | 'introText' | 'outroText' | 'promoVideo'>
type PageTexts = Omit<HomeProps['pageContent'], 'page_data'>
type HomeData = Omit<HomeProps['pageContent']['page_data'], 'courses' | 'adventures'>

/** What the home page says, in the shape of its props. Its cards still carry when they show. */
export interface HomePage extends HomeTexts {
  readonly pageContent: PageTexts & {
    readonly page_data: HomeData & {
      readonly courses: readonly TimedCard[]
      readonly adventures: readonly TimedCard[]
    }
  }
}

/** Everything that staff write, checked, filled and frozen. */
export interface Content {
  readonly home: HomePage
  readonly navigation: NavigationData
  readonly blogPosts: readonly BlogPost[]
  /** The scores of the review sites, and the company's own. */
  readonly ratings: SalesRatings
  /** The scores of the review sites alone. */
  readonly globalRatings: GlobalRatings
  readonly giftVouchers: readonly GiftCard[]
  readonly levelFinderPages: readonly LevelFinderPage[]
  /** By slug. */
  readonly courses: ReadonlyMap<string, Course>
  /** By slug: weekends, holidays, mile builders, racing, classic sailing, adventures. */
  readonly holidays: ReadonlyMap<string, Holiday>
  readonly company: Company
  /** What a page needs to show each picture, by the path that content names it by. */
  readonly pictures: Pictures
}

/** Content from documents that have no fault. The value and all in it are frozen. */
export function createContent(documents: GoodDocuments): Content {
  const courses = valuesOf(documents.courses)
  const holidays = valuesOf(documents.holidays)
  const findOffer: FindOffer = (kind, slug) => {
    const offer = kind === 'course' ? courses.get(slug) : holidays.get(slug)
    if (!offer) throw new Error(`[content] ${kind} '${slug}' passed the checks but is not there`)
    return offer
  }
  const ratings = documents.ratings.value
  const { googleScore, taScore, googleCount, taCount } = ratings

  return deepFreeze({
    home: homePage(documents.home.value, ratings, findOffer),
    navigation: fillNavigation(documents.navigation.value, findOffer),
    blogPosts: documents.blogPosts.value.posts,
    ratings,
    globalRatings: { googleScore, taScore, googleCount, taCount },
    giftVouchers: documents.giftVouchers.value.vouchers,
    levelFinderPages: documents.levelFinder.value.questions.map(({ id, title }, index) => ({
      id,
      title,
      href: `/level-finder/${index + 1}`,
    })),
    courses,
    holidays,
    company: documents.company.value,
    pictures: documents.pictures.value,
  })
}

function homePage(file: HomePageFile, global: SalesRatings, findOffer: FindOffer): HomePage {
  const { title, introText, outroText, promoVideo, page_data: data, ...page } = file
  const fill = (cards: typeof data.courses) =>
    cards.map((card) => fillCard(card, findOffer(card.className, card.slug)))
  const page_data = {
    ...data,
    courses: fill(data.courses),
    adventures: fill(data.adventures),
    global,
  }
  return { title, introText, outroText, promoVideo, pageContent: { ...page, page_data } }
}

function valuesOf<Value>(
  documents: ReadonlyMap<string, { readonly value: Value }>,
): ReadonlyMap<string, Value> {
  return new Map([...documents].map(([slug, { value }]) => [slug, value]))
}
