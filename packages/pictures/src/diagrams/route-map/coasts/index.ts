import { atlanticIslands } from './atlantic-islands.ts'
import { britain } from './britain.ts'
import { caribbean } from './caribbean.ts'
import { outlinesOf } from './coast.ts'
import type { Place } from './coast.ts'
import { continent } from './france-and-iberia.ts'
import { ireland } from './ireland.ts'
import { norway } from './norway.ts'
import { scottishIslands } from './scotland.ts'

/** All the land the maps know. The outlines are our own and far too coarse to steer by. */
export const land: readonly (readonly Place[])[] = [
  britain,
  scottishIslands,
  ireland,
  continent,
  norway,
  atlanticIslands,
  caribbean,
].flatMap(outlinesOf)

/** Ways by water through the land: the Caledonian Canal with its lochs. */
export const canals: readonly (readonly Place[])[] = [
  [
    [-4.24, 57.492],
    [-4.3, 57.44],
    [-4.42, 57.32],
    [-4.68, 57.145],
    [-4.8, 57.07],
    [-4.97, 56.94],
    [-5.1, 56.855],
    [-5.128, 56.84],
  ],
]
