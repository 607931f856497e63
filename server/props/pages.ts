import type { DashboardProps, ProfileProps } from './accounts.ts'
import type {
  ConfirmProps,
  ForgotProps,
  LoginProps,
  NoticeProps,
  RegisterProps,
  ResetProps,
  VerifyProps,
} from './auth.ts'
import type { CartProps } from './cart.ts'
import type { CheckoutProps, PendingOrderProps } from './checkout.ts'
import type { DatePageProps, GoneDateProps } from './date-page.ts'
import type { DatesPageProps } from './dates.ts'
import type {
  AuthenticatorAppProps,
  NewPasskeyProps,
  RecoveryCodesProps,
  SecondStepProps,
  UndoProps,
} from './factors.ts'
import type { HomePageData, HomeProps } from './home.ts'
import type { InfoPageProps } from './info-pages.ts'
import type { LetterPageProps, LettersPageProps } from './letters.ts'
import type { LevelQuestionProps, LevelResultProps } from './level-finder.ts'
import type { ListingPageProps } from './listing-page.ts'
import type { ArrivingOfferProps, OfferPageProps } from './offer-page.ts'
import type { OrderProps, PlaceOfferProps } from './orders.ts'
import type { LostProps, SearchPageProps } from './search-page.ts'
import type { GiftVouchersPageProps, MerchandisePageProps, ProductPageProps } from './shop.ts'
import type { PreviewProps } from './staff.ts'
import type { VoucherProps } from './vouchers.ts'

/** A page for a status: not found, not allowed, or a fault of ours. */
export interface ErrorProps {
  readonly status: number
  readonly title: string
  readonly message: string
  /** Names the log line of a fault, so that a caller can quote it. */
  readonly errorId?: string | undefined
  /** For an address that nothing answers. */
  readonly lost?: LostProps | undefined
  /** The form that could not be taken now, without passwords: to be sent once more as it was. */
  readonly again?: SentForm | undefined
}

export interface SentForm {
  readonly action: string
  readonly fields: readonly (readonly [name: string, value: string])[]
}

/** Asks for one click before a link from an e-mail takes effect: mail scanners open links. */
interface OneClickProps<State extends string> {
  readonly email: string
  /** Where the button posts to. */
  readonly action: string
  readonly state: State
}

export type ConfirmSubscriptionProps = OneClickProps<'waiting' | 'confirmed'>

export type UnsubscribeProps = OneClickProps<'subscribed' | 'unsubscribed'>

/** Something to show the components with: what the home page holds. */
export interface GalleryProps {
  readonly home: HomePageData
}

/** How long a text of a page's head should be, in characters. */
export interface TextLength {
  readonly least: number
  readonly most: number
}

/** What others show of a page: search engines, those who share it, screen readers. */
export interface SnippetsProps {
  /** The address that is looked at. */
  readonly path: string
  readonly title: TextLength
  readonly description: TextLength
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
  /** No answer names it: it stands in for one that is on its way. */
  'offers/arriving': ArrivingOfferProps
  'level-finder/question': LevelQuestionProps
  'level-finder/result': LevelResultProps
  'letters/letters': LettersPageProps
  'letters/letter': LetterPageProps
  'newsletter/confirm': ConfirmSubscriptionProps
  'newsletter/unsubscribe': UnsubscribeProps
  'offers/listing': ListingPageProps
  'search/results': SearchPageProps
  'info/page': InfoPageProps
  'shop/merchandise': MerchandisePageProps
  'shop/product': ProductPageProps
  'shop/gift-vouchers': GiftVouchersPageProps
  'cart/cart': CartProps
  'cart/checkout': CheckoutProps
  'cart/order': OrderProps
  'cart/voucher': VoucherProps
  'cart/pending-order': PendingOrderProps
  'cart/place-offer': PlaceOfferProps
  'auth/login': LoginProps
  'auth/register': RegisterProps
  'auth/notice': NoticeProps
  'auth/verify': VerifyProps
  'auth/forgot': ForgotProps
  'auth/reset': ResetProps
  'auth/confirm': ConfirmProps
  'auth/second-step': SecondStepProps
  'auth/undo': UndoProps
  'account/dashboard': DashboardProps
  'account/profile': ProfileProps
  'account/authenticator-app': AuthenticatorAppProps
  'account/recovery-codes': RecoveryCodesProps
  'account/new-passkey': NewPasskeyProps
  'staff/preview': PreviewProps
  'development/gallery': GalleryProps
  'development/snippets': SnippetsProps
}

export type PageName = keyof Pages
