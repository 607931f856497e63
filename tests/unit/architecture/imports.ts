import { posix } from 'node:path'
import { withoutComments } from './without-comments.ts'

export interface Import {
  /** A path from the project's folder, or a package's name, or `node:`. */
  readonly target: string
  readonly isPackage: boolean
  readonly isTypeOnly: boolean
  /** As written. */
  readonly specifier: string
}

const aliases: Readonly<Record<string, string>> = {
  '#server/': 'server/',
  '#routes/': 'routes/',
  '#js/': 'resources/js/',
}

const statement =
  /^import\s+(?<type>type\s+(?!from\b))?(?:[\w*{}\s,$]+\sfrom\s+)?['"](?<specifier>[^'"]+)['"]/gm
const reexport =
  /^export\s+(?<type>type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s+from\s+['"](?<specifier>[^'"]+)['"]/gm
const dynamic = /(?<type>\btypeof\s+)?\bimport\(\s*['"`](?<specifier>[^'"`$]+)/g
const glob = /\bimport\.meta\.glob(?:<[^>]*>)?\(\s*['"`](?<specifier>[^'"`*]+)/g

/**
 * What a module imports: statements, re-exports, `import()` and `import.meta.glob`. An `import()`
 * counts as a value unless `typeof` stands before it.
 */
export function importsOf(path: string, text: string): Import[] {
  const code = withoutComments(text)
  return [statement, reexport, dynamic, glob]
    .flatMap((pattern) => Array.from(code.matchAll(pattern)))
    .map(({ groups = {} }) => {
      const specifier = groups['specifier'] ?? ''
      const isTypeOnly = groups['type'] !== undefined
      return { ...resolve(path, specifier), isTypeOnly, specifier }
    })
}

function resolve(from: string, specifier: string): Pick<Import, 'target' | 'isPackage'> {
  if (specifier.startsWith('.')) {
    return { target: posix.join(posix.dirname(from), specifier), isPackage: false }
  }
  for (const [alias, folder] of Object.entries(aliases)) {
    if (specifier.startsWith(alias)) {
      return { target: folder + specifier.slice(alias.length), isPackage: false }
    }
  }
  return { target: packageName(specifier), isPackage: true }
}

function packageName(specifier: string): string {
  if (specifier.startsWith('node:')) return 'node:'
  const [first = '', second = ''] = specifier.split('/')
  return first.startsWith('@') ? `${first}/${second}` : first
}
