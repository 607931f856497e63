import type { DatePageProps, DatesPageProps, GoneDateProps } from './dates-pages.ts'
import type { HomePageData, HomeProps } from './home.ts'
import type { ListingPageProps } from './listing-page.ts'
import type { OfferPageProps } from './offer-page.ts'

/** A page for a status: not found, not allowed, or a fault of ours. */
export interface ErrorProps {
  readonly status: number
  readonly title: string
  readonly message: string
  /** Names the log line of a fault, so that a caller can quote it. */
  readonly errorId?: string | undefined
}

/** Asks for one click before a link from an e-mail takes effect: mail scanners open links. */
export interface ConfirmSubscriptionProps {
  readonly email: string
  /** Where the button posts to. */
  readonly action: string
  readonly state: 'waiting' | 'confirmed'
}

/** Something to show the components with: what the home page holds. */
export interface GalleryProps {
  readonly home: HomePageData
}

/**
 * The page contract: component name -> its props. A controller's answer and the component in
 * `resources/js/pages` are both checked against it.
 */
export interface Pages {
  home: HomeProps
  error: ErrorProps
  'events/dates': DatesPageProps
  'events/date': DatePageProps
  'events/gone': GoneDateProps
  'offers/offer': OfferPageProps
  'newsletter/confirm': ConfirmSubscriptionProps
  'offers/listing': ListingPageProps
  'development/gallery': GalleryProps
}

export type PageName = keyof Pages
