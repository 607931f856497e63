import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Palette } from '../world/palette.ts'

/** What a vessel is painted with. */
export interface Livery {
  readonly hull: Colour
  readonly rail: Colour
  readonly cove: Colour
  readonly boot: Colour
  readonly antifouling: Colour
  readonly deck: Colour
  readonly canvas: Colour
  readonly spar: Colour
  readonly wood: Colour
  /** Cloth other than white. */
  readonly sails?: Colour
  readonly jib?: Colour
  /** Bands of the spinnaker, from foot to head. */
  readonly spinnaker: readonly Colour[]
}

const modern = {
  deck: '#e9e0cf',
  spar: '#27333f',
  wood: '#8a5426',
  antifouling: '#17324a',
  spinnaker: ['#c23b2e', '#c23b2e', '#fff6e6', '#c23b2e', '#c23b2e'],
} satisfies Partial<Livery>

export const liveries = {
  white: {
    ...modern,
    hull: '#f6f2ea',
    rail: '#dcd6c8',
    cove: '#1d3f63',
    boot: '#c23b2e',
    canvas: '#1d3f63',
  },
  navy: {
    ...modern,
    hull: '#1c3a5c',
    rail: '#eae2d2',
    cove: '#e7c170',
    boot: '#e8e0d0',
    canvas: '#c23b2e',
    antifouling: '#8f2f24',
    spinnaker: ['#1c3a5c', '#f3b33d', '#1c3a5c', '#f3b33d', '#1c3a5c'],
  },
  red: {
    ...modern,
    hull: '#c23b2e',
    rail: '#efe6d4',
    cove: '#f4ead6',
    boot: '#f4ead6',
    canvas: '#17324a',
    spinnaker: ['#f4efe2', '#2f6db0', '#f4efe2', '#2f6db0', '#f4efe2'],
  },
  teal: {
    ...modern,
    hull: '#1f6f78',
    rail: '#efe6d4',
    cove: '#f4ead6',
    boot: '#f4ead6',
    canvas: '#e7b04b',
    spinnaker: ['#1f7a80', '#fff6e6', '#1f7a80', '#fff6e6', '#1f7a80'],
  },
  grey: {
    ...modern,
    hull: '#8795a1',
    rail: '#dfe3e4',
    cove: '#22303c',
    boot: '#f2efe6',
    canvas: '#22303c',
    spinnaker: ['#22303c', '#e9e4d8', '#e2593c', '#e9e4d8', '#22303c'],
  },
  gaffer: {
    ...modern,
    hull: '#1b2a33',
    rail: '#8a5a30',
    cove: '#e0b75c',
    boot: '#a2382a',
    canvas: '#3c4a3a',
    antifouling: '#6f2a22',
    deck: '#cfae80',
    spar: '#3a2a20',
    sails: '#d2693c',
    jib: '#f3e2c0',
  },
  greenGaffer: {
    ...modern,
    hull: '#2c5a4a',
    rail: '#a9773f',
    cove: '#f0d48a',
    boot: '#f0e6d0',
    canvas: '#5d3b2a',
    antifouling: '#7a3226',
    deck: '#d8b98a',
    spar: '#3a2a20',
    sails: '#f6ead0',
  },
  whiteGaffer: {
    ...modern,
    hull: '#f4eee0',
    rail: '#a9773f',
    cove: '#2f6d62',
    boot: '#2f6d62',
    canvas: '#2f5a62',
    antifouling: '#7a3226',
    deck: '#d8b98a',
    spar: '#4a3424',
    sails: '#b5563a',
  },
  pilot: {
    ...modern,
    hull: '#232a30',
    rail: '#b58a54',
    cove: '#e6dcc4',
    boot: '#8a3a30',
    canvas: '#cbb890',
    antifouling: '#5d2a26',
    deck: '#d8c09a',
    spar: '#3a2a20',
    sails: '#f7ead0',
    jib: '#fbf3e0',
  },
} satisfies Record<string, Livery>

export type LiveryName = keyof typeof liveries

/** The livery as it looks in this light. */
export function liveryIn(palette: Palette, name: LiveryName): Livery {
  const livery: Livery = liveries[name]
  const [tint, amount] = palette.tint
  const see = (colour: Colour): Colour => (amount ? mix(colour, tint, amount) : colour)
  return {
    hull: see(livery.hull),
    rail: see(livery.rail),
    cove: see(livery.cove),
    boot: see(livery.boot),
    antifouling: see(livery.antifouling),
    deck: see(livery.deck),
    canvas: see(livery.canvas),
    spar: see(livery.spar),
    wood: see(livery.wood),
    ...(livery.sails ? { sails: see(livery.sails) } : {}),
    ...(livery.jib ? { jib: see(livery.jib) } : {}),
    spinnaker: livery.spinnaker.map(see),
  }
}
