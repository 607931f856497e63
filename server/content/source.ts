import type { LinkChecker } from './check/links.ts'
import type { Content } from './content.ts'
import { ContentFaults, countFaults, formatFault } from './fault.ts'
import type { Fault } from './fault.ts'
import { contentPlaces, fingerprint, readFiles, watchedFolders } from './load/read-files.ts'
import { contentOf } from './read-content.ts'
import { watchFiles } from './watch-files.ts'

/** Good content, and the name of exactly these bytes. */
export interface GoodContent {
  readonly content: Content
  readonly version: string
}

/** The content of a running site: always the last that was good. */
export interface ContentSource {
  /** The same value until the content changes. */
  current(): GoodContent
  /** Reads the files now. With faults, `current` stays what it was. */
  refresh(): { readonly changed: boolean; readonly faults: readonly Fault[] }
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
}

const recheckMilliseconds = 1000

/**
 * Loads content and keeps it current while files are edited. A broken edit never reaches a page:
 * the last good content stays, and the log says once what is wrong.
 * @throws ContentFaults when the first content has a fault.
 */
export function createContentSource(options: ContentSourceOptions): ContentSource {
  const { log, links, recheck } = options
  const places = contentPlaces(options.directory, options.pictures)
  const first = contentOf(places, readFiles(places), links)
  if (!first.content) throw new ContentFaults(first.faults)

  let good: GoodContent = { content: first.content, version: first.version }
  const faultLog = createFaultLog(log)

  function refresh() {
    const bytes = readFiles(places)
    if (bytes.version === good.version && bytes.faults.length === 0) {
      faultLog.good(good.version)
      return { changed: false, faults: [] }
    }
    const { content, faults, version } = contentOf(places, bytes, links)
    if (!content) {
      faultLog.broken(faults, good.version)
      return { changed: false, faults }
    }
    good = { content, version }
    faultLog.good(version)
    options.onChange?.(good)
    return { changed: true, faults: [] }
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
    refresh,
    close: watch.close,
  }
}

/** Says why content is not taken: once for each set of faults, and when it is good again. */
function createFaultLog(log: ContentSourceOptions['log']) {
  let said = ''
  return {
    broken(faults: readonly Fault[], kept: string) {
      const lines = faults.map(formatFault)
      if (lines.join('\n') === said) return
      said = lines.join('\n')
      const count = countFaults(faults.length)
      log.error(
        { faults: lines, version: kept },
        `the edited content has ${count}; the last good content stays. ${lines[0]}`,
      )
    },
    good(version: string) {
      if (said !== '') log.info({ version }, 'the content is good again')
      said = ''
    },
  }
}
