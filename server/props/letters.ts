import type { SafeHtml } from '#server/content/html.ts'

/** A weekly letter with what it lists filled in: the same for everybody who reads it. */
export interface FilledLetter {
  /** The day on which it goes out, `YYYY-MM-DD`. */
  readonly date: string
  readonly subject: string
  /** What goes on from the subject. */
  readonly preheader: string
  /** From top to bottom; none is empty. */
  readonly blocks: readonly FilledBlock[]
}

/** One part of a letter. Addresses are paths of the site, in copy too. */
export type FilledBlock =
  | (Headed & { readonly type: 'words'; readonly copy: readonly SafeHtml[] })
  | (Headed & {
      readonly type: 'picture'
      readonly picture: LetterPicture
      readonly caption: string | null
    })
  | (Headed & { readonly type: 'button'; readonly text: string; readonly href: string })
  | (Headed & {
      /** Offers or dates. */
      readonly type: 'items'
      readonly copy: SafeHtml | null
      readonly items: readonly LetterItem[]
    })
  | (Headed & {
      readonly type: 'question'
      readonly question: string
      readonly answer: readonly SafeHtml[]
    })

interface Headed {
  readonly title: string | null
}

/** An offer, or one date of it. */
export interface LetterItem {
  readonly name: string
  readonly href: string
  /** Line by line: when, where, for how much, and whether there is room. */
  readonly details: readonly string[]
  /** Null: it has none that every mail program shows. */
  readonly picture: LetterPicture | null
}

/** A picture by the path of a file that every mail program can show. */
export interface LetterPicture {
  readonly src: string
  /** The same, where it is shown small. */
  readonly small: string
  /** Pixels of the first. */
  readonly width: number
  readonly height: number
  /** What it shows. */
  readonly alt: string
}
