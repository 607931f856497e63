import { describe, expect, it } from 'vitest'
import { createFaultLog } from '../../support/fault-log.ts'

describe('the faults of a page', () => {
  it('fail nothing when there are none', () => {
    expect(createFaultLog().verdict()).toBeNull()
  })

  it('fail the test, which hears how to announce one', () => {
    const log = createFaultLog()

    log.record('console error: no wind')

    expect(log.verdict()).toBe(
      'The page did not behave:\n  - console error: no wind\nIf a fault belongs to this test, say so before it happens: faults.expectFault(/words of the fault/).',
    )
  })

  it('fail nothing when the test announced them', () => {
    const log = createFaultLog()

    log.expect(/no wind/)
    log.record('console error: no wind')
    log.record('console error: no wind again')

    expect(log.verdict()).toBeNull()
  })

  it('fail the test when only some were announced', () => {
    const log = createFaultLog()

    log.expect(/no wind/)
    log.record('console error: no wind')
    log.record('500: GET /')

    expect(log.verdict()).toContain('  - 500: GET /\nIf')
  })

  it('fail the test when one that was announced stayed away', () => {
    const log = createFaultLog()

    log.expect(/no wind/)

    expect(log.verdict()).toBe(
      'The page did not behave:\n  - nothing matched expectFault(/no wind/), and the test waited for it',
    )
  })
})
