import { english } from './english.ts'
import { fromAbroad } from './from-abroad.ts'
import { irishAndWelsh } from './irish-and-welsh.ts'
import type { Leader } from './leader.ts'
import { scots } from './scots.ts'
import { westerners } from './westerners.ts'

/** Every instructor by their id in the schedule. */
export const leaders: Readonly<Record<string, Leader>> = {
  ...english,
  ...scots,
  ...irishAndWelsh,
  ...westerners,
  ...fromAbroad,
}
