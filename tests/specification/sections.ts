import { z } from 'zod'

export type Section = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

/** The sections of the specification, by number. */
export const sectionTitles: Readonly<Record<Section, string>> = {
  1: 'What the product does and for whom',
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'The calls it makes',
  8: 'Error catalogue',
  9: 'Business constants and limits',
}

/** How much of one section is held by tests. */
export interface SectionCount {
  readonly section: Section
  readonly tested: number
  readonly failed: number
}

/**
 * The tests of a vitest report by the section that their file is named after. A report that is
 * missing or broken counts nothing.
 */
export function countFacts(report: string | null): readonly SectionCount[] {
  const tests = testsOf(report)
  return sections.map((section) => {
    const own = tests.filter((test) => test.section === section)
    return {
      section,
      tested: own.filter(({ status }) => status === 'passed').length,
      failed: own.filter(({ status }) => status === 'failed').length,
    }
  })
}

/** A table of the sections, with totals. */
export function sectionLines(counts: readonly SectionCount[]): string[] {
  const heading = row('section', 'tested', 'failed')
  const total = (key: 'tested' | 'failed') => counts.reduce((sum, count) => sum + count[key], 0)
  return [
    heading,
    '-'.repeat(heading.length),
    ...counts.map(({ section, tested, failed }) =>
      row(`${section}. ${sectionTitles[section]}`, tested, failed),
    ),
    row('total', total('tested'), total('failed')),
  ]
}

/** A sentence for each section that no passing test holds. */
export function emptySections(counts: readonly SectionCount[]): string[] {
  return counts
    .filter(({ tested }) => tested === 0)
    .map(
      ({ section }) =>
        `Section ${section} (${sectionTitles[section]}) has no test that passes; add one in tests/specification/section-${section}…`,
    )
}

const sections = Object.keys(sectionTitles).map(Number) as readonly Section[]

const vitestReport = z.object({
  testResults: z.array(
    z.object({ name: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
})

function testsOf(report: string | null): { section: number; status: string }[] {
  const { data } = vitestReport.safeParse(parseJson(report))
  return (data?.testResults ?? []).flatMap(({ name, assertionResults }) => {
    const section = Number(/\/specification\/section-(\d)/.exec(name.replaceAll('\\', '/'))?.[1])
    return assertionResults.map(({ status }) => ({ section, status }))
  })
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}

function row(name: string, ...counts: readonly (string | number)[]): string {
  return [name.padEnd(40), ...counts.map((count) => String(count).padStart(8))].join('')
}
