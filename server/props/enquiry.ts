import type { EnquirySubject } from '#server/content/schema/blocks/catalogue.ts'

export type { EnquirySubject } from '#server/content/schema/blocks/catalogue.ts'

/** A form that asks the office something. */
export interface EnquiryShown {
  /** What it asks about. */
  readonly subject: EnquirySubject
  /** Where it is sent. */
  readonly action: string
  /** The code of the offer that it stands beside. */
  readonly offer?: string | undefined
}
