import type { DateProps } from './dates.ts'
import type { Breadcrumbs, PageLink } from './elements.ts'
import type { Ability } from './offers.ts'

export interface AnswerProps {
  readonly id: string
  readonly label: string
  readonly isChosen: boolean
}

export interface QuestionProps {
  /** The field's name in the address. */
  readonly id: string
  readonly title: string
  readonly hint: string | null
  /** many: people may tick several, or none. */
  readonly kind: 'one' | 'many'
  readonly answers: readonly AnswerProps[]
}

/** One question of the level finder. Its form is plain GET: every answer is in the address. */
export interface LevelQuestionProps {
  readonly breadcrumbs: Breadcrumbs
  /** The entrance says what the level finder is. */
  readonly isEntrance: boolean
  readonly question: QuestionProps
  readonly progress: {
    /** `Question 2 of 7`; `of up to 10` while the answers may still leave some out. */
    readonly text: string
    readonly position: number
    readonly total: number
  }
  /** Where the form leads: the next page. */
  readonly action: string
  /** The other answers, which the form sends along. */
  readonly kept: readonly { readonly name: string; readonly value: string }[]
  readonly backHref: string | null
}

/** An offer of which the result says why it is recommended. */
export interface AdvisedOffer extends PageLink {
  readonly why: string
  /** Its length, price and age in a few words each. */
  readonly facts: readonly string[]
  readonly picture: string
  readonly intro: string
}

export interface AdvisedAlternative extends AdvisedOffer {
  /** Its next date, or why it has none. */
  readonly next: string
}

/** What the next course asks for and the answers did not show. */
export interface MissingProps {
  readonly course: PageLink
  readonly lead: string
  readonly facts: readonly { readonly term: string; readonly text: string }[]
  /** What adds to a logbook what is missing in it. */
  readonly builders: readonly (PageLink & { readonly note: string })[]
  readonly buildersHref: string | null
}

export interface LevelResultProps {
  readonly breadcrumbs: Breadcrumbs
  readonly level: Ability
  readonly before: AdvisedOffer | null
  readonly main: AdvisedOffer
  readonly dates: readonly DateProps[]
  /** All dates of the main offer; null: it has none. */
  readonly datesHref: string | null
  /** Instead of dates, where there are none. */
  readonly withoutDates: string
  readonly alternatives: readonly AdvisedAlternative[]
  readonly missing: MissingProps | null
  readonly notes: readonly string[]
  readonly answers: readonly {
    readonly question: string
    readonly answer: string
    /** The question again, with all answers kept. */
    readonly href: string
  }[]
  readonly restartHref: string
}
