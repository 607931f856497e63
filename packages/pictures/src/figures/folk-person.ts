import type { Colour } from '../kit/colour.ts'

/** Someone in the middle distance, posed by a name. */
export interface Folk {
  readonly does:
    | 'stands'
    | 'walks'
    | 'points'
    | 'waves'
    | 'sits'
    | 'rides'
    | 'kneels'
    | 'scoops'
    | 'skips'
    | 'hails'
    | 'rests'
  /** 1 to the right, which is so unless told, or -1. */
  readonly faces?: 1 | -1
  readonly top: Colour
  readonly legs: Colour
  /** Bare arms and, below the knee, bare legs. */
  readonly light?: true
  readonly skin: Colour
  readonly hair: Colour
  readonly wears?: 'cap' | 'sun hat' | 'helmet' | 'long' | 'bun' | 'beanie'
  readonly lifejacket?: Colour
  /** A broader build; and a child, whose head is larger for its size. */
  readonly broad?: true
  readonly child?: true
}
