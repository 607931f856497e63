import type { Page } from '@playwright/test'
import { askedFor, awaited, pressed, takenOut } from './acts.ts'
import type { Errand } from './shopper.ts'

/** What search engines are told about a date. */
export type Availability = 'InStock' | 'LimitedAvailability' | 'SoldOut' | 'PreOrder'

/** A page component as one kind of visitor finds it. */
export interface PageState {
  /** The name of the component, as its file has it. */
  readonly component: string
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
  /** The component of the page at the address, where what is done there leads to another. */
  readonly from?: string
  /** What a visitor does there, before the page is looked at. */
  readonly act?: (page: Page) => Promise<unknown>
}

const course = (slug: string) => `/rya-courses/${slug}`
const answers = 'goal=skipper&age=18&days=5'

/** Every page component in each of its states. */
export const pageStates: readonly PageState[] = [
  { component: 'home', state: 'as it is', address: '/' },

  { component: 'offers/listing', state: 'with everything', address: '/rya-courses' },
  { component: 'offers/listing', state: 'on its second page', address: '/rya-courses?page=2' },
  {
    component: 'offers/listing',
    state: 'narrowed and in another order',
    address: '/rya-courses?level=beginner&length=1&sort=price',
  },
  {
    component: 'offers/listing',
    state: 'with nothing that has all that was chosen',
    address: '/rya-courses/practical?level=advanced&length=1&price=to-100',
  },

  {
    component: 'offers/offer',
    state: 'a course with dates',
    address: course('rya-day-skipper-practical'),
  },
  {
    component: 'offers/arriving',
    state: 'a course that is on its way',
    address: '/rya-courses',
    from: 'offers/listing',
    act: awaited,
  },
  {
    component: 'offers/offer',
    state: 'a course that begins on any day',
    address: course('rya-day-skipper-theory-online'),
  },
  {
    component: 'offers/offer',
    state: 'a course to ask about',
    address: '/sailing-courses-in-your-office',
  },
  {
    component: 'offers/offer',
    state: 'a trip',
    address: '/sailing-holidays/hebrides-sailing-week',
  },
  { component: 'offers/offer', state: 'a race in parts', address: '/racing/arc-rally' },

  { component: 'events/dates', state: 'all', address: '/events' },
  { component: 'events/dates', state: 'as a month', address: '/events?view=month' },
  { component: 'events/dates', state: 'of one offer', address: '/events/CR-DSP' },
  {
    component: 'events/dates',
    state: 'without any',
    address: '/events?kind=course&level=advanced&place=oban',
  },
  { component: 'events/date', state: 'to book', address: { selling: 'InStock' } },
  {
    component: 'events/date',
    state: 'with few places',
    address: { selling: 'LimitedAvailability' },
  },
  { component: 'events/date', state: 'with a waiting list', address: { selling: 'SoldOut' } },
  { component: 'events/date', state: 'not on sale yet', address: { selling: 'PreOrder' } },
  { component: 'events/gone', state: 'over', address: '/events/CR-DSP-260315', status: 410 },
  { component: 'events/gone', state: 'never', address: '/events/CR-DSP-990318', status: 404 },

  { component: 'level-finder/question', state: 'the first', address: '/level-finder/1' },
  {
    component: 'level-finder/question',
    state: 'a later one',
    address: `/level-finder/4?${answers}`,
  },
  {
    component: 'level-finder/result',
    state: 'of a beginner',
    address: '/level-finder/4?goal=try&age=18&days=0',
  },

  { component: 'search/results', state: 'before a search', address: '/search' },
  { component: 'search/results', state: 'with much', address: '/search?q=skipper' },
  { component: 'search/results', state: 'with a typing error', address: '/search?q=skippr' },
  { component: 'search/results', state: 'with nothing', address: '/search?q=zzzzqqqq' },

  { component: 'info/page', state: 'about us', address: '/about-saltlark' },
  { component: 'info/page', state: 'yachts', address: '/our-sailing-yachts' },
  { component: 'info/page', state: 'knots', address: '/knots' },
  { component: 'info/page', state: 'a ladder', address: '/course-progression' },
  { component: 'info/page', state: 'drawn steps', address: '/three-step-med' },
  {
    component: 'info/page',
    state: 'an infographic',
    address: '/what-is-in-an-rya-day-skipper-theory-courses-infographic',
  },
  { component: 'info/page', state: 'questions', address: '/faq' },
  { component: 'info/page', state: 'narrowed questions', address: '/faq?q=seasick' },
  { component: 'info/page', state: 'no such question', address: '/faq?q=zzzzqqqq' },
  { component: 'info/page', state: 'a form to write to us', address: '/contact-us' },
  {
    component: 'info/page',
    state: 'an enquiry',
    address: '/southampton-hire-classroom-training-room',
  },
  { component: 'info/page', state: 'long terms', address: '/terms-and-conditions' },

  { component: 'shop/merchandise', state: 'everything', address: '/merchandise' },
  { component: 'shop/merchandise', state: 'of one kind', address: '/merchandise?kind=book' },
  { component: 'shop/product', state: 'a thing with VAT', address: '/merchandise/crew-beanie' },
  {
    component: 'shop/product',
    state: 'a book',
    address: '/merchandise/rya-day-skipper-handbook-sail',
  },
  { component: 'shop/gift-vouchers', state: 'as it is', address: '/gift-vouchers' },

  { component: 'cart/cart', state: 'with nothing', address: '/cart' },
  { component: 'cart/cart', state: 'with one of everything', address: { shopping: 'cart' } },
  {
    component: 'cart/cart',
    state: 'with something just taken out',
    address: { shopping: 'cart' },
    act: takenOut,
  },
  { component: 'cart/checkout', state: 'who comes', address: { shopping: 'people' } },
  { component: 'cart/checkout', state: 'where things go', address: { shopping: 'delivery' } },
  { component: 'cart/checkout', state: 'the last step', address: { shopping: 'review' } },
  { component: 'cart/order', state: 'just ordered', address: { shopping: 'order' } },
  { component: 'cart/voucher', state: 'paid', address: { shopping: 'voucher' } },
  { component: 'cart/place-offer', state: 'open', address: { shopping: 'place-offer' } },
  {
    component: 'cart/place-offer',
    state: 'over',
    address: `/places/${'a'.repeat(43)}`,
    status: 410,
  },

  {
    component: 'newsletter/confirm',
    state: 'waiting for the button',
    address: { mailed: /\/mail\/confirm\// },
  },
  {
    component: 'newsletter/confirm',
    state: 'confirmed',
    address: { mailed: /\/mail\/confirm\// },
    act: (page) => pressed(page, 'Yes, subscribe me', 'You are on the list'),
  },
  {
    component: 'newsletter/unsubscribe',
    state: 'waiting for the button',
    address: { mailed: /\/mail\/unsubscribe\// },
  },
  {
    component: 'newsletter/unsubscribe',
    state: 'off the list',
    address: { mailed: /\/mail\/unsubscribe\// },
    act: (page) => pressed(page, 'Yes, stop it', 'You are off the list'),
  },

  { component: 'auth/login', state: 'with a way back', address: '/login?intended=%2Fknots' },
  { component: 'auth/register', state: 'as it is', address: '/register' },
  { component: 'auth/notice', state: 'of nobody', address: '/email/verify' },
  {
    component: 'auth/verify',
    state: 'waiting for the button',
    address: { mailed: /\/email\/verify\// },
  },
  {
    component: 'auth/verify',
    state: 'over',
    address: `/email/verify/${'a'.repeat(43)}`,
    status: 410,
  },
  { component: 'auth/forgot', state: 'as it is', address: '/forgot-password' },
  {
    component: 'auth/forgot',
    state: 'with a letter on its way',
    address: '/forgot-password',
    act: askedFor,
  },
  {
    component: 'auth/reset',
    state: 'waiting for a password',
    address: { mailed: /\/reset-password\// },
  },
  {
    component: 'auth/reset',
    state: 'over',
    address: `/reset-password/${'a'.repeat(43)}`,
    status: 410,
  },
  {
    component: 'auth/confirm',
    state: 'as it is',
    address: { signedIn: '/user/confirm-password' },
  },
  {
    component: 'account/dashboard',
    state: 'of a new customer',
    address: { signedIn: '/dashboard' },
  },
  { component: 'account/profile', state: 'of one browser', address: { signedIn: '/user/profile' } },

  { component: 'error', state: 'no such page', address: '/no-such-harbour', status: 404 },
]
