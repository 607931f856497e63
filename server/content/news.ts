import { countFaults, formatFault } from './fault.ts'
import type { Fault } from './fault.ts'

/**
 * What happens to the content of a running site. `changed`: other content is served from now on.
 * `broken`: the files have faults, which may be others than before; what is served stays. `mended`:
 * they have none any more. `over`: nothing will happen any more.
 */
type ContentNews = 'changed' | 'broken' | 'mended' | 'over'

export type TellContentNews = (news: ContentNews) => void

/** Passes news on to whoever listens at that moment. */
export function createNews() {
  const listeners = new Set<TellContentNews>()
  return {
    tell(news: ContentNews): void {
      for (const listener of listeners) listener(news)
    },
    /** @returns what ends the listening. */
    listen(tell: TellContentNews): () => void {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
  }
}

interface Lines {
  info(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** Says why content is not taken: once for each set of faults, and when it is good again. */
export function createFaultLog(log: Lines) {
  let said = ''

  /** @param stays what is served instead, as a clause. */
  function broken(faults: readonly Fault[], version: string, what: string, stays: string): void {
    const lines = faults.map(formatFault)
    if (lines.join('\n') === said) return
    said = lines.join('\n')
    log.error(
      { faults: lines, version },
      `${what} has ${countFaults(faults.length)}; ${stays}. ${lines[0]}`,
    )
  }

  return {
    /** An edit was not taken. `version`: of what is served. */
    edited(faults: readonly Fault[], version: string) {
      broken(faults, version, 'the edited content', 'the last good content stays')
    },
    /** The site has started although its files have faults. */
    started(faults: readonly Fault[], version: string) {
      const stays = 'the site serves the last good content, kept from before'
      broken(faults, version, 'the content', stays)
    },
    good(version: string) {
      if (said !== '') log.info({ version }, 'the content is good again')
      said = ''
    },
  }
}
