import type { RequestListener } from 'node:http'
import { isForEverybody } from '#server/http/cache-headers.ts'
import { headersOf } from './cache-key.ts'
import type { Asked, AskedOptions } from './cache-key.ts'
import {
  addForm,
  keptAnswer,
  quickBrotli,
  quickGzip,
  sizeOf,
  smallBrotli,
  smallGzip,
} from './entry.ts'
import type { KeptAnswer } from './entry.ts'
import { askInProcess } from './in-process.ts'
import type { WholeAnswer } from './in-process.ts'

/** What an answer was made of. One that is made of the same is the same. */
interface Source {
  /** Another value when anything that pages show has changed. */
  readonly site: object
  /** Another value when what changes by itself has, such as the places that are left. */
  readonly passing: object
}

/** What pages are made from, and how long they may be kept. */
export interface PagesOptions extends Pick<AskedOptions, 'hosts' | 'version' | 'onceProps'> {
  readonly application: RequestListener
  /** What answers are made of now. */
  readonly source: () => Source
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number
  /** How many pages have not become what they should be so far: what comes of one is not kept. */
  readonly failures: () => number
  readonly onError: (error: unknown) => void
  /** How much may be kept. Default 32 MiB. */
  readonly mostBytes?: number
}

export interface Page extends Source {
  readonly key: string
  readonly kept: KeptAnswer
  /** For how many at most it may be given again; null: until the site changes. */
  readonly seconds: number | null
  /** Milliseconds since 1970, UTC. */
  readonly madeAt: number
}

/** A page that may be kept, before it is made. */
export interface KeepablePage {
  /** For how many seconds at most it may be given again; null: until the site changes. */
  readonly seconds: number | null
  /** What the application has found out of it, and need not again. */
  readonly found: object
}

interface Making extends Source {
  readonly page: Promise<Page | null>
}

interface Pages {
  /** The page that is kept, unless something has changed since it was made. */
  fresh(asked: Asked): Page | undefined
  /** Makes the page anew; many who ask at once wait for one. Null: there is none for everybody. */
  made(asked: Asked, keepable: KeepablePage): Promise<Page | null>
  /** Has the smallest forms of a page made, after those that are being made already. */
  makeSmall(page: Page): void
}

const usualBytes = 32 * 1_048_576

/** Keeps pages, and makes them by asking the application in this process. */
export function createPages(options: PagesOptions): Pages {
  const { source, now, failures, onError } = options
  const store = createStore<Page>(options.mostBytes ?? usualBytes, ({ kept }) => sizeOf(kept))
  const making = new Map<string, Making>()
  let compressing: Promise<void> = Promise.resolve()

  function isFresh({ site, passing, seconds, madeAt }: Page): boolean {
    const current = source()
    if (site !== current.site) return false
    return seconds === null || (passing === current.passing && now() - madeAt < seconds * 1000)
  }

  async function make(
    asked: Asked,
    { seconds, found }: KeepablePage,
    { site, passing }: Source,
  ): Promise<Page | null> {
    const [key, madeAt, before] = [keyOf(asked), now(), failures()]
    const answer = await ask(asked, found, options)
    if (!answer || failures() !== before) return null
    const kept = await unlessTheSame(store.get(key)?.kept, answer)
    const page = { key, site, passing, kept, seconds, madeAt }
    store.set(key, page)
    return page
  }

  return {
    fresh(asked) {
      const page = store.get(keyOf(asked))
      return page && isFresh(page) ? page : undefined
    },
    made(asked, keepable) {
      const key = keyOf(asked)
      const [known, current] = [making.get(key), source()]
      // What was begun before a change would not show it to who has made the change.
      if (known?.site === current.site && known.passing === current.passing) return known.page
      const page = make(asked, keepable, current).finally(() => {
        if (making.get(key)?.page === page) making.delete(key)
      })
      making.set(key, { ...current, page })
      return page
    },
    makeSmall({ key, kept }) {
      if (kept.isSmall) return
      kept.isSmall = true
      compressing = compressing
        .then(() => addSmallForms(kept))
        .then(() => store.weigh(key), onError)
    },
  }
}

/** Of bytes that are the same nothing is made again. */
async function unlessTheSame(
  before: KeptAnswer | undefined,
  answer: WholeAnswer,
): Promise<KeptAnswer> {
  const kept = keptAnswer(answer)
  if (before?.name === kept.name) return before
  addForm(kept, 'br', await quickBrotli(kept.plain), '-quick-br')
  addForm(kept, 'gzip', await quickGzip(kept.plain), '-quick-gzip')
  return kept
}

async function addSmallForms(kept: KeptAnswer): Promise<void> {
  addForm(kept, 'br', await smallBrotli(kept.plain), '-br')
  addForm(kept, 'gzip', await smallGzip(kept.plain), '-gzip')
}

function keyOf({ url, isVisit, isHeld }: Asked): string {
  if (!isVisit) return url
  return isHeld ? `held ${url}` : `visit ${url}`
}

/** The application says of its answers whether they are for everybody; null: this one is not. */
async function ask(
  asked: Asked,
  found: object,
  options: PagesOptions,
): Promise<WholeAnswer | null> {
  const question = { url: asked.url, headers: headersOf(asked, options), found }
  const answer = await askInProcess(options.application, question)
  const { status, headers } = answer
  const isPublic = isForEverybody(headers)
  return status === 200 && isPublic && headers['set-cookie'] === undefined ? answer : null
}

interface Store<Entry> {
  get(key: string): Entry | undefined
  set(key: string, entry: Entry): void
  /** To be called when what is kept under a key holds more than before. */
  weigh(key: string): void
}

interface Slot<Entry> {
  readonly entry: Entry
  bytes: number
  wasUsed: boolean
}

/**
 * Keeps entries up to a number of bytes. What must go to make room is what has longest not been asked
 * for: each that was is passed over once. Looking one up changes nothing but a mark on it.
 */
export function createStore<Entry>(
  mostBytes: number,
  sizeOf: (entry: Entry) => number,
): Store<Entry> {
  const slots = new Map<string, Slot<Entry>>()
  let bytes = 0

  function makeRoom(): void {
    for (const [key, slot] of slots) {
      if (bytes <= mostBytes) return
      slots.delete(key)
      if (slot.wasUsed) {
        slot.wasUsed = false
        slots.set(key, slot)
      } else {
        bytes -= slot.bytes
      }
    }
  }

  function put(key: string, entry: Entry, wasUsed: boolean): void {
    const size = sizeOf(entry)
    bytes += size - (slots.get(key)?.bytes ?? 0)
    slots.set(key, { entry, bytes: size, wasUsed })
    makeRoom()
  }

  return {
    get(key) {
      const slot = slots.get(key)
      if (slot) slot.wasUsed = true
      return slot?.entry
    },
    set: (key, entry) => put(key, entry, slots.get(key)?.wasUsed ?? false),
    weigh(key) {
      const slot = slots.get(key)
      if (slot) put(key, slot.entry, slot.wasUsed)
    },
  }
}
