import { up as peopleMailAndLimits } from './0001-people-mail-and-limits.ts'
import { up as waitingList } from './0002-waiting-list.ts'
import type { Migration } from './migration.ts'

/**
 * In the order in which they run. There is no way back: a released migration is never edited, and
 * a mistake in it is put right by a further one.
 */
export const migrations: readonly Migration[] = [
  { name: '0001-people-mail-and-limits', up: peopleMailAndLimits },
  { name: '0002-waiting-list', up: waitingList },
]
