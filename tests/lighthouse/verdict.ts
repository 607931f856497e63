import type { Failure, Report } from './report.ts'

/** Runs on a machine that was slower than this say nothing about speed. */
const fastEnough = 1_000
const leastPerformance = 98

/** The median performance of the runs on a machine that was fast enough; null when none was. */
export function measuredPerformance(reports: readonly Report[]): number | null {
  const scores = reports
    .filter(({ benchmark }) => benchmark >= fastEnough)
    .map(({ performance }) => performance)
    .toSorted((a, b) => a - b)
  const middle = (scores.length - 1) / 2
  const [low, high] = [scores[Math.floor(middle)], scores[Math.ceil(middle)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

/** A sentence for each promise that the runs break. */
export function brokenPromises(reports: readonly Report[]): string[] {
  const lowest = (scoreOf: (report: Report) => number) => Math.min(...reports.map(scoreOf))
  const most = Math.max(...reports.map(({ layoutShift }) => layoutShift))
  const performance = measuredPerformance(reports)
  const promises: readonly (readonly [boolean, string])[] = [
    ...(
      [
        ['accessibility', lowest(({ accessibility }) => accessibility)],
        ['best practices', lowest(({ bestPractices }) => bestPractices)],
        ['SEO', lowest(({ seo }) => seo)],
      ] as const
    ).map(([name, score]) => [score === 100, `${name} is ${score}; it must be 100`] as const),
    [most === 0, `the layout shifts by ${most}; it must stand still`],
    [
      performance === null || performance >= leastPerformance,
      `performance is ${performance}; it must be at least ${leastPerformance}`,
    ],
  ]
  return promises.filter(([isKept]) => !isKept).map(([, sentence]) => sentence)
}

/** One line a run, under headings. */
export function tableOf(reports: readonly Report[]): string[] {
  const heading = ['run', 'a11y', 'best', 'SEO', 'perf', 'benchmark', 'CLS', 'LCP', 'TBT']
  const rows = reports.map((report, index) => [
    String(index + 1),
    ...[report.accessibility, report.bestPractices, report.seo, report.performance].map(String),
    report.benchmark.toFixed(0),
    report.layoutShift.toFixed(4),
    `${report.largestPaint.toFixed(0)} ms`,
    `${report.blockingTime.toFixed(0)} ms`,
  ])
  return [heading, ...rows].map((row) => row.map((cell) => cell.padStart(10)).join(''))
}

/** Every failed audit of any run once, with its places below it. */
export function failureLines(reports: readonly Report[]): string[] {
  const failures = new Map<string, Failure>()
  for (const failure of reports.flatMap((report) => report.failures)) {
    // Figures in a title differ from run to run.
    const key = `${failure.category} ${failure.title.replaceAll(/[\d.,]+/g, '#')}`
    if (!failures.has(key)) failures.set(key, failure)
  }
  return [...failures.values()].flatMap(({ category, title, places }) => [
    `${category}: ${title}`,
    ...places.map((place) => `    ${place.slice(0, 160)}`),
  ])
}
