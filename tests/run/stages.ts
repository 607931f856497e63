import { isNight, samples } from '../support/by-night.ts'
import type { ReportKind } from './reports.ts'

/** One step of `npm test`. */
export interface Stage {
  readonly name: string
  readonly command: string
  /** The report that the command leaves behind. A stage without one counts as one check. */
  readonly report?: { readonly kind: ReportKind; readonly path: string }
  /** Variables of its own. */
  readonly environment?: Readonly<Record<string, string>>
  /** Stages whose failure leaves this one nothing to run on. */
  readonly needs?: readonly string[]
  /** Part of `npm run check`. */
  readonly inCheck?: true
  /** Only with `NIGHTLY=1`, or by its name. */
  readonly atNight?: true
}

const drill = 'tsx --conditions=@saltlark/source tests/drill/index.ts'

const everyDay = ['unit', 'specification', 'components', 'feature', 'adapter', 'pictures']

/** In the order in which they run: what fails fast and often comes first. */
export const stages: readonly Stage[] = [
  { name: 'format', command: 'oxfmt --check', inCheck: true },
  { name: 'lint', command: 'oxlint --type-aware', inCheck: true },
  { name: 'types', command: 'tsc -b', inCheck: true },
  { name: 'content', command: 'npm run --silent content:check', inCheck: true },
  vitest('tests', everyDay, { inCheck: true }),
  vitest('postgres', ['feature-postgres']),
  { name: 'build', command: 'npm run --silent build' },
  { name: 'browser', command: 'tsx tests/support/browser/install-browser.ts' },
  { name: 'budget', command: 'tsx tests/budget/index.ts', needs: ['build', 'browser'] },
  {
    name: 'journeys',
    command: 'playwright test',
    report: { kind: 'playwright', path: '.data/reports/journeys.json' },
    needs: ['build', 'browser'],
  },
  {
    name: 'siege',
    command: `${drill} siege --together --minutes ${samples(33, 15) / 100}`,
    needs: ['build'],
  },
  {
    name: 'payments',
    command: `${drill} payments --customers 6 --kills ${samples(60, 10)}${isNight ? '' : ' --only sqlite'}`,
    needs: ['build'],
  },
  { name: 'spec', command: 'tsx tests/specification/index/command.ts --quiet' },
  night('example', 'tsx packages/inertia-express/examples/run.ts'),
  night('package', 'tsx packages/inertia-express/examples/check.ts'),
  night('conformance', 'npm run --silent conformance -- --servers node,hono'),
  night('breakages', 'npm run --silent conformance -- --breakages'),
  night('crawl', 'tsx tests/crawl/index.ts'),
  night('last-places', `${drill} last-places`),
  night('hoarders', `${drill} hoarders --minutes 0.5`),
  night('crash', `${drill} crash --kills 60`),
  night('fuzz', `${drill} fuzz --requests 50000`),
  night('cases', `${drill} cases --kills 20 --orders 10`),
  night('letter', `${drill} letter --kills 6 --subscribers 300`),
  night('backup', `${drill} backup --backups 2`),
  night('rolling-restart', `${drill} rolling-restart --requests 5000`),
]

/** What takes minutes and seldom finds anything that the stages of the day let through. */
function night(name: string, command: string): Stage {
  return { name, command, needs: ['build', 'browser'], atNight: true }
}

function vitest(
  name: string,
  projects: readonly string[],
  options: Pick<Stage, 'inCheck'> = {},
): Stage {
  const path = `.data/reports/${name}.json`
  const chosen = projects.map((project) => `--project ${project}`).join(' ')
  return {
    name,
    command: `vitest run ${chosen} --reporter=default --reporter=./tests/run/vitest-report.ts --outputFile=${path}`,
    report: { kind: 'vitest', path },
    ...options,
  }
}
