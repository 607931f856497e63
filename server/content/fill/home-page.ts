import type { HomeProps, SalesRatings, Testimonial } from '#server/props/home.ts'
import type { MenuItem, NavigationData } from '#server/props/shared.ts'
import type { HomePageFile } from '../schema/home-page.ts'
import type { MenuItemFile, NavigationFile } from '../schema/navigation.ts'
import type { Offer, OfferKind } from '../schema/offer.ts'
import { isWeekendLong } from '../weekends.ts'
import { fillCard, linkTag } from './offer.ts'
import type { TimedCard } from './offer.ts'

type HomeData = HomeProps['pageContent']['page_data']

/** What the home page says, in the shape of its props. Its cards and banners still carry when they show. */
interface HomePage extends Pick<HomeProps, 'title' | 'introText' | 'outroText' | 'promoVideo'> {
  /** The day on which it last said something new, `YYYY-MM-DD`. */
  readonly updatedAt?: string | undefined
  readonly pageContent: Omit<HomeProps['pageContent'], 'page_data'> & {
    readonly page_data: Omit<HomeData, 'courses' | 'adventures' | keyof TimedBanners> &
      Readonly<Record<'courses' | 'adventures', readonly TimedCard[]>> &
      TimedBanners
  }
}

type TimedBanners = Partial<Pick<HomePageFile['page_data'], 'cta1' | 'cta2' | 'cta3'>>

interface Filling {
  readonly ratings: SalesRatings
  readonly findOffer: FindOffer
  readonly findTestimonial: (id: number) => Testimonial
}

/** The home page with its cards, testimonials and ratings filled from their own files. */
export function fillHomePage(file: HomePageFile, filling: Filling): HomePage {
  const { title, introText, outroText, promoVideo, page_data: data, updatedAt, ...page } = file
  const fill = (cards: typeof data.courses) =>
    cards.map((card) => fillCard(card, filling.findOffer(card.className, card.slug)))
  const page_data = {
    ...data,
    courses: fill(data.courses),
    adventures: fill(data.adventures),
    testimonials: data.testimonials.map(({ id }) => filling.findTestimonial(id)),
    global: filling.ratings,
  }
  const pageContent = { ...page, page_data }
  return { title, introText, outroText, promoVideo, pageContent, updatedAt }
}

/** Finds the offer of a kind that a slug names; the checks have seen to it that there is one. */
export type FindOffer = (kind: OfferKind, slug: string) => Offer

/** The menus, with every item that names an offer filled from the offer's own file. */
export function fillNavigation(file: NavigationFile, findOffer: FindOffer): NavigationData {
  const fill = (items: readonly MenuItemFile[]) => items.map((item) => fillItem(item, findOffer))
  const { courses } = file
  return {
    courses: {
      practical: fill(courses.practical),
      theory: fill(courses.theory),
      oneDay: fill(courses.oneDay),
      otherCourses: fill(courses.otherCourses),
      online: fill(courses.online),
    },
    weekendHolidays: fill(file.weekendHolidays),
    holidays: fill(file.holidays),
    builders: fill(file.builders),
    racing: fill(file.racing),
  }
}

function fillItem(item: MenuItemFile, findOffer: FindOffer): MenuItem {
  const kind = item.menuable_type ?? item.className
  if (!kind || !item.slug) return { ...item, name: item.name ?? '' }

  const offer = findOffer(kind, item.slug)
  return {
    ...item,
    name: item.name ?? offer.name,
    className: item.className ?? kind,
    tag_id: linkTag(offer),
    menuable: { slug: offer.slug, short_menu_name: offer.short_menu_name },
    ...(kind === 'holiday' && isWeekendLong(offer) && { isWeekend: true }),
  }
}
