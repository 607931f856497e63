import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'

const digestBytes = 32

/**
 * What V8 made of a source, kept in a file of its own.
 * @returns undefined when there is none, or when it is damaged or of another source. V8 looks at the
 * length of the source alone, and does not survive code that was damaged.
 */
export function readKeptCode(path: string, source: Uint8Array): Buffer | undefined {
  const file = fileAt(path)
  const code = file?.subarray(digestBytes)
  return code && file?.subarray(0, digestBytes).equals(digestOf(source, code)) ? code : undefined
}

/** Keeps code for the next start, whole or not at all. */
export function writeKeptCode(path: string, source: Uint8Array, code: Uint8Array): void {
  const next = `${path}.${process.pid}`
  writeFileSync(next, Buffer.concat([digestOf(source, code), code]))
  renameSync(next, path)
}

// A start does without, whatever the reason is: it only takes longer.
function fileAt(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

function digestOf(source: Uint8Array, code: Uint8Array): Buffer {
  return createHash('sha256').update(source).update(code).digest()
}
