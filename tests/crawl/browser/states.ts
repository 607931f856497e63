import type { Page } from '@playwright/test'
import { askedFor, awaited, pressed, takenOut } from './acts.ts'
import type { Errand } from './shopper.ts'

/** What search engines are told about a date. */
export type Availability = 'InStock' | 'LimitedAvailability' | 'SoldOut' | 'PreOrder'

/**
 * Where a page is seen; `mailed`: behind a link that the site sends by mail; `signedIn`: by a customer; `staff`: by who works there and has an app; `halfSignedIn`: by somebody of whom a code is still asked;
 * `selling`: at the first date that search engines are told this of; `shopping`: by somebody who
 * has come so far with buying.
 */
type Address =
  | string
  | { readonly mailed: RegExp }
  | { readonly signedIn: string }
  | { readonly staff: string }
  | { readonly halfSignedIn: string }
  | { readonly selling: Availability }
  | { readonly shopping: Errand }

interface Special {
  /** The status of the answer, where it is not 200. */
  readonly status?: number
  /** What shows the page at the address, where what is done there leads to another. */
  readonly from?: string
  /** What a visitor does there, before the page is looked at. */
  readonly act?: (page: Page) => Promise<unknown>
}

/** A page as one kind of visitor finds it. */
export interface PageState extends Special {
  /** The file that shows the page, as `pageModule` names it. */
  readonly module: string
  readonly state: string
  readonly address: Address
}

const course = (slug: string) => `/rya-courses/${slug}`
const answers = 'goal=skipper&age=18&days=5'

