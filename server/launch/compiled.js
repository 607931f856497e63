import { isAscii } from 'node:buffer'
import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire, Module } from 'node:module'
import { dirname } from 'node:path'
import { Script } from 'node:vm'

/*
 * JavaScript, with its types beside it: commands run it before anything that reads TypeScript is there.
 */

export function runCompiled(filename, cachePath) {
  const bytes = readFileSync(filename)
  const cachedData = readCompileCache(cachePath, bytes)
  // Bytes that are characters need no decoding, and stay outside of V8's heap.
  const source = bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8')
  // Another version of V8 refuses the code, and compiles the source.
  const script = new Script(source, { filename, ...(cachedData && { cachedData }) })
  const module = new Module(filename)
  const require = createRequire(filename)
  // The bundle's smaller parts, which are loaded when they are needed, ask for it by its name.
  require.cache[filename] = module
  script.runInThisContext()(module.exports, require, module, filename, dirname(filename))
  return {
    exports: module.exports,
    isFromCompileCache: script.cachedDataRejected === false,
    writeCache: () => writeCompileCache(cachePath, bytes, script.createCachedData()),
  }
}

const digestBytes = 32

export function readCompileCache(path, source) {
  const file = fileAt(path)
  const code = file?.subarray(digestBytes)
  return code && file.subarray(0, digestBytes).equals(digestOf(source, code)) ? code : undefined
}

export function writeCompileCache(path, source, code) {
  const next = `${path}.${process.pid}`
  writeFileSync(next, Buffer.concat([digestOf(source, code), code]))
  renameSync(next, path)
}

// A start does without, whatever the reason is: it only takes longer.
function fileAt(path) {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

function digestOf(source, code) {
  return createHash('sha256').update(source).update(code).digest()
}
