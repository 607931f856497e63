import type { SafeHtml } from '#server/content/html.ts'
import type { Block } from '#server/content/schema/blocks.ts'
import type { Knot } from '#server/content/schema/guidance.ts'
import type { InfoPage } from '#server/content/schema/info-page.ts'
import type { Breadcrumbs, Money } from './elements.ts'
import type { GlobalRatings, Testimonial } from './home.ts'
import type { Ability, Card, CardDates } from './offers.ts'

/** The head of a page (specification 2, "Page banner"). */
export type Banner = InfoPage['banner']

type Kind = Block['type']
type BlockOf<Type extends Kind> = Extract<Block, { readonly type: Type }>

/** What every block has: an optional heading, and the name that links to it. */
interface Headed<Type extends Kind> {
  readonly type: Type
  readonly id?: string | undefined
  readonly title?: string | undefined
}

/** Kinds that are shown as staff wrote them; the others name what the server looks up. */
type AsWritten =
  | 'text'
  | 'overview'
  | 'picture'
  | 'picture-and-text'
  | 'facts'
  | 'points'
  | 'sections'
  | 'steps'
  | 'promises'
  | 'shares'
  | 'call-to-action'

interface LinkShown {
  readonly name: string
  readonly href: string
}

/** A course on the ladder, with what it needs and gives. */
export interface RungShown extends LinkShown {
  /** Is it learned on the water, or at a chart table? */
  readonly place: 'afloat' | 'ashore'
  readonly ability: Ability
  readonly length: string
  readonly price: Money
  readonly needs: string
  readonly gives: string
}

interface LadderBlock extends Headed<'ladder'> {
  readonly copy?: SafeHtml | undefined
  /** From the lowest rung up. */
  readonly rungs: readonly RungShown[]
}

interface OffersBlock extends Headed<'offers'> {
  readonly copy?: SafeHtml | undefined
  readonly offers: readonly { readonly card: Card; readonly dates: CardDates }[]
  readonly globalRatings: GlobalRatings
}

export interface QuestionShown {
  /** Its place on the page: `/faq#seasick`. */
  readonly id: string
  readonly question: string
  readonly answer: SafeHtml
}

interface QuestionsBlock extends Headed<'questions'> {
  readonly questions: readonly QuestionShown[]
  /** true: with the answers in sight from the beginning. */
  readonly isOpen?: boolean
}

export interface KnotShown extends Pick<Knot, 'name' | 'use' | 'mistake'> {
  /** Its place on the page: `/knots#bowline`. */
  readonly id: string
  readonly limit: string | null
  /** A movement each, with its drawing. */
  readonly steps: readonly { readonly text: string; readonly picture: string | null }[]
  readonly taughtIn: readonly LinkShown[]
}

interface KnotsBlock extends Headed<'knots'> {
  readonly knots: readonly KnotShown[]
}

/** What to pack for one offer. */
export interface KitShown {
  readonly essential: readonly string[]
  readonly helpful: readonly string[]
  readonly leaveAtHome: readonly string[]
}

interface KitBlock extends Headed<'kit'> {
  readonly kit: KitShown
}

export interface YachtShown {
  readonly id: string
  readonly name: string
  readonly kind: string
  readonly length: string
  readonly berths: string
  readonly description: SafeHtml
  readonly image: string
  /** For whom she has dates: the abilities of what she is booked for. */
  readonly abilities: readonly Ability[]
  /** What she sails next; null while no date names her. */
  readonly next: (LinkShown & { readonly when: string }) | null
}

interface YachtsBlock extends Headed<'yachts'> {
  readonly yachts: readonly YachtShown[]
}

interface TestimonialsBlock extends Headed<'testimonials'> {
  readonly testimonials: readonly Testimonial[]
}

interface ContactBlock extends Headed<'contact'> {
  readonly copy?: SafeHtml | undefined
  readonly hours: readonly { readonly days: string; readonly hours: string }[]
  /** A map of the way to the base. */
  readonly imageUrl?: string | undefined
  readonly imageAltText?: string | undefined
  /** Where the form is sent. */
  readonly action: string
}

interface EnquiryBlock extends Headed<'enquiry'> {
  readonly copy?: SafeHtml | undefined
  /** What the form asks about. */
  readonly subject: BlockOf<'enquiry'>['subject']
  /** Where the form is sent. */
  readonly action: string
}

/** A block of a page, ready to show. */
export type ShownBlock =
  | BlockOf<AsWritten>
  | LadderBlock
  | OffersBlock
  | QuestionsBlock
  | KnotsBlock
  | KitBlock
  | YachtsBlock
  | TestimonialsBlock
  | ContactBlock
  | EnquiryBlock

/** A kind of block as it is shown. */
export type Shown<Type extends Kind> = Extract<ShownBlock, { readonly type: Type }>

/** Kinds that any page may hold beside its own parts. */
export type PlainBlock = Shown<
  | 'text'
  | 'overview'
  | 'picture'
  | 'picture-and-text'
  | 'facts'
  | 'points'
  | 'offers'
  | 'enquiry'
  | 'call-to-action'
>

/** Kinds that stand on a page of words, and on one of questions. */
export type AnswerBlock = PlainBlock | Shown<'questions' | 'kit' | 'contact'>

/** Kinds that stand on a guide: all but the form, which a guide leads to instead. */
export type GuideBlock = Exclude<ShownBlock, EnquiryBlock>

/** A page that informs: a banner and blocks, as staff wrote them. */
export interface InfoPageProps<Blocks extends ShownBlock = ShownBlock> {
  readonly banner: Banner
  readonly breadcrumbs: Breadcrumbs
  readonly blocks: readonly Blocks[]
  /** On a page of questions: what they are narrowed to; empty: they are all there. */
  readonly asked?: string | undefined
}
