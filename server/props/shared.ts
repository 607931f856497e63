import type { Company } from '#server/content/schema/company.ts'

export type { Company } from '#server/content/schema/company.ts'

/** One message per field, keyed by the field's name, or by an error bag that holds such messages. */
export type Errors = Record<string, string>

/** The half of an account that a browser may see. */
export interface User {
  readonly id: string
  readonly name: string
  readonly email: string
}

interface BlogPost {
  readonly id: number
  readonly title: string
  readonly link: string
}

/**
 * What a page needs to show one of its pictures without a shift (decision 12). A page names fifty, so
 * it says no more than that: `resources/js/lib/pictures.ts` makes the addresses of its files.
 */
export type Picture = readonly [
  width: number,
  height: number,
  /** What ends the addresses of its files: `?v=` and the digest of their bytes, if that is noted. */
  version: string,
  /** The placeholder's colour, a class of base.css without its `tint-`. Left out: paper. */
  tint?: string,
  /** The widths that there are in AVIF. */
  avif?: readonly number[],
  /** How many of these, from the smallest on, there are in JPEG too. */
  jpegs?: number,
  /** The path of the same scene composed for tall windows. */
  tall?: string,
]

export type Pictures = Readonly<Record<string, Picture>>

/** Props that every page has, whatever its own are (specification 3, page-level props). */
export interface SharedProps {
  readonly errors: Errors
  readonly user: User | null
  /** The page's full address, query included, on the canonical origin. */
  readonly ziggy: { readonly location: string }
  readonly company: Company
  readonly navigationData: NavigationData
  readonly 'blog-data': readonly BlogPost[]
  /** December, and January before the 6th, in London: the seasonal logo shows. */
  readonly isSeasonal: boolean
  /** The day of the newest weekly letter that everybody may read; null: there is none yet. */
  readonly newestLetter: string | null
  readonly pictures: Pictures
  /** The elements of the head, one HTML string each; the client keeps the document's in step. */
  readonly head: readonly string[]
  /** Those that only the document has. Where it is rendered on the server they go no further. */
  readonly documentHead?: readonly string[]
  /** What a form without JavaScript had sent, so that a refused form loses nothing. */
  readonly old?: Readonly<Record<string, string>>
  /** What sets the page apart from what visitors see, for the people who work here. */
  readonly preview?: string
}

/** One-shot messages, beside the props. */
export interface Flash {
  readonly success?: string
  readonly error?: string
  /** It is said, but the visitor keeps their place and their focus: what was done is done on. */
  readonly isQuiet?: true
}

/** An entry of a menu (specification 3, "Menu item"); what the JSON leaves out is filled in. */
export interface MenuItem {
  readonly name: string
  readonly routeName?: string | undefined
  readonly href?: string | undefined
  readonly menuable_type?: 'holiday' | 'course' | undefined
  readonly tag_id?: number | undefined
  readonly menuable?: { readonly slug: string; readonly short_menu_name?: string } | undefined
  readonly className?: string | undefined
  readonly slug?: string | undefined
  /** A trip that takes no longer than a weekend. */
  readonly isWeekend?: true
}

type Menus<Name extends string> = Readonly<Record<Name, readonly MenuItem[]>>

export interface NavigationData extends Menus<
  'weekendHolidays' | 'holidays' | 'builders' | 'racing'
> {
  readonly courses: Menus<'practical' | 'theory' | 'oneDay' | 'otherCourses' | 'online'>
}
