import { basename, join } from 'node:path'
import { suggestion } from '#server/format/nearest.ts'
import type { Violation } from '../violation.ts'
import { fileViolation } from './document.ts'
import type { Finding } from './document.ts'
import { explainLeftover, originalOf } from './stray-names.ts'

/** What a folder has in it. */
export interface Entry {
  /** Inside the content folder, with slashes. */
  readonly path: string
  readonly name: string
  readonly kind: 'file' | 'folder' | 'other'
}

/** Which names the site reads. */
export interface KnownNames {
  /** The files that stand alone, by their path. */
  readonly files: readonly string[]
  readonly folders: readonly string[]
  /** Of these folders the site reads every file. */
  readonly ofOneKind: readonly string[]
  /** A folder that is there for editors alone. */
  readonly schema: string
}

interface Strays {
  /** Files that would be content but for this: nothing that is in them would show. */
  readonly errors: readonly Violation[]
  /** What is read by nothing. */
  readonly warnings: readonly Violation[]
  /** The paths of files that are copies of others, and are not read. */
  readonly copies: ReadonlySet<string>
}

/** Whatever lies in the content folder and is not one of its files. The top is the folder ''. */
export function straysAmong(
  directory: string,
  folders: ReadonlyMap<string, readonly Entry[]>,
  known: KnownNames,
): Strays {
  const errors: Violation[] = []
  const warnings: Violation[] = []
  const copies = new Set<string>()
  for (const [folder, entries] of folders) {
    const names = entries.map(({ name }) => name)
    for (const entry of entries) {
      const tell = (list: Violation[], finding: Finding | null) => {
        if (finding) list.push(fileViolation(join(directory, entry.path), ...finding))
        return finding !== null
      }
      if (entry.kind === 'folder' && !entry.name.endsWith('.json')) {
        const leftover = explainLeftover(entry.name)
        if (leftover) tell(warnings, leftover)
        else if (folder === '') tell(errors, strayFolder(entry.name, known))
        else tell(warnings, folderInside)
      } else if (isJson(entry.name)) {
        const copied = known.ofOneKind.includes(folder)
          ? copyFinding(entry.name, names)
          : strayFile(entry, names, known)
        if (tell(errors, copied)) copies.add(entry.path)
      } else {
        const isMeant = tell(errors, misnamed(entry.name, names))
        if (!isMeant) tell(warnings, unread(entry.name, names, folder))
      }
    }
  }
  return { errors, warnings, copies }
}

/** Hidden files are none. */
export function isJson(name: string): boolean {
  return name.endsWith('.json') && !name.startsWith('.') && explainLeftover(name) === null
}

const stem = (name: string) => name.replace(/(?:\.json)+$/, '')

const folderInside: Finding = [
  'nothing reads this folder',
  'move its files one folder up, or out of the content folder',
]

function strayFolder(name: string, { folders, schema }: KnownNames): Finding | null {
  if (/^[._]/.test(name) || folders.includes(name) || name === schema) return null
  const original = originalOf(name, folders)
  if (original !== null && original.toLowerCase() !== name.toLowerCase()) {
    const remedy = 'keep what is right in that one, and remove this one'
    return [`this looks like a copy of the folder ${original}`, remedy]
  }
  const remedy = suggestion(name, folders, `use one of: ${folders.join(', ')}`)
  return ['the site reads no folder of this name', remedy]
}

function copyFinding(name: string, names: readonly string[]): Finding | null {
  const others = names.filter((other) => other !== name && isJson(other)).map((one) => stem(one))
  const original =
    originalOf(stem(name), others) ?? (name.endsWith('.json.json') ? stem(name) : null)
  if (original === null) return null
  const remedy = `keep what is right as ${original}.json, and remove the other`
  return [`this looks like a copy of ${original}.json`, remedy]
}

/** A file beside those that stand alone, most often with a slip in its name. */
function strayFile(
  { path, name }: Entry,
  names: readonly string[],
  { files }: KnownNames,
): Finding | null {
  if (files.includes(path)) return null
  const folder = path.slice(0, -name.length)
  const here = files
    .filter((file) => file === folder + basename(file))
    .map((file) => basename(file))
  const original = originalOf(
    stem(name),
    here.map((one) => stem(one)),
  )
  if (original !== null && names.includes(`${original}.json`)) return copyFinding(name, names)
  const message = 'the site reads no file of this name'
  if (original !== null) return [message, `call it ${original}.json`]
  const otherwise = 'move it into the folder of its kind, such as courses, or remove it'
  return [message, suggestion(path, files, otherwise)]
}

/** Only the end of the name keeps the site from reading such a file. */
const nearlyJson = /\.(?:jso?n|josn|jsno)(?:[\dclx]|[.~ _-][a-z~.\d_-]*)?$/i

function meantBy(name: string): string | null {
  const found = nearlyJson.exec(name)
  return found && !isJson(name) ? `${name.slice(0, found.index).toLowerCase()}.json` : null
}

function misnamed(name: string, names: readonly string[]): Finding | null {
  const meant = explainLeftover(name) ? null : meantBy(name)
  if (meant === null || meant.startsWith('.') || names.includes(meant)) return null
  return ['nothing reads this file, for its name does not end in .json', `call it ${meant}`]
}

function unread(name: string, names: readonly string[], folder: string): Finding | null {
  const leftover = explainLeftover(name)
  if (leftover) return leftover
  if (name.startsWith('.') || (folder === '' && name === 'README.md')) return null
  const meant = meantBy(name)
  if (meant !== null && names.includes(meant)) {
    const remedy = 'remove it, or put it in the place of that file'
    return [`nothing reads this file beside ${meant}`, remedy]
  }
  return ['nothing reads this file', 'remove it, or keep it outside the content folder']
}
