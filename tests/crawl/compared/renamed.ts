/** What may differ between two builds, and why. Whatever has no line here is a difference. */
export interface Allowed {
  /** Components of pages: as they were called, and as they are. */
  readonly components: Readonly<Record<string, string>>
  /** Props by their last name: as they were called, and as they are. */
  readonly props: Readonly<Record<string, string>>
  /** Props that only one of the builds need have. */
  readonly optional: readonly string[]
  /** Differences by their own text. */
  readonly differences: readonly { readonly text: RegExp; readonly because: string }[]
}

export const allowed: Allowed = {
  // Which module shows a page is decided in the browser, by what the page is about; the pages of the
  // cart are called as their routes are.
  components: {
    'offers/asked-for': 'offers/offer',
    'offers/written': 'offers/offer',
    'info/guide': 'info/page',
    'info/questions': 'info/page',
    'basket/cart': 'cart/cart',
    'basket/checkout': 'cart/checkout',
    'basket/order': 'cart/order',
    'basket/voucher': 'cart/voucher',
    'basket/place-offer': 'cart/place-offer',
  },
  props: {},
  // How a card says its price: exact, from, or on enquiry. The list of shared props goes along as the
  // protocol has it: leaving it out saved 25 bytes (decision 35).
  optional: ['priceKind', 'sharedProps'],
  differences: [],
}

/** Props that say the present moment or the build: no two answers need have the same. */
export const momentary: ReadonlySet<string> = new Set(['version', 'now'])

/** Headers that say when and by whom, or follow from the bytes. */
export const unheededHeaders: ReadonlySet<string> = new Set([
  'date',
  'etag',
  'last-modified',
  'age',
  'content-length',
  'connection',
  'keep-alive',
  'x-request-id',
  'server-timing',
])
