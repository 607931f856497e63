/** A fault in the words of `npm run content:check`. */
export interface FaultNotice {
  /** `resources/content/home.json:12:7`. */
  readonly place: string
  readonly words: string
  /** The lines around it, with a caret under the place; empty for a file that could not be read. */
  readonly frame: string
}

/** What `/_content-events` sends to an open page in development: event name -> its data. */
export interface ContentEvents {
  /** Where the page has travelled in time; null for now. */
  readonly moment: { readonly words: string } | null
  /** What keeps the files from being shown; none when they are. */
  readonly faults: readonly FaultNotice[]
  /** The props of the page that are others now; null when all are to be asked for. */
  readonly changed: { readonly only: readonly string[] | null }
}
