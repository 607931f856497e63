import { describe, expect, it } from 'vitest'
import { readReport } from '../../lighthouse/report.ts'
import type { Report } from '../../lighthouse/report.ts'
import { brokenPromises, measuredPerformance } from '../../lighthouse/verdict.ts'

const perfect: Report = {
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  performance: 97,
  benchmark: 1_500,
  layoutShift: 0,
  largestPaint: 1_800,
  blockingTime: 60,
  failures: [],
}

describe('the performance of several runs', () => {
  it('is the median of those on a machine that was fast enough', () => {
    const runs = [97, 80, 99, 96, 60].map((performance, index) => ({
      ...perfect,
      performance,
      benchmark: index === 4 ? 999 : 1_000,
    }))

    expect(measuredPerformance(runs)).toBe(96.5)
  })

  it('is not measured when none was', () => {
    const slow = { ...perfect, performance: 20, benchmark: 400 }

    expect(measuredPerformance([slow, slow])).toBeNull()
    expect(brokenPromises([slow, slow])).toEqual([])
  })
})

describe('a promise', () => {
  it.each([
    [{ accessibility: 99 }, 'accessibility is 99; it must be 100'],
    [{ bestPractices: 96 }, 'best practices is 96; it must be 100'],
    [{ seo: 91 }, 'SEO is 91; it must be 100'],
    [{ layoutShift: 0.0001 }, 'the layout shifts by 0.0001; it must stand still'],
  ])('is broken by one run that breaks it: %o', (fault, sentence) => {
    expect(brokenPromises([perfect, { ...perfect, ...fault }])).toEqual([sentence])
  })

  it('of speed is broken by the median', () => {
    const slow = { ...perfect, performance: 94 }

    expect(brokenPromises([slow, slow, perfect])).toEqual([
      'performance is 94; it must be at least 95',
    ])
  })
})

describe('a report', () => {
  const report = (audits: object, more = {}) =>
    JSON.stringify({
      environment: { benchmarkIndex: 1234.5 },
      categories: {
        seo: { title: 'SEO', score: 0.914, auditRefs: Object.keys(audits).map((id) => ({ id })) },
      },
      audits,
      ...more,
    })

  it('is refused when the page could not be opened', () => {
    const text = report({}, { runtimeError: { message: 'ERR_CONNECTION_REFUSED' } })

    expect(() => readReport(text)).toThrow('Lighthouse: ERR_CONNECTION_REFUSED')
  })
})
