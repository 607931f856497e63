export type Section = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

/** The issues still to come, by the words of their titles. */
export type LaterIssue =
  | 'Pictures'
  | 'Frame and home'
  | 'Offers and dates'
  | 'Guides, search and being found'
  | 'Accounts'
  | 'Basket and orders'
  | 'Staff'
  | 'Fast as bytes'

/** A fact of the specification or its clarifications that is not built yet. */
export interface LaterFact {
  readonly section: Section
  readonly fact: string
  /** Builds the fact, and moves it from here into a test. */
  readonly issue: LaterIssue
}

/** Everything that the tests beside this file leave to an issue to come. */
export const laterFacts: readonly LaterFact[] = [
  ...facts(1, 'Guides, search and being found', [
    'A level-finder tool exists',
    'Information pages exist',
    'Books and merchandise, gift vouchers, skippered charter and classroom hire have pages',
  ]),
  ...facts(1, 'Accounts', ['Visitors create an account', 'Visitors sign in']),
  ...facts(1, 'Basket and orders', ['Visitors use a shopping cart']),

  ...facts(2, 'Offers and dates', [
    'The product card leads a holiday of another tag or none to the breaks page',
  ]),
  ...facts(2, 'Guides, search and being found', [
    'Gift voucher card: code and price over an optional background image',
    'Product preview: name, slug, product code and description',
    'Product preview: shipping package type, None if absent',
    'Product preview: price with an inc vat or no vat note',
  ]),

  ...facts(3, 'Basket and orders', ['Clarification: cartItems is the sum of quantities']),

  ...facts(4, 'Accounts', [
    'Clarification: every page answered to a signed-in visitor is no-store and history-encrypted',
    'Clarification: sign-in and sign-out flush prefetched pages',
    'Clarification: a verification link shows a page with one button, and its POST consumes',
  ]),
  ...facts(4, 'Basket and orders', [
    'Clarification: cart changes flush prefetched pages',
    "Clarification: one-click unsubscribe's POST needs no page",
  ]),

  ...facts(6, 'Accounts', ['The account and profile pages are for authenticated visitors']),

  ...facts(7, 'Accounts', ['POST logout route ends the session']),

  ...facts(9, 'Offers and dates', [
    'Clarification: the seven date formats are used wherever a date is shown',
    'Product grid: 4 columns except for gift vouchers; clarification: those 3',
  ]),
  ...facts(9, 'Guides, search and being found', [
    'Product types 4 and 5 fall back to a default logo without an image',
    'Clarification: classroom hire, in-your-office and corporate days end in an enquiry form that is stored and mailed',
  ]),
  ...facts(9, 'Basket and orders', [
    'Clarification: self-paced online courses are cart lines without a date',
    'Clarification: one line sells one unit with its head-count limit',
  ]),
]

function facts(section: Section, issue: LaterIssue, texts: readonly string[]): LaterFact[] {
  return texts.map((fact) => ({ section, fact, issue }))
}
