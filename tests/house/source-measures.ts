import { posix } from 'node:path'
import { cyclesIn, graphOf, importersOf, unasked } from './graph.ts'
import type { Aliases, Graph } from './graph.ts'
import type { Measure } from './measure.ts'
import type { ParsedFile } from './parsed.ts'
import { partOf } from './sources.ts'
import type { Part } from './sources.ts'

/**
 * Where each file is one of a kind that a list beside it names: a rule, a check, a command, a step, a
 * block. Such a file is small and has one importer because its folder is in order.
 */
const foldersOfEquals = [
  'resources/js/sections/blocks',
  'routes',
  'server/console',
  'server/content/check',
  'server/content/autofix',
  'server/database/migrations',
  'server/routing/check',
]

/** The launcher of the commands takes it from the build. */
const launcher = 'server/launch/console.ts'

/** What more lines than these are no part of another file, however few ask for it. */
const smallFile = 40

/** How large the sources are and how entangled. */
export function sourceMeasures(files: readonly ParsedFile[], aliases: Aliases): Measure[] {
  const graph = graphOf(files, aliases)
  const code: Graph = new Map([...graph].filter(([path]) => partOf(path) !== 'tests'))
  const site = files.filter(({ path }) => partOf(path) === 'site')
  return [
    ...sizes(files, 'site', { lines: 55_000, files: 880 }),
    ...sizes(files, 'adapter'),
    ...sizes(files, 'pictures'),
    counted('loose files in server/', looseFiles(site)),
    counted('small files for one neighbour', lonelyParts(site, code)),
    counted(
      'import cycles, of types too',
      cyclesIn(code).map((cycle) => cycle.join(' ')),
    ),
    {
      name: 'object literals that are spread, tests too',
      limit: 0,
      value: total(files.map(({ spreads }) => spreads)),
      found: files.flatMap(({ path, spreads }) => (spreads > 0 ? `${path} ${spreads}` : [])),
    },
    counted('values exported for nobody', exportedForNobody(site, graph, false)),
    counted('types exported for nobody', exportedForNobody(site, graph, true)),
    ...lengths(site),
  ]
}

function percentile90(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.ceil(numbers.length * 0.9) - 1] ?? 0
}

function sizes(
  files: readonly ParsedFile[],
  part: Part,
  limits: { readonly lines: number; readonly files: number } | null = null,
): Measure[] {
  const own = files.filter(({ path }) => partOf(path) === part)
  const lines = total(own.map((file) => file.lines))
  return [
    { name: `${part}: lines`, value: lines, limit: limits?.lines ?? null },
    { name: `${part}: files`, value: own.length, limit: limits?.files ?? null },
  ]
}

function looseFiles(site: readonly ParsedFile[]): string[] {
  return site.map(({ path }) => path).filter((path) => posix.dirname(path) === 'server')
}

/**
 * Small files that one file asks for, not counting tests, which lies beside them. What is fetched only
 * when its turn comes is a file so that it can be.
 */
function lonelyParts(site: readonly ParsedFile[], code: Graph): string[] {
  const importers = importersOf(code)
  return site
    .filter(({ lines }) => lines <= smallFile)
    .map(({ path }) => path)
    .filter((path) => {
      const [importer, ...others] = importers.get(path) ?? []
      const folder = posix.dirname(path)
      if (importer === undefined || others.length > 0) return false
      const isLazy =
        code
          .get(importer)
          ?.get(path)
          ?.some((taken) => taken.isLazy) === true
      return posix.dirname(importer) === folder && !isLazy && !foldersOfEquals.includes(folder)
    })
}

function exportedForNobody(site: readonly ParsedFile[], graph: Graph, areTypes: boolean): string[] {
  const asked = site.filter(({ path }) => path !== launcher)
  return asked.flatMap((file) =>
    unasked(file, graph).flatMap(({ name, isType }) =>
      isType === areTypes ? [`${file.path} ${name}`] : [],
    ),
  )
}

function lengths(site: readonly ParsedFile[]): Measure[] {
  const lines = site.map((file) => file.lines)
  const functions = site.flatMap((file) => file.functions)
  return [
    { name: "lines of the site's files, p90", value: percentile90(lines), limit: 125 },
    { name: "lines of the site's files, most", value: Math.max(0, ...lines), limit: 250 },
    { name: "lines of the site's functions, p90", value: percentile90(functions), limit: 20 },
  ]
}

function counted(name: string, found: readonly string[]): Measure {
  return { name, value: found.length, limit: 0, found }
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0)
}
