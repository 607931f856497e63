import { fileURLToPath } from 'node:url'

/** A place in a source file. Lines and columns count from 1. */
export interface SourcePlace {
  readonly file: string
  readonly line: number
  readonly column: number
}

/**
 * Where a stack first touches the application's own code: the topmost frame in a file under `root`
 * that is no package. The places are those of the stack: in development they are of the sources,
 * because Vite maps stacks as it runs modules.
 * @param isOwn refuses further files, such as the application's framework.
 */
export function ownSource(
  stack: string | undefined,
  root: string,
  isOwn: (file: string) => boolean = () => true,
): SourcePlace | null {
  const folder = `${slashed(root).replace(/\/$/, '')}/`
  for (const line of (stack ?? '').split('\n')) {
    const place = placeOf(line)
    if (place?.file.startsWith(folder) && !isPackage(place.file) && isOwn(place.file)) return place
  }
  return null
}

// `at name (file:line:column)` or `at file:line:column`, as V8 writes them.
const frame = /^\s+at (?:.*\()?(?<file>[^()]+):(?<line>\d+):(?<column>\d+)\)?$/

function placeOf(stackLine: string): SourcePlace | null {
  const { file, line, column } = frame.exec(stackLine)?.groups ?? {}
  if (file === undefined) return null
  return { file: pathOf(file.replace(/^async /, '')), line: Number(line), column: Number(column) }
}

function pathOf(file: string): string {
  const path = file.startsWith('file://') ? fileURLToPath(file) : file
  return slashed(path.replace(/\?.*$/, ''))
}

/** A path of Windows as every other. */
function slashed(path: string): string {
  return path.replaceAll('\\', '/')
}

function isPackage(file: string): boolean {
  return file.includes('/node_modules/')
}
