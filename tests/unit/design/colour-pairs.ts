/** Colours that stand on each other somewhere on the site, as classes name them. */
export interface ColourPair {
  readonly where: string
  readonly on: readonly string[]
  /** Text of any size: 4.5 to 1 at least. */
  readonly text?: readonly string[]
  /** Icons, edges of fields and buttons, rings of the focus, parts of a drawing: 3 to 1 at least. */
  readonly shapes?: readonly string[]
}

const newsletterGround = 'sea/35 on paper'

/** What lies on pictures is measured on the pictures, in the browser. */
export const colourPairs: readonly ColourPair[] = [
  {
    where: 'headings, copy and links in a band',
    on: ['paper', 'white'],
    text: ['ink', 'slate', 'tide', 'tide-deep'],
    shapes: ['tide', 'slate'],
  },
  {
    where: 'buttons',
    on: ['coral-strong', 'coral-deep', 'tide', 'tide-deep'],
    text: ['white'],
  },
  {
    where: 'buttons against what they lie on',
    on: ['paper', 'white', newsletterGround],
    shapes: ['coral-strong', 'coral-deep'],
  },
  {
    where: 'the arrows and dots of a carousel',
    on: ['paper', 'white'],
    shapes: ['ink', 'ink/55', 'coral-strong'],
  },
  { where: 'an arrow under the pointer', on: ['ink'], shapes: ['white'] },
  {
    where: 'prices and verified customers on a card',
    on: ['white'],
    text: ['fault', 'star', 'good'],
  },
  {
    where: 'the ability bar and the stars on a card',
    on: ['white'],
    shapes: ['good', 'amber', 'fault', 'star'],
  },
  {
    where: 'the marks of kinds of dates',
    on: ['white', 'paper'],
    shapes: ['tide', 'tide-deep', 'coral-strong', 'amber', 'star', 'ink', 'good', 'slate', 'fault'],
  },
  {
    where: 'the newsletter',
    on: [newsletterGround],
    text: ['ink', 'slate', 'tide-deep', 'fault'],
    shapes: ['tide', 'slate', 'fault'],
  },
  {
    where: 'the fields of a form',
    on: ['white'],
    text: ['ink', 'slate'],
    shapes: ['slate', 'fault'],
  },
  { where: 'a message that all went well', on: ['good-pale'], text: ['good'], shapes: ['tide'] },
  {
    where: 'a message that something failed',
    on: ['fault-pale'],
    text: ['fault'],
    shapes: ['tide'],
  },
  {
    where: 'an answer that is chosen',
    on: ['sea/20 on white'],
    text: ['ink', 'slate'],
    shapes: ['tide'],
  },
  {
    where: 'what the search answers first, and the mark of a result without a picture',
    on: ['sea/25 on white', 'sea/25 on paper'],
    text: ['ink', 'tide-deep'],
    shapes: ['tide', 'tide-deep'],
  },
  {
    where: 'the days of a month: a weekend, and a kind under the pointer',
    on: ['paper/60 on white', 'tint-chart'],
    text: ['ink', 'slate'],
    shapes: ['tide'],
  },
  { where: 'how an order stands', on: ['sea/35 on white'], text: ['tide-deep'] },
  { where: 'a hold that is over', on: ['brass/15 on white'], text: ['ink'], shapes: ['tide'] },
  {
    where: 'what is said of a code in the basket',
    on: ['good-pale', 'fault-pale'],
    text: ['ink', 'tide-deep'],
    shapes: ['tide'],
  },
  {
    where: 'the header',
    on: ['ink', 'ink-deep', 'white/15 on ink', 'white/15 on ink-deep'],
    text: ['white', 'sea'],
    shapes: ['white', 'brass'],
  },
  {
    where: 'the footer and the dark call to action',
    on: ['ink-deep'],
    text: ['white', 'white/85', 'white/80', 'sea'],
    shapes: ['brass', 'sea', 'coral-strong'],
  },
  { where: 'how many things are in the cart', on: ['coral-strong'], text: ['white'] },
  {
    where: 'the pause button on the palest picture',
    on: ['ink-deep/70 on white'],
    shapes: ['white'],
  },
]
