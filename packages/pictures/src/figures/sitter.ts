import type { Colour } from '../kit/colour.ts'
import type { beards } from './beards.ts'
import type { hairStyles } from './hair.ts'
import type { headgear } from './headgear.ts'

/** Somebody to draw a portrait of. Everything about them is data. */
export interface Sitter {
  readonly name: string
  readonly skin: Colour
  readonly hair: { readonly style: keyof typeof hairStyles; readonly colour: Colour }
  readonly face: Face
  readonly wears: {
    readonly coat: Colour
    readonly over?: 'lifejacket' | 'scarf'
    readonly head?: { readonly kind: keyof typeof headgear; readonly colour: Colour }
    readonly glasses?: 'round' | 'square' | 'shades'
  }
  readonly weather: 'morning' | 'golden' | 'grey' | 'rose' | 'green' | 'blue'
}

/** The features, none of them in detail. */
export interface Face {
  readonly eyes: 'laughing' | 'open' | 'wink'
  readonly mouth: 'grin' | 'smile' | 'laugh'
  readonly age: 'young' | 'middle' | 'old'
  readonly beard?: keyof typeof beards
  readonly freckles?: true
}
