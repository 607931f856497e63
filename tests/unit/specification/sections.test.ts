import { describe, expect, it } from 'vitest'
import { countFacts, emptySections, sectionLines } from '../../specification/sections.ts'

function reportOf(results: Readonly<Record<string, readonly string[]>>): string {
  return JSON.stringify({
    testResults: Object.entries(results).map(([path, statuses]) => ({
      name: `/project/tests/specification/${path}`,
      assertionResults: statuses.map((status) => ({ status })),
    })),
  })
}

describe('the facts of the specification', () => {
  it('are counted by the section that a test file or its folder is named after', () => {
    const report = reportOf({
      'section-2/header.test.ts': ['passed', 'passed'],
      'section-2/footer.test.ts': ['passed', 'failed'],
      'section-9-constants.test.ts': ['passed'],
    })

    const counts = countFacts(report)

    expect(counts).toHaveLength(9)
    expect(counts[1]).toEqual({ section: 2, tested: 3, failed: 1 })
    expect(counts[8]).toEqual({ section: 9, tested: 1, failed: 0 })
  })

  it('are shown a section a line, with their totals', () => {
    const report = reportOf({ 'section-6-roles.test.ts': ['passed', 'failed'] })

    const lines = sectionLines(countFacts(report))

    expect(lines).toHaveLength(12)
    expect(lines[7]).toMatch(/^6\. Roles and permissions +1 +1$/)
    expect(lines.at(-1)).toMatch(/^total +1 +1$/)
  })

  it('leave no section without a passing test unnamed', () => {
    const report = reportOf({ 'section-6-roles.test.ts': ['failed'] })

    const sentences = emptySections(countFacts(report))

    expect(sentences).toHaveLength(9)
    expect(sentences[5]).toBe(
      'Section 6 (Roles and permissions) has no test that passes; add one in tests/specification/section-6…',
    )
  })

  it('are none in a report that is missing or broken', () => {
    expect(emptySections(countFacts(null))).toHaveLength(9)
    expect(emptySections(countFacts('{"testResults":7}'))).toHaveLength(9)
  })
})
