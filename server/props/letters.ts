import type { SafeHtml } from '#server/content/html.ts'
import type { PageLink } from './elements.ts'

/** A weekly letter with what it lists filled in: the same for everybody who reads it. */
export interface FilledLetter {
  /** The day on which it goes out, `YYYY-MM-DD`. */
  readonly date: string
  readonly subject: string
  /** What goes on from the subject. */
  readonly preheader: string
  /** The path of its page. */
  readonly href: string
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

/** A letter in the list of those that have gone out. */
interface ListedLetter extends PageLink {
  /** `Friday 4 December, 2026`. */
  readonly day: string
  readonly summary: string
}

/** The archive: every letter that has gone out, the newest first. */
export interface LettersPageProps {
  readonly title: string
  readonly letters: readonly ListedLetter[]
  readonly feedHref: string
}

/** One letter of the archive; nothing in it is for one reader. */
export interface LetterPageProps extends Pick<FilledLetter, 'preheader' | 'blocks'> {
  readonly title: string
  /** The day on which it went out, as people read it. */
  readonly day: string
}
