import type { Entry, EntryMeta } from './entry.ts'

export interface EntryStoreOptions {
  /** The time in milliseconds since 1970. */
  readonly now: () => number
  /** How many entries of one browser tab are kept. Default 100. */
  readonly perTab?: number
  /** How many entries are kept in all. Default 500. */
  readonly total?: number
  /** How long an entry is kept, in milliseconds. Default: a day. */
  readonly keepFor?: number
}

export interface EntryFilter {
  readonly component?: string
  /** Request types to keep; empty: all. */
  readonly types: readonly string[]
  /** Request types to leave out. */
  readonly exclude: readonly string[]
  readonly offset: number
  readonly limit: number
}

/** The entries of late, in this process's memory. */
export interface EntryStore {
  add(entry: Entry): void
  get(id: string): Entry | undefined
  /** What is kept, newest first, without headers, bodies and props. */
  list(filter: EntryFilter): EntryMeta[]
}

/**
 * Keeps entries until they are old, or until there are too many of their tab, so that a busy tab drives
 * out its own and no other's.
 */
export function createEntryStore(options: EntryStoreOptions): EntryStore {
  const { now, perTab = 100, total = 500, keepFor = 24 * 60 * 60 * 1000 } = options
  // In the order in which they came.
  const entries = new Map<string, Entry>()

  function forgetOld(): void {
    const oldest = (now() - keepFor) / 1000
    for (const [id, { meta }] of entries) if (meta.utime < oldest) entries.delete(id)
  }

  function forgetSurplus(tab: string | null): void {
    const ofTab = [...entries.values()].filter(({ meta }) => meta.tabUuid === tab)
    const surplus = ofTab.slice(0, Math.max(0, ofTab.length - perTab))
    for (const { meta } of surplus) entries.delete(meta.id)
    const inAll = [...entries.keys()]
    for (const id of inAll.slice(0, Math.max(0, inAll.length - total))) entries.delete(id)
  }

  return {
    add(entry) {
      entries.set(entry.meta.id, entry)
      forgetOld()
      forgetSurplus(entry.meta.tabUuid)
    },
    get(id) {
      forgetOld()
      return entries.get(id)
    },
    list({ component, types, exclude, offset, limit }) {
      forgetOld()
      return [...entries.values()]
        .map(({ meta }) => meta)
        .toReversed()
        .filter((meta) => component === undefined || meta.component === component)
        .filter(({ requestType }) => types.length === 0 || types.includes(requestType))
        .filter(({ requestType }) => !exclude.includes(requestType))
        .slice(offset, offset + limit)
    },
  }
}
