import type { LinkChecker } from './check/link-checker.ts'
import type { Content } from './content.ts'
import { ContentFaults } from './fault.ts'
import type { Fault } from './fault.ts'
import type { LastGood } from './last-good.ts'
import { contentPlaces, fingerprint, readFiles, watchedFolders } from './load/read-files.ts'
import type { ContentPlaces } from './load/read-files.ts'
import { createFaultLog, createNews } from './news.ts'
import type { TellContentNews } from './news.ts'
import { contentOf } from './read-content.ts'
import type { ReadResult } from './read-content.ts'
import { watchFiles } from './watch-files.ts'

/** Good content, and the name of exactly these bytes. */
export interface GoodContent {
  readonly content: Content
  readonly version: string
}

/** Why the files, as they are, are not what is served. */
interface ContentTrouble {
  readonly faults: readonly Fault[]
  /** The text of every file with a fault, by the fault's own `file`. */
  readonly texts: ReadonlyMap<string, string>
}

/** The content of a running site: always the last that was good. */
export interface ContentSource {
  /** The same value until the content changes. */
  current(): GoodContent
  /** Null when the files, as they are, are what is served. */
  trouble(): ContentTrouble | null
  /** Reads the files now. With faults, `current` stays what it was. */
  refresh(): { readonly changed: boolean; readonly faults: readonly Fault[] }
  /** Calls with all news from now on, until what it returns is called. */
  listen(tell: TellContentNews): () => void
  /** Ends the watching; nothing is left running. */
  close(): void
}

interface ContentSourceOptions {
  readonly directory: string
  readonly log: {
    info(facts: object, message: string): void
    warn(facts: object, message: string): void
    error(facts: object, message: string): void
  }
  /** Called after new content took the place of the old. */
  readonly onChange?: (good: GoodContent) => void
  /** With it, a link that leads nowhere is a fault too. */
  readonly links?: LinkChecker
  /** The list of pictures. Default `resources/images/pictures.json`. */
  readonly pictures?: string
  /** false: edits are noticed by `refresh` and `recheck` alone. */
  readonly watch?: boolean
  /**
   * For development: `current` also compares the files' sizes and times, at most once a second by
   * this clock. Some file systems never say that a file changed.
   */
  readonly recheck?: { now(): number }
  /** With it, good content outlives the process: what a start falls back on. */
  readonly lastGood?: LastGood
}

const recheckMilliseconds = 1000

/**
 * Loads content and keeps it current while files are edited. A broken edit never reaches a page:
 * the last good content stays, and the log says once what is wrong.
 * @throws ContentFaults when the first content has a fault, and none is kept from before.
 */
export function createContentSource(options: ContentSourceOptions): ContentSource {
  const { log, links, recheck, lastGood } = options
  const places = contentPlaces(options.directory, options.pictures)
  const faultLog = createFaultLog(log)
  const news = createNews()
  let { good, trouble } = firstContent(places, options)
  if (trouble) faultLog.started(trouble.faults, good.version)

  function refresh() {
    const bytes = readFiles(places)
    if (bytes.version === good.version && bytes.faults.length === 0) {
      mended()
      return { changed: false, faults: [] }
    }
    const read = contentOf(places, bytes, links)
    if (!read.content) {
      trouble = troubleOf(read)
      faultLog.edited(trouble.faults, good.version)
      news.tell('broken')
      return { changed: false, faults: trouble.faults }
    }
    good = { content: read.content, version: read.version }
    mended()
    options.onChange?.(good)
    news.tell('changed')
    lastGood?.keep(bytes)
    return { changed: true, faults: [] }
  }

  function mended(): void {
    faultLog.good(good.version)
    if (!trouble) return
    trouble = null
    news.tell('mended')
  }

  const watch = watchFiles({
    folders: options.watch === false ? [] : watchedFolders(places),
    fingerprint: () => fingerprint(places),
    onSettled: refresh,
    log,
  })
  let nextLook = recheck ? recheck.now() + recheckMilliseconds : Infinity
  return {
    current() {
      if (recheck && recheck.now() >= nextLook) {
        nextLook = recheck.now() + recheckMilliseconds
        watch.look()
      }
      return good
    },
    trouble: () => trouble,
    refresh,
    listen: news.listen,
    close() {
      watch.close()
      news.tell('over')
    },
  }
}

/** What to serve at first, and what is wrong with the files where that was kept from before. */
function firstContent(
  places: ContentPlaces,
  { links, lastGood }: ContentSourceOptions,
): { good: GoodContent; trouble: ContentTrouble | null } {
  const bytes = readFiles(places)
  const first = contentOf(places, bytes, links)
  if (first.content) {
    lastGood?.keep(bytes)
    return { good: { content: first.content, version: first.version }, trouble: null }
  }
  const trouble = troubleOf(first)
  const kept = lastGood?.read()
  const earlier = kept && contentOf(places, kept, links)
  if (!earlier?.content) throw new ContentFaults(trouble.faults)
  return { good: { content: earlier.content, version: earlier.version }, trouble }
}

function troubleOf({ faults, texts }: ReadResult): ContentTrouble {
  return { faults, texts }
}
