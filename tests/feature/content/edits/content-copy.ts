import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What staff see of a file: whatever JSON holds. */
export type Json = string | number | boolean | null | Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json
}

/** A copy of the content that is shipped, which edits are tried on. */
export interface ContentCopy {
  readonly directory: string
  /** The slugs of a folder, in order. */
  slugs(folder: string): readonly string[]
  read(file: string): JsonObject
  /** Saves what an edit makes of a file. */
  change(file: string, edit: (value: JsonObject) => void): void
  write(file: string, value: JsonObject): void
  remove(file: string): void
  /** All as it is shipped again. */
  restore(): void
}

export function contentCopy(directory: string): ContentCopy {
  const shipped = 'resources/content'
  const at = (file: string) => join(directory, file)
  const read = (file: string) => JSON.parse(readFileSync(at(file), 'utf8')) as JsonObject
  const write = (file: string, value: JsonObject) =>
    writeFileSync(at(file), `${JSON.stringify(value, null, 2)}\n`)
  const restore = () => {
    rmSync(directory, { recursive: true, force: true })
    cpSync(shipped, directory, { recursive: true })
  }
  restore()
  return {
    directory,
    slugs: (folder) => readdirSync(at(folder)).map((name) => name.replace(/\.json$/, '')),
    read,
    write,
    change(file, edit) {
      const value = read(file)
      edit(value)
      write(file, value)
    },
    remove: (file) => rmSync(at(file)),
    restore,
  }
}

/** The list at a path of keys, such as `page_data.courses`. */
export function listAt(value: JsonObject, path: string): Json[] {
  const found = partAt(value, path)
  if (!Array.isArray(found)) throw new Error(`There is no list at ${path}.`)
  return found
}

/** The object at a path of keys. */
export function objectAt(value: JsonObject, path: string): JsonObject {
  const found = partAt(value, path)
  if (typeof found !== 'object' || found === null || Array.isArray(found)) {
    throw new Error(`There is no object at ${path}.`)
  }
  return found
}

function partAt(value: JsonObject, path: string): Json {
  return path.split('.').reduce<Json>((part, key) => {
    const inside = typeof part === 'object' && !Array.isArray(part) ? part?.[key] : undefined
    if (inside === undefined) throw new Error(`There is no ${path}.`)
    return inside
  }, value)
}
