import type { Colour } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import type { PoseName } from './pose.ts'

/** How the leaves are held together. */
export type Binding = 'paper' | 'hard' | 'wire' | 'band'

/** What a cover shows, drawn flat from its origin at `coverSize`. */
export type CoverArt = (drawing: Drawing) => void

/** Where the bars stand that take the place of a title. */
export type TitleLayout = 'head' | 'panel' | 'foot' | 'plate'

/** A book, as data. */
export interface Book {
  readonly pose: PoseName
  readonly binding: Binding
  /** Pixels of thickness. */
  readonly thick: number
  /** The spine and the board. */
  readonly cloth: Colour
  readonly art: CoverArt
  readonly title: { readonly layout: TitleLayout; readonly ink: Colour; readonly panel?: Colour }
  /** The elastic or the wire, where the binding has one. */
  readonly fastening?: Colour
}
