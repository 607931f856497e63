import type { Block } from '#server/content/schema/blocks.ts'
import type { Knot, Question } from '#server/content/schema/guidance.ts'
import type { InfoPage } from '#server/content/schema/info-page.ts'
import type { Yacht } from '#server/content/schema/schedule.ts'
import type { Breadcrumbs, Money, PageLink } from './elements.ts'
import type { GlobalRatings, Testimonial } from './home.ts'
import type { Ability, ListedCard } from './offers.ts'

/** The head of a page (specification 2, "Page banner"). */
export type Banner = InfoPage['banner']

type Kind = Block['type']
type BlockOf<Type extends Kind> = Extract<Block, { readonly type: Type }>

/** A course on the ladder, with what it needs and gives. */
export interface RungProps extends PageLink {
  /** Is it learned on the water, or at a chart table? */
  readonly place: 'afloat' | 'ashore'
  readonly ability: Ability
  readonly length: string
  readonly price: Money
  readonly needs: string
  readonly gives: string
}

/** Its id is its place on the page: `/faq#seasick`. */
export type QuestionProps = Pick<Question, 'id' | 'question' | 'answer'>

export interface KnotProps extends Pick<Knot, 'name' | 'use' | 'mistake'> {
  /** Its place on the page: `/knots#bowline`. */
  readonly id: string
  readonly limit: string | null
  /** A movement each, with its drawing. */
  readonly steps: readonly { readonly text: string; readonly picture: string | null }[]
  readonly taughtIn: readonly PageLink[]
}

export interface KitProps {
  readonly essential: readonly string[]
  readonly helpful: readonly string[]
  readonly leaveAtHome: readonly string[]
}

export interface YachtProps extends Pick<Yacht, 'id' | 'name' | 'kind' | 'description' | 'image'> {
  readonly length: string
  readonly berths: string
  /** Her saloon and her cabins from above, as far as they are drawn. */
  readonly inside: readonly { readonly src: string; readonly alt: string }[]
  /** For whom she has dates: the abilities of what she is booked for. */
  readonly abilities: readonly Ability[]
  /** What she sails next; null while no date names her. */
  readonly next: (PageLink & { readonly when: string }) | null
}

/** Where the form of a block is sent. */
interface FormBlock {
  readonly action: string
}

/** What the server looks up for kinds of blocks in place of the names that staff wrote. */
export interface LookedUp {
  /** From the lowest rung up. */
  readonly ladder: { readonly rungs: readonly RungProps[] }
  readonly offers: {
    readonly offers: readonly ListedCard[]
    readonly globalRatings: GlobalRatings
  }
  readonly questions: {
    readonly questions: readonly QuestionProps[]
    /** true: with the answers in sight from the beginning. */
    readonly isOpen?: boolean
  }
  readonly knots: { readonly knots: readonly KnotProps[] }
  readonly kit: { readonly kit: KitProps }
  readonly yachts: { readonly yachts: readonly YachtProps[] }
  readonly testimonials: { readonly testimonials: readonly Testimonial[] }
  readonly contact: FormBlock
  readonly enquiry: FormBlock
}

/** A kind of block, ready to show; most are as staff wrote them. */
export type BlockProps<Type extends Kind> = Type extends keyof LookedUp
  ? Omit<BlockOf<Type>, keyof LookedUp[Type] | 'topics' | 'ids'> & LookedUp[Type]
  : BlockOf<Type>

export type AnyBlockProps = BlockProps<Kind>

/** Kinds that any page may hold beside its own parts. */
export type PlainBlock = BlockProps<
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

/** Kinds that stand on a page of text, and on one of questions. */
export type AnswerBlock = PlainBlock | BlockProps<'questions' | 'kit' | 'contact'>

/** Kinds that stand on a guide: all but the form, which a guide leads to instead. */
export type GuideBlock = Exclude<AnyBlockProps, { readonly type: 'enquiry' }>

/** A page that informs: a banner and blocks, as staff wrote them. */
export interface InfoPageProps<Blocks extends AnyBlockProps = AnyBlockProps> {
  readonly banner: Banner
  readonly breadcrumbs: Breadcrumbs
  readonly blocks: readonly Blocks[]
  /** On a page of questions: what they are narrowed to; empty: they are all there. */
  readonly asked?: string | undefined
}
