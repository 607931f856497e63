import type { MailContent } from '#server/mail/mail-layout.ts'

/** A weekly letter of the content, as far as its sending goes by it. */
export interface PlannedLetter {
  /** The day on which it goes out, `YYYY-MM-DD` in London. */
  readonly date: string
  readonly isDraft: boolean
  /** When it goes out by itself, milliseconds UTC; null: somebody sends it. */
  readonly sendAt: number | null
  /** Changes with whatever its readers see that stands in its file. */
  readonly fingerprint: string
}

/** The weekly letters of the content as it is now. */
export interface LetterSource {
  /** All of them, the drafts too, the oldest first. */
  all(): readonly PlannedLetter[]
  /**
   * Fills one from the catalogue of this moment.
   * @param unsubscribeUrl where its link to stop leads.
   * @throws Error when there is no such letter, or it names what is gone.
   */
  write(date: string, unsubscribeUrl: string): MailContent
}
