import { countViolations, formatViolation } from './violation.ts'
import type { Violation } from './violation.ts'

export interface Log {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** Says why content is not taken: once for each set of violations, and when it is good again. */
export function createViolationLog(log: Log) {
  let logged = ''

  function broken(violations: readonly Violation[], version: string, what: string, stays: string) {
    const faults = violations.map(formatViolation)
    if (faults.join('\n') === logged) return
    logged = faults.join('\n')
    const count = countViolations(faults.length)
    log.error({ faults, version }, `${what} has ${count}; ${stays}. ${faults[0]}`)
  }

  return {
    /** An edit was not taken. `version`: of what is served. */
    edited(violations: readonly Violation[], version: string) {
      broken(violations, version, 'the edited content', 'the last good content stays')
    },
    /** The site has started although its files have violations. */
    started(violations: readonly Violation[], version: string) {
      const stays = 'the site serves the last good content, kept from before'
      broken(violations, version, 'the content', stays)
    },
    good(version: string) {
      if (logged !== '') log.info({ version }, 'the content is good again')
      logged = ''
    },
  }
}
