/** The tables of the weekly letter; see schema.ts for the rules that all tables keep to. */
export interface LetterTables {
  letters_sent: SentLetterRow
  letter_recipients: LetterRecipientRow
}

/**
 * `tested`: somebody has looked at it, and it was not begun. `paused`: no more is sent until it is resumed.
 * `stopped`: no more is ever sent. `sent`: whoever wants it has it, or it was given up for them.
 */
export type LetterState = 'tested' | 'sending' | 'paused' | 'sent' | 'stopped'

/** A weekly letter that was tested, and what became of it. */
export interface SentLetterRow {
  /** The day of its content file, `YYYY-MM-DD`. */
  date: string
  state: LetterState
  /** Of the file as it was tested: what changed since was not looked at. */
  fingerprint: string
  /** As filled from the catalogue when it was tested, and anew when it began; the link to stop is left open. */
  subject: string
  html: string
  text: string
  /** How many subscribers there were when it began. */
  count: number | null
  tested_at: number
  begun_at: number | null
  ended_at: number | null
}

/** That a letter was written to somebody, once and for all. */
interface LetterRecipientRow {
  date: string
  subscriber_id: string
  /** Its message; null: it was taken back before it was sent. */
  outbox_id: string | null
  written_at: number
}
