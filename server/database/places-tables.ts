/** The tables of dates and of who keeps their places; see schema.ts for the rules that all tables keep to. */
export interface PlacesTables {
  dates: DateRow
  date_cases: DateCaseRow
  place_offers: PlaceOfferRow
  networks: NetworkRow
  hold_alarms: HoldAlarmRow
}

/** A date that somebody has put in a cart: it is sold even when no rule gives it any more. */
interface DateRow {
  /** Such as CR-DSP-270321. */
  reference: string
  /** Its first day, `YYYY-MM-DD`. */
  starts: string
  /** The date as it was sold last, as JSON. */
  sold: string
  created_at: number
}

/** What became of a sold date in the content, as long as its customers have not heard, and afterwards. */
export interface DateCaseRow {
  id: string
  /** Such as CR-DSP-270321. */
  reference: string
  /** The reference while nobody has confirmed it, so that a date has one such case; null: somebody has. */
  pending: string | null
  kind: DateCaseKind
  /** The date as its customers know it, as JSON. */
  told: string
  /** The date as it is now, as JSON; null: it does not take place. */
  becomes: string | null
  opened_at: number
  /** The edit was taken back. */
  closed_at: number | null
  /** Its customers were written to. */
  confirmed_at: number | null
}

/** `gone`: nothing gives the date any more; `reinstated`: it takes place after all. */
export type DateCaseKind = 'cancelled' | 'gone' | 'moved' | 'reinstated'

/** A network, as a hash: whoever counts what it holds locks its row first. */
interface NetworkRow {
  network: string
  seen_at: number
}

/** On a day one network had more than a third of a date's places, held or ordered and not paid. */
export interface HoldAlarmRow {
  /** `YYYY-MM-DD` in London. */
  day: string
  reference: string
  network: string
  /** The most that it had on that day. */
  heads: number
  /** Of so many. */
  places: number
  raised_at: number
}

/** Places that came free, kept for who waited for them. */
export interface PlaceOfferRow {
  id: string
  waiting_id: string
  reference: string
  heads: number
  /** sha-256 of the link's secret, in hex. */
  token: string
  created_at: number
  held_until: number
}
