import type { Page } from '@playwright/test'
import { askedFor, awaited, pressed, takenOut } from './acts.ts'
import type { Errand } from './shopper.ts'

/** What search engines are told about a date. */
export type Availability = 'InStock' | 'LimitedAvailability' | 'SoldOut' | 'PreOrder'

/** A page as one kind of visitor finds it. */
export interface PageState {
  /** The file that shows the page, as `pageModule` names it. */
  readonly module: string
  readonly state: string
  /**
   * Where it is seen; `mailed`: behind a link that the site sends by mail; `signedIn`: by a customer;
   * `selling`: at the first date that search engines are told this of; `shopping`: by somebody who
   * has come so far with buying.
   */
  readonly address:
    | string
    | { readonly mailed: RegExp }
    | { readonly signedIn: string }
    | { readonly selling: Availability }
    | { readonly shopping: Errand }
  /** The status of the answer, where it is not 200. */
  readonly status?: number
  /** What shows the page at the address, where what is done there leads to another. */
  readonly from?: string
  /** What a visitor does there, before the page is looked at. */
  readonly act?: (page: Page) => Promise<unknown>
}

const course = (slug: string) => `/rya-courses/${slug}`
const answers = 'goal=skipper&age=18&days=5'

/** The page of every module in each of its states. */
export const pageStates: readonly PageState[] = [
  { module: 'home', state: 'as it is', address: '/' },

  { module: 'offers/listing', state: 'with everything', address: '/rya-courses' },
  { module: 'offers/listing', state: 'on its second page', address: '/rya-courses?page=2' },
  {
    module: 'offers/listing',
    state: 'narrowed and in another order',
    address: '/rya-courses?level=beginner&length=1&sort=price',
  },
  {
    module: 'offers/listing',
    state: 'with nothing that has all that was chosen',
    address: '/rya-courses/practical?level=advanced&length=1&price=to-100',
  },

  {
    module: 'offers/offer',
    state: 'a course with dates',
    address: course('rya-day-skipper-practical'),
  },
  {
    module: 'offers/arriving',
    state: 'a course that is on its way',
    address: '/rya-courses',
    from: 'offers/listing',
    act: awaited,
  },
  {
    module: 'offers/asked-for',
    state: 'a course that begins on any day',
    address: course('rya-day-skipper-theory-online'),
  },
  {
    module: 'offers/written',
    state: 'a course to ask about',
    address: '/sailing-courses-in-your-office',
  },
  {
    module: 'offers/offer',
    state: 'a trip',
    address: '/sailing-holidays/hebrides-sailing-week',
  },
  { module: 'offers/offer', state: 'a race in parts', address: '/racing/arc-rally' },

  { module: 'events/dates', state: 'all', address: '/events' },
  { module: 'events/dates', state: 'as a month', address: '/events?view=month' },
  { module: 'events/dates', state: 'of one offer', address: '/events/CR-DSP' },
  {
    module: 'events/dates',
    state: 'without any',
    address: '/events?kind=course&level=advanced&place=oban',
  },
  { module: 'events/date', state: 'to book', address: { selling: 'InStock' } },
  {
    module: 'events/date',
    state: 'with few places',
    address: { selling: 'LimitedAvailability' },
  },
  { module: 'events/date', state: 'with a waiting list', address: { selling: 'SoldOut' } },
  { module: 'events/date', state: 'not on sale yet', address: { selling: 'PreOrder' } },
  { module: 'events/gone', state: 'over', address: '/events/CR-DSP-260315', status: 410 },
  { module: 'events/gone', state: 'never', address: '/events/CR-DSP-990318', status: 404 },

  { module: 'level-finder/question', state: 'the first', address: '/level-finder/1' },
  {
    module: 'level-finder/question',
    state: 'a later one',
    address: `/level-finder/4?${answers}`,
  },
  {
    module: 'level-finder/result',
    state: 'of a beginner',
    address: '/level-finder/4?goal=try&age=18&days=0',
  },

  { module: 'search/results', state: 'before a search', address: '/search' },
  { module: 'search/results', state: 'with much', address: '/search?q=skipper' },
  { module: 'search/results', state: 'with a typing error', address: '/search?q=skippr' },
  { module: 'search/results', state: 'with nothing', address: '/search?q=zzzzqqqq' },

  { module: 'info/guide', state: 'about us', address: '/about-saltlark' },
  { module: 'info/guide', state: 'yachts', address: '/our-sailing-yachts' },
  { module: 'info/guide', state: 'knots', address: '/knots' },
  { module: 'info/guide', state: 'a ladder', address: '/course-progression' },
  { module: 'info/guide', state: 'drawn steps', address: '/three-step-med' },
  {
    module: 'info/guide',
    state: 'an infographic',
    address: '/what-is-in-an-rya-day-skipper-theory-courses-infographic',
  },
  { module: 'info/questions', state: 'questions', address: '/faq' },
  { module: 'info/questions', state: 'narrowed questions', address: '/faq?q=seasick' },
  { module: 'info/questions', state: 'no such question', address: '/faq?q=zzzzqqqq' },
  { module: 'info/page', state: 'a form to write to us', address: '/contact-us' },
  {
    module: 'info/page',
    state: 'an enquiry',
    address: '/southampton-hire-classroom-training-room',
  },
  { module: 'info/guide', state: 'long terms', address: '/terms-and-conditions' },

  { module: 'shop/merchandise', state: 'everything', address: '/merchandise' },
  { module: 'shop/merchandise', state: 'of one kind', address: '/merchandise?kind=book' },
  { module: 'shop/product', state: 'a thing with VAT', address: '/merchandise/crew-beanie' },
  {
    module: 'shop/product',
    state: 'a book',
    address: '/merchandise/rya-day-skipper-handbook-sail',
  },
  { module: 'shop/gift-vouchers', state: 'as it is', address: '/gift-vouchers' },

  { module: 'cart/cart', state: 'with nothing', address: '/cart' },
  { module: 'cart/cart', state: 'with one of everything', address: { shopping: 'cart' } },
  {
    module: 'cart/cart',
    state: 'with something just taken out',
    address: { shopping: 'cart' },
    act: takenOut,
  },
  { module: 'cart/checkout', state: 'who comes', address: { shopping: 'people' } },
  { module: 'cart/checkout', state: 'where things go', address: { shopping: 'delivery' } },
  { module: 'cart/checkout', state: 'the last step', address: { shopping: 'review' } },
  { module: 'cart/order', state: 'just ordered', address: { shopping: 'order' } },
  { module: 'cart/voucher', state: 'paid', address: { shopping: 'voucher' } },
  { module: 'cart/place-offer', state: 'open', address: { shopping: 'place-offer' } },
  {
    module: 'cart/place-offer',
    state: 'over',
    address: `/places/${'a'.repeat(43)}`,
    status: 410,
  },

  {
    module: 'newsletter/confirm',
    state: 'waiting for the button',
    address: { mailed: /\/mail\/confirm\// },
  },
  {
    module: 'newsletter/confirm',
    state: 'confirmed',
    address: { mailed: /\/mail\/confirm\// },
    act: (page) => pressed(page, 'Yes, subscribe me', 'You are on the list'),
  },
  {
    module: 'newsletter/unsubscribe',
    state: 'waiting for the button',
    address: { mailed: /\/mail\/unsubscribe\// },
  },
  {
    module: 'newsletter/unsubscribe',
    state: 'off the list',
    address: { mailed: /\/mail\/unsubscribe\// },
    act: (page) => pressed(page, 'Yes, stop it', 'You are off the list'),
  },

  { module: 'auth/login', state: 'with a way back', address: '/login?intended=%2Fknots' },
  { module: 'auth/register', state: 'as it is', address: '/register' },
  { module: 'auth/notice', state: 'of nobody', address: '/email/verify' },
  {
    module: 'auth/verify',
    state: 'waiting for the button',
    address: { mailed: /\/email\/verify\// },
  },
  {
    module: 'auth/verify',
    state: 'over',
    address: `/email/verify/${'a'.repeat(43)}`,
    status: 410,
  },
  { module: 'auth/forgot', state: 'as it is', address: '/forgot-password' },
  {
    module: 'auth/forgot',
    state: 'with a letter on its way',
    address: '/forgot-password',
    act: askedFor,
  },
  {
    module: 'auth/reset',
    state: 'waiting for a password',
    address: { mailed: /\/reset-password\// },
  },
  {
    module: 'auth/reset',
    state: 'over',
    address: `/reset-password/${'a'.repeat(43)}`,
    status: 410,
  },
  {
    module: 'auth/confirm',
    state: 'as it is',
    address: { signedIn: '/user/confirm-password' },
  },
  {
    module: 'account/dashboard',
    state: 'of a new customer',
    address: { signedIn: '/dashboard' },
  },
  { module: 'account/profile', state: 'of one browser', address: { signedIn: '/user/profile' } },

  { module: 'error', state: 'no such page', address: '/no-such-harbour', status: 404 },
]
