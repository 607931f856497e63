import type { AddToCart } from './cart.ts'
import type { DateProps } from './dates.ts'
import type { NamedLink } from './elements.ts'
import type { Ability } from './offers.ts'

export interface DateFact {
  readonly label: string
  readonly text: string
  /** A portrait of whom it names. */
  readonly portrait?: string
}

/** What it looks like where a date takes place. */
export interface DateSetting {
  /** The yacht or the room. */
  readonly title: string
  /** Empty where the pictures say all. */
  readonly text: string
  readonly pictures: readonly { readonly src: string; readonly alt: string }[]
}

export interface DatePageProps {
  readonly date: DateProps
  readonly intro: string
  readonly ability: Ability
  readonly image: string
  /** When it begins and ends; one entry for a date of one day. */
  readonly moments: readonly DateFact[]
  /** Every meeting, where people go home between; else empty. */
  readonly meetings: readonly string[]
  readonly facts: readonly DateFact[]
  /** null where there is no picture of it. */
  readonly setting: DateSetting | null
  readonly included: readonly string[]
  /** What to do to get a place, or why there is none. */
  readonly booking: { readonly title: string; readonly text: string }
  /** The form that books it; null where no place can be bought. */
  readonly add: AddToCart | null
  /** The form for a place that may come free; null where no names are taken. */
  readonly waitingList: { readonly action: string; readonly most: number } | null
  /** The next dates of the same offer, without this one. */
  readonly next: readonly DateProps[]
  readonly allHref: string
  /** The offer's dates for calendars that keep themselves up to date. */
  readonly feedHref: string
}

/** A date that is over, was cancelled or never was: what comes next in its place. */
export interface GoneDateProps {
  readonly title: string
  readonly message: string
  readonly offer: NamedLink
  readonly next: readonly DateProps[]
  /** All dates: of the offer while it has some, else of everything. */
  readonly allHref: string
}
