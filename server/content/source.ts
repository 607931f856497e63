import type { LinkChecker } from './check/check.ts'
import type { Content } from './content.ts'
import type { LastGood } from './last-good.ts'
import { fingerprint, readFiles, watchedFolders } from './load/read-files.ts'
import type { ContentPlaces } from './load/read-files.ts'
import { contentOf } from './read-content.ts'
import type { Checked } from './read-content.ts'
import { createViolationLog } from './violation-log.ts'
import type { Log } from './violation-log.ts'
import { ContentViolations } from './violation.ts'
import type { Violation } from './violation.ts'
import { watchFiles } from './watch-files.ts'

/** Good content, and the name of exactly these bytes. */
interface GoodContent {
  readonly content: Content
  readonly version: string
}

/** Why the files, as they are, are not what is served. */
type ContentTrouble = Pick<Checked, 'violations' | 'texts'>

/**
 * What happens to the content of a running site. `changed`: other content is served from now on.
 * `broken`: the files have violations, which may be others than before; what is served stays.
 * `mended`: they have none any more. `over`: nothing will happen any more.
 */
type ContentNews = 'changed' | 'broken' | 'mended' | 'over'

type TellContentNews = (news: ContentNews) => void

/** The content of a running site: always the last that was good. */
export interface ContentSource {
  /** The same value until the content changes. */
  current(): GoodContent
  /** Null when the files, as they are, are what is served. */
  trouble(): ContentTrouble | null
  /** Reads the files now. With violations, `current` stays what it was. */
  refresh(): { readonly changed: boolean; readonly violations: readonly Violation[] }
  /** Calls with all news from now on, until what it returns is called. */
  listen(tell: TellContentNews): () => void
  /** Ends the watching; nothing is left running. */
  close(): void
}

interface ContentSourceOptions extends ContentPlaces {
  readonly log: Log
  /** With it, a link that leads nowhere is a violation too. */
  readonly links?: LinkChecker
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
 * @throws ContentViolations when the first content has a violation, and none is kept from before.
 */
export function createContentSource(options: ContentSourceOptions): ContentSource {
  const { log, links, recheck, lastGood } = options
  const violationLog = createViolationLog(log)
  const { tell, listen } = createNews()
  let { good, trouble } = firstContent(options)
  if (trouble) violationLog.started(trouble.violations, good.version)

  function refresh() {
    const bytes = readFiles(options)
    if (bytes.version === good.version && bytes.violations.length === 0) {
      mended()
      return { changed: false, violations: [] }
    }
    const { content, version, violations, texts } = contentOf(options, bytes, { links })
    if (!content) {
      trouble = { violations, texts }
      violationLog.edited(violations, good.version)
      tell('broken')
      return { changed: false, violations }
    }
    good = { content, version }
    mended()
    tell('changed')
    lastGood?.keep(bytes)
    return { changed: true, violations: [] }
  }

  function mended(): void {
    violationLog.good(good.version)
    if (!trouble) return
    trouble = null
    tell('mended')
  }

  const watch = watchFiles({
    folders: options.watch === false ? [] : watchedFolders(options),
    fingerprint: () => fingerprint(options),
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
    listen,
    close() {
      watch.close()
      tell('over')
    },
  }
}

/** What to serve at first, and what is wrong with the files where that was kept from before. */
function firstContent(options: ContentSourceOptions): {
  good: GoodContent
  trouble: ContentTrouble | null
} {
  const { links, lastGood } = options
  const bytes = readFiles(options)
  const { content, version, violations, texts } = contentOf(options, bytes, { links })
  if (content) {
    lastGood?.keep(bytes)
    return { good: { content, version }, trouble: null }
  }
  const kept = lastGood?.read()
  const earlier = kept && contentOf(options, kept, { links })
  if (!earlier?.content) throw new ContentViolations(violations)
  const good = { content: earlier.content, version: earlier.version }
  return { good, trouble: { violations, texts } }
}

function createNews() {
  const listeners = new Set<TellContentNews>()
  return {
    tell(news: ContentNews): void {
      for (const listener of listeners) listener(news)
    },
    listen(listener: TellContentNews): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
