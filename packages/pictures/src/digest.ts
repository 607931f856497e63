import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

/** What the pictures and fonts were made from, and what was made: one hash over the files of each. */
export interface Digest {
  readonly sources: string
  readonly results: string
}

const workspace = resolve(import.meta.dirname, '../../..')
const file = join(import.meta.dirname, '../digest.json')

const sources = ['packages/pictures/src']
const results = ['public/images', 'resources/fonts']
// Staff's own pictures come and go with the content.
const notOurs = 'public/images/staff'

/** The digest as it would have to be now. */
export function presentDigest(): Digest {
  return { sources: hashOf(sources), results: hashOf(results) }
}

/** The digest of when everything was drawn last. */
export function committedDigest(): Digest {
  return JSON.parse(readFileSync(file, 'utf8')) as Digest
}

/** Notes that the results are what the sources draw. */
export function commitDigest(): void {
  writeFileSync(file, `${JSON.stringify(presentDigest(), null, 2)}\n`)
}

function hashOf(folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of folders.flatMap(filesBelow).toSorted()) {
    hash.update(`${path}\n`).update(contentOf(path))
  }
  return hash.digest('hex')
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(workspace, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(workspace, join(parentPath, name)))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.startsWith(`${notOurs}/`))
}

/** A checkout on Windows may have other ends of lines. */
function contentOf(path: string): string | Buffer {
  const content = readFileSync(join(workspace, path))
  return /\.(?:css|json|svg|ts|vtt)$/.test(path)
    ? content.toString().replaceAll('\r\n', '\n')
    : content
}
