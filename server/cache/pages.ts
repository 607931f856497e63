import type { RequestListener } from 'node:http'
import { isForEverybody } from '#server/http/cache-headers.ts'
import { headersOf } from './cache-key.ts'
import type { CacheKey, CacheKeyOptions } from './cache-key.ts'
import { addQuickRepresentations, addSmallRepresentations, createEntry, sizeOf } from './entry.ts'
import type { Entry } from './entry.ts'
import { askInProcess } from './in-process.ts'
import type { WholeAnswer } from './in-process.ts'
import { createStore } from './store.ts'

/** What an answer is made of. One that is made of the same is the same. */
interface Source {
  /** Another value when anything that pages show has changed. */
  readonly site: object
  /** Another value when what changes by itself has, such as the places that are left. */
  readonly availabilityVersion: object
}

/** What pages are made from, and how long they may be kept. */
export interface PagesOptions extends Pick<CacheKeyOptions, 'hosts' | 'version' | 'onceProps'> {
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

export interface Page {
  readonly key: string
  readonly entry: Entry
  /** Weak: a page that nobody asks for again must not keep the site of that day in memory. */
  readonly madeOf: WeakRef<Source['site']>
  readonly availabilityVersion: Source['availabilityVersion']
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

/** Whoever asks for one more is answered by the application, and nothing is kept of it. */
const mostMaking = 16

/** At a tenth of a second each, a visitor who sees the quick representation waits for none of them. */
const mostCompressing = 8

/** Keeps pages, and makes them by asking the application in this process. */
export function createPages(options: PagesOptions) {
  const { source, now, failures, onError, mostBytes = 32 * 1_048_576 } = options
  const storeOf = createStores(mostBytes)
  const making = new Map<string, Making>()
  const precompress = createBacklog(mostCompressing, (key) => compress(key, storeOf(key), onError))

  async function make(
    cacheKey: CacheKey,
    { seconds, found }: KeepablePage,
    { site, availabilityVersion }: Source,
  ): Promise<Page | null> {
    const [key, madeAt, before] = [keyOf(cacheKey), now(), failures()]
    const answer = await ask(cacheKey, found, options)
    if (!answer || failures() !== before) return null
    const entry = await unlessTheSame(storeOf(key).get(key)?.entry, answer)
    const madeOf = new WeakRef(site)
    const page = { key, madeOf, availabilityVersion, entry, seconds, madeAt }
    storeOf(key).set(key, page)
    return page
  }

  return {
    /** The page that is kept, unless something has changed since it was made. */
    fresh(cacheKey: CacheKey): Page | undefined {
      const key = keyOf(cacheKey)
      const page = storeOf(key).get(key)
      return page && isFresh(page, source(), now()) ? page : undefined
    },
    /**
     * Makes the page anew; many who ask at once wait for one. Null: there is none for everybody.
     * @param find what may be kept of the address: asked when the page is not being made already.
     */
    async render(cacheKey: CacheKey, find: () => KeepablePage | null): Promise<Page | null> {
      const key = keyOf(cacheKey)
      const [known, current] = [making.get(key), source()]
      // What was begun before a change would not show it to who has made the change.
      if (known?.site === current.site && known.availabilityVersion === current.availabilityVersion)
        return known.page
      const keepable = making.size < mostMaking ? find() : null
      if (!keepable) return null
      const page = make(cacheKey, keepable, current).finally(() => {
        if (making.get(key)?.page === page) making.delete(key)
      })
      making.set(key, { ...current, page })
      return page
    },
    /**
     * Has the smallest representations of a page made, after those that are being made already. While
     * many wait nothing happens: the next who asks for the page asks again.
     */
    precompress({ key, entry }: Page): void {
      if (!entry.isPrecompressed) precompress(key)
    },
  }
}

/** Addresses without a query are as many as there are pages. Of the others anybody can think of more. */
const shareOfQueries = 1 / 4

/** The store of a key: what somebody thinks of in queries takes nothing from pages without one. */
function createStores(mostBytes: number): (key: string) => PageStore {
  const size = ({ key, entry }: Page) => 2 * key.length + sizeOf(entry)
  const plain = createStore(mostBytes * (1 - shareOfQueries), size)
  const queried = createStore(mostBytes * shareOfQueries, size)
  return (key) => (key.includes('?') ? queried : plain)
}

type PageStore = ReturnType<typeof createStore<Page>>

async function compress(
  key: string,
  store: PageStore,
  onError: PagesOptions['onError'],
): Promise<void> {
  const entry = store.peek(key)?.entry
  // Work on what was evicted meanwhile would be for nobody.
  if (!entry || entry.isPrecompressed) return
  entry.isPrecompressed = true
  await addSmallRepresentations(entry).catch(onError)
  const page = store.peek(key)
  if (page) store.set(key, page)
}

/** Works on keys, one after another. A key that waits already, or finds `most` waiting, is passed over. */
export function createBacklog(
  most: number,
  work: (key: string) => Promise<void>,
): (key: string) => void {
  const waiting = new Set<string>()
  let isWorking = false

  async function workThrough(): Promise<void> {
    isWorking = true
    for (const key of waiting) {
      waiting.delete(key)
      await work(key)
    }
    isWorking = false
  }

  return (key) => {
    if (waiting.size >= most) return
    waiting.add(key)
    if (!isWorking) void workThrough()
  }
}

function isFresh(page: Page, current: Source, instant: number): boolean {
  const { madeOf, availabilityVersion, seconds, madeAt } = page
  if (madeOf.deref() !== current.site) return false
  if (seconds === null) return true
  return availabilityVersion === current.availabilityVersion && instant - madeAt < seconds * 1000
}

/** Of the time for which a page may be given: who asks in the rest has it made anew, and nobody waits. */
const dueAfter = 0.75

/** Has a page so little time left that it should be made anew while it is still given? */
export function isDue(
  { seconds, madeAt }: Pick<Page, 'seconds' | 'madeAt'>,
  instant: number,
): boolean {
  return seconds !== null && instant - madeAt >= dueAfter * seconds * 1000
}

/** Of bytes that are the same nothing is made again. */
async function unlessTheSame(before: Entry | undefined, answer: WholeAnswer): Promise<Entry> {
  const entry = createEntry(answer)
  if (before?.name === entry.name) return before
  await addQuickRepresentations(entry)
  return entry
}

function keyOf({ url, isVisit, hasOnceProps }: CacheKey): string {
  if (!isVisit) return url
  return hasOnceProps ? `once ${url}` : `visit ${url}`
}

/** The application says of its answers whether they are for everybody; null: this one is not. */
async function ask(
  cacheKey: CacheKey,
  found: object,
  options: PagesOptions,
): Promise<WholeAnswer | null> {
  const question = { url: cacheKey.url, headers: headersOf(cacheKey, options), found }
  const answer = await askInProcess(options.application, question)
  const { status, headers } = answer
  const isPublic = isForEverybody(headers)
  return status === 200 && isPublic && headers['set-cookie'] === undefined ? answer : null
}
