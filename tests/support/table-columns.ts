import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** By table and column: may it be null? */
type Columns = Readonly<Record<string, Readonly<Record<string, 'may be null' | 'given'>>>>

const rowsOf = new Map(
  ['schema', 'shop-tables'].flatMap((name) => interfacesIn(`server/database/${name}.ts`)),
)

/** The tables as the types of the code have them: read in their files, for types are gone at run time. */
export const columns: Columns = Object.fromEntries(
  ['Tables', 'ShopTables'].flatMap((name) =>
    [...(rowsOf.get(name) ?? [])].map(([table, row]) => [table, columnsOf(row)]),
  ),
)

function columnsOf(row: string): Columns[string] {
  const types = rowsOf.get(row)
  if (!types) throw new Error(`There is no interface ${row} of a table's rows.`)
  return Object.fromEntries(
    [...types].map(([name, type]) => [name, /\bnull\b/.test(type) ? 'may be null' : 'given']),
  )
}

/** The properties of each interface in a file, with their types as they are written. */
function interfacesIn(path: string): [string, ReadonlyMap<string, string>][] {
  const text = readFileSync(path, 'utf8')
  return parseSync(path, text).program.body.flatMap((statement) => {
    const node = 'declaration' in statement ? statement.declaration : statement
    if (node?.type !== 'TSInterfaceDeclaration') return []
    const properties = node.body.body.flatMap((one): [string, string][] =>
      one.type === 'TSPropertySignature' && one.key.type === 'Identifier' && one.typeAnnotation
        ? [[one.key.name, textOf(one.typeAnnotation)]]
        : [],
    )
    return [[node.id.name, new Map(properties)]]
  })

  function textOf({ start, end }: { readonly start: number; readonly end: number }): string {
    return text.slice(start, end).replace(/^:\s*/, '')
  }
}