/** The page of every module in each of its states. */
const states: readonly (readonly [string, string, Address, Special?])[] = [
  ['home', 'as it is', '/'],

  ['offers/listing', 'with everything', '/rya-courses'],
  ['offers/listing', 'on its second page', '/rya-courses?page=2'],
  [
    'offers/listing',
    'narrowed and in another order',
    '/rya-courses?level=beginner&length=1&sort=price',
  ],
  [
    'offers/listing',
    'with nothing that has all that was chosen',
    '/rya-courses/practical?level=advanced&length=1&price=to-100',
  ],

  ['offers/offer', 'a course with dates', course('rya-day-skipper-practical')],
  [
    'offers/arriving',
    'a course that is on its way',
    '/rya-courses',
    { from: 'offers/listing', act: awaited },
  ],
  ['offers/asked-for', 'a course that begins on any day', course('rya-day-skipper-theory-online')],
  ['offers/written', 'a course to ask about', '/sailing-courses-in-your-office'],
  [
    'offers/written-dates',
    'a trip of which staff wrote more',
    '/sailing-holidays/norway-sailing-adventures',
  ],
  ['offers/offer', 'a trip', '/sailing-holidays/hebrides-sailing-week'],
  ['offers/offer', 'a race in parts', '/racing/arc-rally'],

  ['events/dates', 'all', '/events'],
  ['events/dates', 'as a month', '/events?view=month'],
  ['events/dates', 'of one offer', '/events/CR-DSP'],
  ['events/dates', 'without any', '/events?kind=course&level=advanced&place=oban'],
  ['events/date', 'to book', { selling: 'InStock' }],
  ['events/date', 'with few places', { selling: 'LimitedAvailability' }],
  ['events/date', 'with a waiting list', { selling: 'SoldOut' }],
  ['events/date', 'not on sale yet', { selling: 'PreOrder' }],
  ['events/gone', 'over', '/events/CR-DSP-260315', { status: 410 }],
  ['events/gone', 'never', '/events/CR-DSP-990318', { status: 404 }],

  ['level-finder/question', 'the first', '/level-finder/1'],
  ['level-finder/question', 'a later one', `/level-finder/4?${answers}`],
  ['level-finder/result', 'of a beginner', '/level-finder/4?goal=try&age=18&days=0'],

  ['search/results', 'before a search', '/search'],
  ['search/results', 'with much', '/search?q=skipper'],
  ['search/results', 'with a typing error', '/search?q=skippr'],
  ['search/results', 'with an answer', '/search?q=dog'],
  ['search/results', 'with nothing', '/search?q=zzzzqqqq'],

  ['info/guide', 'about us', '/about-saltlark'],
  ['info/guide', 'yachts', '/our-sailing-yachts'],
  ['info/guide', 'knots', '/knots'],
  ['info/guide', 'a ladder', '/course-progression'],
  ['info/guide', 'drawn steps', '/three-step-med'],
  ['info/guide', 'an infographic', '/what-is-in-an-rya-day-skipper-theory-courses-infographic'],
  ['info/questions', 'questions', '/faq'],
  ['info/questions', 'narrowed questions', '/faq?q=seasick'],
  ['info/questions', 'no such question', '/faq?q=zzzzqqqq'],
  ['info/page', 'a form to write to us', '/contact-us'],
  ['info/page', 'an enquiry', '/southampton-hire-classroom-training-room'],
  ['info/guide', 'long terms', '/terms-and-conditions'],

  ['shop/merchandise', 'everything', '/merchandise'],
  ['shop/merchandise', 'of one kind', '/merchandise?kind=book'],
  ['shop/product', 'a thing with VAT', '/merchandise/crew-beanie'],
  ['shop/product', 'a book', '/merchandise/rya-day-skipper-handbook-sail'],
  ['shop/gift-vouchers', 'as it is', '/gift-vouchers'],

  ['cart/cart', 'with nothing', '/cart'],
  ['cart/cart', 'with one of everything', { shopping: 'cart' }],
  ['cart/cart', 'with something just taken out', { shopping: 'cart' }, { act: takenOut }],
  ['cart/checkout', 'who comes', { shopping: 'people' }],
  ['cart/checkout', 'where things go', { shopping: 'delivery' }],
  ['cart/checkout', 'the last step', { shopping: 'review' }],
  ['cart/checkout', 'the code', { shopping: 'confirm' }],
  ['cart/pending-order', 'open', { shopping: 'pending-order' }],
  ['cart/pending-order', 'over', `/checkout/confirm/${'a'.repeat(43)}`, { status: 410 }],
  ['cart/order', 'just ordered', { shopping: 'order' }],
  ['cart/order', 'to be paid by card', { shopping: 'order-by-card' }],
  ['cart/order', 'paid in part, by card', { shopping: 'order-part-paid' }],
  ['cart/order', 'whose bank takes its time', { shopping: 'order-at-slow-bank' }],
  ['cart/order', 'lapsed', { shopping: 'order-lapsed' }],
  ['cart/voucher', 'paid', { shopping: 'voucher' }],
  ['cart/place-offer', 'open', { shopping: 'place-offer' }],
  ['cart/place-offer', 'over', `/places/${'a'.repeat(43)}`, { status: 410 }],

  ['letters/letters', 'as it is', '/letters'],
  ['letters/letter', 'that has gone out', '/letters/2026-11-20'],

  ['newsletter/confirm', 'waiting for the button', { mailed: /\/mail\/confirm\// }],
  [
    'newsletter/confirm',
    'confirmed',
    { mailed: /\/mail\/confirm\// },
    { act: (page) => pressed(page, 'Yes, subscribe me', 'You are on the list') },
  ],
  ['newsletter/unsubscribe', 'waiting for the button', { mailed: /\/mail\/unsubscribe\// }],
  [
    'newsletter/unsubscribe',
    'off the list',
    { mailed: /\/mail\/unsubscribe\// },
    { act: (page) => pressed(page, 'Yes, stop it', 'You are off the list') },
  ],

  ['auth/login', 'with a way back', '/login?intended=%2Fknots'],
  ['auth/register', 'as it is', '/register'],
  ['auth/notice', 'of nobody', '/email/verify'],
  ['auth/verify', 'waiting for the button', { mailed: /\/email\/verify\// }],
  ['auth/verify', 'over', `/email/verify/${'a'.repeat(43)}`, { status: 410 }],
  ['auth/forgot', 'as it is', '/forgot-password'],
  ['auth/forgot', 'with a letter on its way', '/forgot-password', { act: askedFor }],
  ['auth/reset', 'waiting for a password', { mailed: /\/reset-password\// }],
  ['auth/reset', 'over', `/reset-password/${'a'.repeat(43)}`, { status: 410 }],
  ['auth/confirm', 'as it is', { signedIn: '/user/confirm-password' }],
  ['auth/confirm', 'with a code', { staff: '/user/confirm-password' }],
  ['auth/second-step', 'by a code', { halfSignedIn: '/two-factor-challenge' }],
  ['auth/undo', 'waiting for the button', { mailed: /\/user\/undo\// }],
  ['auth/undo', 'over', `/user/undo/${'a'.repeat(43)}`, { status: 410 }],
  ['account/dashboard', 'of a new customer', { signedIn: '/dashboard' }],
  ['account/profile', 'of one browser', { signedIn: '/user/profile' }],
  ['account/profile', 'with an app', { staff: '/user/profile' }],
  ['account/authenticator-app', 'as it is', { signedIn: '/user/two-factor-authentication' }],
  ['account/new-passkey', 'as it is', { signedIn: '/user/passkeys/create' }],
  ['account/recovery-codes', 'that were made before', { staff: '/user/two-factor-recovery-codes' }],
  [
    'account/recovery-codes',
    'just made',
    { staff: '/user/two-factor-recovery-codes' },
    { act: (page) => pressed(page, 'Make new codes', 'Keep these recovery codes') },
  ],
  ['staff/preview', 'without a draft', { staff: '/_preview' }],
  [
    'staff/preview',
    'asked for a page that is not there',
    { staff: '/_preview?path=%2Fno-such-page' },
    { status: 422 },
  ],
  ['info/questions', 'looked at by staff', { staff: '/_preview?path=%2Ffaq&at=2027-12-24' }],

  ['error', 'no such page', '/no-such-harbour', { status: 404 }],
]

export const pageStates = states.map(([module, state, address, special]): PageState => ({
  module,
  state,
  address,
  ...special,
}))
