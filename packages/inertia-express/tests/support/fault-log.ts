/** What went wrong on a page while a test looked at it, and what the test said would. */
export interface FaultLog {
  record(fault: string): void
  /** Announces a fault that belongs to the test. Every pattern must be met by one fault or more. */
  expect(pattern: RegExp): void
  /** What the test fails with: null when the faults are those announced, and no others. */
  verdict(): string | null
}

export function createFaultLog(): FaultLog {
  const faults: string[] = []
  const expected: RegExp[] = []
  return {
    record: (fault) => void faults.push(fault),
    expect: (pattern) => void expected.push(pattern),
    verdict() {
      const surprises = faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)))
      const absent = expected.filter((pattern) => !faults.some((fault) => pattern.test(fault)))
      return surprises.length + absent.length === 0 ? null : describe(surprises, absent)
    },
  }
}

function describe(surprises: readonly string[], absent: readonly RegExp[]): string {
  const lines = [
    ...surprises.map((fault) => `  - ${fault}`),
    ...absent.map(
      (pattern) => `  - nothing matched expectFault(${pattern}), and the test waited for it`,
    ),
  ]
  const advice =
    surprises.length > 0
      ? '\nIf a fault belongs to this test, say so before it happens: faults.expectFault(/words of the fault/).'
      : ''
  return `The page did not behave:\n${lines.join('\n')}${advice}`
}
