import type { HomeProps, SalesRatings, Testimonial } from '#server/props/home.ts'
import type { HomePageFile } from '../schema/home-page.ts'
import { fillCard } from './card.ts'
import type { TimedCard } from './card.ts'
import type { FindOffer } from './menu-item.ts'

type HomeTexts = Pick<HomeProps, 'title' | 'introText' | 'outroText' | 'promoVideo'>
type PageTexts = Omit<HomeProps['pageContent'], 'page_data'>
type HomeData = Omit<HomeProps['pageContent']['page_data'], 'courses' | 'adventures'>

/** What the home page says, in the shape of its props. Its cards still carry when they show. */
export interface HomePage extends HomeTexts {
  /** The day on which it last said something new, `YYYY-MM-DD`. */
  readonly updatedAt?: string | undefined
  readonly pageContent: PageTexts & {
    readonly page_data: HomeData & {
      readonly courses: readonly TimedCard[]
      readonly adventures: readonly TimedCard[]
    }
  }
}

interface Filling {
  readonly ratings: SalesRatings
  readonly findOffer: FindOffer
  /** By id. */
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
