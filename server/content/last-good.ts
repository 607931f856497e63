import { existsSync, readFileSync, renameSync } from 'node:fs'
import { writePrivateFile } from '#server/files/private.ts'
import { versionOf } from './load/read-files.ts'
import type { ContentBytes } from './load/read-files.ts'
import type { Log } from './violation-log.ts'

/** The last content that was good, kept where it outlives the process. */
export interface LastGood {
  /** Null when nothing was kept, or when it is not what was kept any more. */
  read(): ContentBytes | null
  /** Puts these bytes in place of what was kept, whole or not at all. Never throws. */
  keep(bytes: ContentBytes): void
}

interface Kept {
  readonly files: readonly (readonly [name: string, text: string])[]
  readonly pictures: string | null
}

const versionLength = 16

/**
 * One file: the version on its first line, then the texts as JSON. The version is a digest of the
 * bytes, so a file that was damaged on the disk is known for that.
 */
export function lastGoodFile(path: string, log: Pick<Log, 'warn'>): LastGood {
  return {
    read() {
      try {
        const kept = keptBytes(readFileSync(path, 'utf8'))
        if (!kept) log.warn({ path }, 'the content kept from before is damaged and not used')
        return kept
      } catch (error) {
        if (!isMissing(error)) log.warn({ err: error, path }, 'the kept content cannot be read')
        return null
      }
    },
    keep(bytes) {
      try {
        if (keptVersion(path) !== bytes.version) replaceFile(path, fileText(bytes))
      } catch (error) {
        log.warn({ err: error, path }, 'good content cannot be kept for the next start')
      }
    },
  }
}

function keptBytes(text: string): ContentBytes | null {
  const { files, pictures } = JSON.parse(text.slice(versionLength)) as Kept
  const named = new Map(files.map(([name, content]) => [name, Buffer.from(content)] as const))
  const manifest = pictures === null ? null : Buffer.from(pictures)
  const version = versionOf(named, manifest)
  if (version !== text.slice(0, versionLength)) return null
  return { files: named, pictures: manifest, version, violations: [], unread: [] }
}

function fileText({ files, pictures, version }: ContentBytes): string {
  const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8')
  const kept: Kept = {
    files: [...files].map(([name, bytes]) => [name, textOf(bytes)] as const),
    pictures: pictures && textOf(pictures),
  }
  return `${version}\n${JSON.stringify(kept)}\n`
}

function keptVersion(path: string): string {
  return existsSync(path) ? readFileSync(path, 'latin1').slice(0, versionLength) : ''
}

// A name of its own until it is whole and on the disk: a reader finds the old file or the new one.
function replaceFile(path: string, text: string): void {
  const next = `${path}.${process.pid}`
  writePrivateFile(next, text)
  renameSync(next, path)
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
