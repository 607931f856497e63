import { existsSync, readFileSync } from 'node:fs'
import { graphOf } from '../../house/graph.ts'
import { parsed } from '../../house/parsed.ts'
import { git, sourcesOf } from '../../house/sources.ts'
import { aliasesOf } from '../../house/workspaces.ts'
import { readReport } from '../reports.ts'
import type { FileReport } from '../reports.ts'
import type { Stage } from '../stages.ts'
import { stages } from '../stages.ts'
import { choose } from './choose.ts'
import { reachOf } from './reach.ts'

/** What a look at a change may take, as seconds of tests by the last whole run, of which two run at once. */
const budgets = { vitest: 40, playwright: 40 } as const

interface ChangedRun {
  readonly stages: readonly Stage[]
  /** What was chosen by, and what was left for `npm test`. */
  readonly lines: readonly string[]
}

/**
 * `npm test -- --changed [git ref]`: the stages that look at what differs from a commit, by default the
 * last one. Which tests a change reaches is known from the last whole `npm test`.
 * @throws Error when there was none.
 */
export function changedStages(base = 'HEAD'): ChangedRun {
  const changed = changedSince(base)
  if (changed.length === 0) return { stages: [], lines: [`Nothing differs from ${base}.`] }
  const sources = sourcesOf('.')
  const graph = graphOf(sources.map(parsed), aliasesOf('.'))
  const reports = { vitest: filesOf('vitest'), playwright: filesOf('playwright') }
  const paths = pathsAskedFor([...reports.vitest, ...reports.playwright])
  const known = { graph, reach: reachOf(paths) }
  const inVitest = choose(reports.vitest, changed, known, budgets.vitest)
  const inBrowser = choose(reports.playwright, changed, known, budgets.playwright)
  const left = [...inVitest.left, ...inBrowser.left]
  return {
    stages: [
      ...sourceStages(changed),
      ...testStage('vitest', inVitest.files),
      ...testStage('playwright', inBrowser.files),
    ],
    lines: [
      `${changed.length} files differ from ${base}; they reach ${inVitest.files.length} files of tests and ${inBrowser.files.length} of journeys.`,
      ...(left.length > 0 ? [`Left for npm test:\n  ${left.join('\n  ')}`] : []),
    ],
  }
}

function changedSince(base: string): string[] {
  const differing = git('.', ['diff', '--name-only', base, '--'])
  const untracked = git('.', ['ls-files', '--others', '--exclude-standard'])
  return [...differing.split('\n'), ...untracked.split('\n')].filter((path) => path !== '')
}

/** Of the last whole run. */
function filesOf(kind: 'vitest' | 'playwright'): FileReport[] {
  const found = stages.flatMap(({ report }) => {
    if (report?.kind !== kind || !existsSync(report.path)) return []
    return readReport(kind, readFileSync(report.path, 'utf8'))?.files ?? []
  })
  if (found.length > 0) return found
  throw new Error('Which tests see a change is known after one whole run: npm test')
}

/** Of the paths that only differ in what stands for a name, such as those of hostile requests, a few. */
function pathsAskedFor(files: readonly FileReport[]): string[] {
  const asked = files.flatMap(({ requests }) =>
    requests.filter((request) => request.startsWith('GET /')).map((request) => request.slice(4)),
  )
  return [...new Set(asked.map((path) => path.split('?', 1)[0] ?? ''))].filter((path) =>
    /^\/[\w/.-]*$/.test(path),
  )
}

function sourceStages(changed: readonly string[]): Stage[] {
  const there = changed.filter((path) => existsSync(path))
  const formatted = there.filter((path) => /\.(?:ts|tsx|js|mjs|json|css|md|yml)$/.test(path))
  const linted = there.filter((path) => /\.(?:ts|tsx|js|mjs)$/.test(path))
  const isContent = changed.some((path) => /^(?:resources\/content|server\/content)\//.test(path))
  return [
    ...(formatted.length > 0
      ? [{ name: 'format', command: `oxfmt --check ${formatted.join(' ')}` }]
      : []),
    ...(linted.length > 0 ? [{ name: 'lint', command: `oxlint ${linted.join(' ')}` }] : []),
    ...stages.filter(({ name }) => name === 'types' || (name === 'content' && isContent)),
  ]
}

function testStage(kind: 'vitest' | 'playwright', files: readonly string[]): Stage[] {
  const whole = stages.find(({ report }) => report?.kind === kind)
  const there = [...new Set(files)].filter((file) => existsSync(file))
  if (!whole?.report || there.length === 0) return []
  const path = `.data/reports/changed-${kind}.json`
  const command = `${whole.command.replace(whole.report.path, path)} ${there.join(' ')}`
  const changed: Stage = {
    name: `changed ${kind}`,
    command,
    report: { kind, path },
    // What Playwright's own report goes by.
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: path },
  }
  const build = stages.filter(({ name }) => name === 'build' && kind === 'playwright')
  return [...build, changed]
}
