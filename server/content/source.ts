import type { LinkChecker } from './check/check.ts'
import type { Content } from './content.ts'
import type { LastGood } from './last-good.ts'
import type { Documents } from './load/documents.ts'
import { createFileAccess } from './load/file-access.ts'
import type { FileAccess } from './load/file-access.ts'
import { compareFiles, readSteadily } from './load/read-files.ts'
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
  refresh(): Promise<Refreshed>
  /** Compares the files with what was read last, and reads them again if they differ. */
  look(): Promise<void>
  /** Calls with all news from now on, until what it returns is called. */
  listen(tell: TellContentNews): () => void
  /** Does the disk not answer? As long as it does not, the process cannot end by itself. */
  isStuck(): boolean
  /** Ends the watching; nothing is left running. */
  close(): void
}

interface Refreshed {
  readonly changed: boolean
  readonly violations: readonly Violation[]
}

interface ContentSourceOptions extends ContentPlaces {
  readonly log: Log
  /** With it, a link that leads nowhere is a violation too. */
  readonly links?: LinkChecker
  /**
   * How often files are compared even if no change is reported; null: changes are noticed by `refresh`
   * and `look` alone.
   */
  readonly compareEvery?: number | null
  /** Sees the documents of whatever is served, at first and from each edit on. */
  readonly onServed?: (documents: Documents) => void
  /** With it, good content outlives the process: what a start falls back on. */
  readonly lastGood?: LastGood
}

/** With patience and a reading, what no system reports is on the pages, or told, within 10 seconds. */
const compareEveryMilliseconds = 7000

/**
 * Loads content and keeps it current while files are edited. A broken edit never reaches a page, and
 * neither does a disk that fails: the last good content stays, and the log says once what is wrong.
 * @throws ContentViolations when the first content has a violation, and none is kept from before.
 */
export async function createContentSource(options: ContentSourceOptions): Promise<ContentSource> {
  const { log, compareEvery = compareEveryMilliseconds } = options
  const access = createFileAccess()
  const { tell, listen } = createNews()
  const { isRead, ...served } = await createServed(options, access, tell)
  const watch = watchFiles({
    compare: () => compareFiles(options, access),
    isRead,
    async onSettled() {
      try {
        await served.refresh()
      } catch (error) {
        log.error({ err: error }, 'the content cannot be read again')
      }
    },
    everyMilliseconds: compareEvery,
    log,
  })
  return {
    ...served,
    look: watch.look,
    listen,
    isStuck: access.isStuck,
    close() {
      watch.close()
      tell('over')
    },
  }
}

interface Served extends Pick<ContentSource, 'current' | 'trouble' | 'refresh'> {
  /** Is this how the files were when they were last read? */
  isRead(stamp: string): boolean
}

/** What is served: at first what the files hold or what is kept, then whatever a reading finds good. */
async function createServed(
  options: ContentSourceOptions,
  access: FileAccess,
  tell: TellContentNews,
): Promise<Served> {
  const { log, links, lastGood } = options
  const violationLog = createViolationLog(log)
  let { good, trouble, stamp } = await firstContent(options, access)
  if (trouble) violationLog.started(trouble.violations, good.version)

  async function read(): Promise<Refreshed> {
    const bytes = await readSteadily(options, access)
    stamp = bytes.stamp
    if (bytes.version === good.version && bytes.violations.length === 0) {
      mended()
      return { changed: false, violations: [] }
    }
    const { content, version, violations, texts, documents } = contentOf(options, bytes, { links })
    if (!content) {
      trouble = { violations, texts }
      violationLog.edited(violations, good.version)
      tell('broken')
      return { changed: false, violations }
    }
    good = { content, version }
    mended()
    tell('changed')
    options.onServed?.(documents)
    lastGood?.keep(bytes)
    return { changed: true, violations: [] }
  }

  function mended(): void {
    violationLog.good(good.version)
    if (!trouble) return
    trouble = null
    tell('mended')
  }

  let reading: Promise<unknown> = Promise.resolve()
  return {
    current: () => good,
    trouble: () => trouble,
    isRead: (seen) => seen === stamp,
    /** One reading after the other: the later one has the later files. */
    refresh() {
      const next = reading.then(read)
      reading = next.catch(() => undefined)
      return next
    },
  }
}

/** What to serve at first, and what is wrong with the files where that was kept from before. */
async function firstContent(
  options: ContentSourceOptions,
  access: FileAccess,
): Promise<{ good: GoodContent; trouble: ContentTrouble | null; stamp: string }> {
  const { links, lastGood } = options
  const bytes = await readSteadily(options, access)
  const { stamp } = bytes
  const { content, version, violations, texts, documents } = contentOf(options, bytes, { links })
  if (content) {
    options.onServed?.(documents)
    lastGood?.keep(bytes)
    return { good: { content, version }, trouble: null, stamp }
  }
  const kept = lastGood?.read()
  const earlier = kept && contentOf(options, kept, { links })
  if (!earlier?.content) throw new ContentViolations(violations)
  options.onServed?.(earlier.documents)
  const good = { content: earlier.content, version: earlier.version }
  return { good, trouble: { violations, texts }, stamp }
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
