import type { Graph } from '../../house/graph.ts'
import { importersOf } from '../../house/graph.ts'
import type { FileReport } from '../reports.ts'
import type { Reach } from './reach.ts'

export interface Chosen {
  /** Files of tests to run, those that most likely see the change first. */
  readonly files: readonly string[]
  /** Those that may see it too and would take longer than a look should. */
  readonly left: readonly string[]
}

interface Known {
  readonly graph: Graph
  /** What answers each path that a test asked for. */
  readonly reach: Readonly<Record<string, Reach>>
}

// Behind these stands the whole site: a test that imports one is chosen by what it asks the site for.
const doors = /^(?:server\/app\/|resources\/js\/(?:app|ssr)\.tsx$|tests\/support\/site\.ts$)/

/** Everything that takes something from one of the files, as far as the doors to the whole site. */
export function affectedBy(changed: readonly string[], graph: Graph): ReadonlySet<string> {
  const importers = importersOf(graph)
  const affected = new Set(changed)
  for (const path of affected) {
    if (doors.test(path) && !changed.includes(path)) continue
    for (const importer of importers.get(path) ?? []) affected.add(importer)
  }
  return affected
}

/** The paths whose answer runs a changed file, on the server or as part of their page. */
export function affectedPaths(changed: readonly string[], { graph, reach }: Known): string[] {
  const affected = affectedBy(changed, graph)
  return Object.entries(reach)
    .filter(
      ([, { files, component }]) =>
        changed.some((path) => doors.test(path) || files.includes(path)) ||
        affected.has(`resources/js/pages/${component}.tsx`) ||
        [...affected].some((path) => path.startsWith('resources/js/layouts/')),
    )
    .map(([path]) => path)
}

/** Proofs of the specification's sentences: brief, and true to what a visitor would see. */
const sentences = 'tests/specification/'

/**
 * The files of tests that a change reaches: those that import it, and those that ask the site for a
 * path whose answer runs it. The specification's own are chosen whatever they take; of the rest those
 * that ask for little else come first, until the seconds are spent.
 */
export function choose(
  reports: readonly FileReport[],
  changed: readonly string[],
  known: Known,
  seconds: number,
): Chosen {
  const affected = affectedBy(changed, known.graph)
  const paths = new Set(affectedPaths(changed, known).map((path) => `GET ${path}`))
  // A package's own journeys ask a site of its own, whose paths have the same names.
  const isOfPackage = (path: string) => path.startsWith('packages/')
  const chosen = reports
    .filter(({ file }) => !isOfPackage(file) || changed.some(isOfPackage))
    .map((report) => {
      const asked = report.requests.map((request) => request.split('?', 1)[0] ?? '')
      const hits = asked.filter((request) => paths.has(request)).length
      const share =
        hits / (asked.length || 1) + (hits > 0 && report.file.startsWith(sentences) ? 1 : 0)
      return { ...report, share: affected.has(report.file) ? 3 : share }
    })
    .filter(({ share }) => share > 0)
    .toSorted((one, two) => two.share - one.share || one.seconds - two.seconds)

  let spent = 0
  const files: string[] = []
  const left: string[] = []
  for (const { file, seconds: cost, share } of chosen) {
    const fits = share > 1 || spent + cost <= seconds
    if (fits) spent += cost
    ;(fits ? files : left).push(file)
  }
  return { files, left }
}
