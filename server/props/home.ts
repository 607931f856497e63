import type { SafeHtml } from '#server/content/html.ts'
import type { Testimonial } from '#server/content/schema/company.ts'
import type { HomePageFile } from '#server/content/schema/home-page.ts'
import type { Card, GiftCard } from './offers.ts'

/** Scores to show beside offers; a score or count that is not known is left out. */
export interface GlobalRatings {
  readonly googleScore?: number | undefined
  readonly taScore?: number | undefined
  readonly googleCount?: number | undefined
  readonly taCount?: number | undefined
}

export interface SalesRatings extends GlobalRatings {
  readonly salesScore?: number | undefined
  readonly salesCount?: number | undefined
}

type FileData = HomePageFile['page_data']

/** A banner that shows now: from when and until when is nobody's business. */
type Shown<Banner> = Omit<NonNullable<Banner>, 'publishAt' | 'unpublishAt'> | undefined

/** `page_data` as staff write it, filled from the catalogue, the testimonials and the ratings. */
export interface HomePageData extends Omit<
  FileData,
  'courses' | 'adventures' | 'testimonials' | 'cta1' | 'cta2' | 'cta3'
> {
  readonly courses: readonly Card[]
  readonly adventures: readonly Card[]
  readonly testimonials: readonly Testimonial[]
  readonly global: SalesRatings
  readonly cta1?: Shown<FileData['cta1']>
  readonly cta2?: Shown<FileData['cta2']>
  readonly cta3?: Shown<FileData['cta3']>
}

export type Hero = HomePageData['hero']
export type Featured = HomePageData['featured'][number]
export type Experience = NonNullable<HomePageData['cta1']>
export type GuaranteeWithTestimonial = NonNullable<HomePageData['cta3']>
export type { Testimonial } from '#server/content/schema/company.ts'
export type GallerySquare = HomePageData['instagram'][number]

interface PageContent extends Pick<
  HomePageFile,
  'name' | 'metadata' | 'intro_description' | 'banner_image' | 'page_content_type_id'
> {
  readonly page_data: HomePageData
}

/** The level finder's pages, in order. */
interface LevelFinderPage {
  readonly id: string
  readonly title: string
  readonly href: string
}

/** Props of the home page (specification 2, "Home page"). */
export interface HomeProps {
  readonly giftVouchers: readonly GiftCard[]
  readonly title: string
  readonly introText: SafeHtml
  readonly outroText: SafeHtml
  readonly promoVideo: string | null
  readonly pageContent: PageContent
  readonly globalRatings: GlobalRatings
  readonly courses: readonly Card[]
  readonly tlfPages: readonly LevelFinderPage[]
  /** The dates page for `cta_event` and `cta_tag`; no section shows it yet. */
  readonly eventsUrl: string
}
