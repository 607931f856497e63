import { isAscii } from 'node:buffer'
import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire, Module } from 'node:module'
import { join } from 'node:path'
import { Script } from 'node:vm'

/** What the bundle exports. */
type Site = typeof import('#server/app/index.ts')

/** What Node calls with the parts of a CommonJS module. */
type Wrapper = (
  exports: object,
  require: NodeJS.Require,
  module: Module,
  filename: string,
  directory: string,
) => void

/**
 * Runs the site's bundle, from code that was compiled before where this Node can use it: reading
 * three megabytes of source is a third of a start.
 * @param directory of the server's build.
 */
export function runBundle(directory: string) {
  const filename = join(directory, 'site.js')
  const cachePath = join(directory, 'site.code')
  const bytes = readFileSync(filename)
  const cached = readCompileCache(cachePath, bytes)
  // Bytes that are characters need no decoding, and stay outside of V8's heap.
  const source = bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8')
  // Another version of V8 refuses it, and compiles the source.
  const script = new Script(source, { filename, ...(cached && { cachedData: cached }) })
  const module = new Module(filename)
  const require = createRequire(filename)
  // The bundle's smaller parts, which are loaded when they are needed, ask for it by its name.
  require.cache[filename] = module
  const wrapper = script.runInThisContext() as Wrapper
  wrapper(module.exports as object, require, module, filename, directory)
  return {
    site: module.exports as Site,
    /** Was it run from the compile cache of the build? */
    isFromCompileCache: script.cachedDataRejected === false,
    /** Writes all that has been compiled by now into the compile cache. */
    writeCache: () => writeCompileCache(cachePath, bytes, script.createCachedData()),
  }
}

const digestBytes = 32

/**
 * What V8 made of a source, kept in a file of its own.
 * @returns undefined when there is none, or when it is damaged or of another source. V8 looks at the
 * length of the source alone, and does not survive code that was damaged.
 */
export function readCompileCache(path: string, source: Uint8Array): Buffer | undefined {
  const file = fileAt(path)
  const code = file?.subarray(digestBytes)
  return code && file?.subarray(0, digestBytes).equals(digestOf(source, code)) ? code : undefined
}

/** Leaves code for the next start, whole or not at all. */
export function writeCompileCache(path: string, source: Uint8Array, code: Uint8Array): void {
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
