import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runCompiled } from '../launch/compiled.js'

const project = fileURLToPath(new URL('../../', import.meta.url))
const folder = join(project, '.data')

/*
 * Whoever saves content waits for its check, most of which would be reading sources: they are made into one
 * file, which is kept, with what V8 made of it, until one of them changes.
 */

/**
 * Runs a command from its sources.
 * @param {string} entry its module, by its path in the project
 * @param {readonly string[]} words what was typed behind its name
 * @returns {Promise<number | null>} its exit code; null where the development tools are not installed
 */
export async function runKept(entry, words) {
  // What takes half a second is over before code that was compiled anew for speed has paid for it.
  setFlagsFromString('--interrupt-budget=1000000')
  const name = basename(entry, '.ts')
  const file = join(folder, `kept-${name}.cjs`)
  const stamps = `${file}.json`
  if (!isFresh(stamps) && !(await bundle(entry, file, stamps))) return null
  const { exports, isFromCompileCache, writeCache } = runCompiled(file, `${file}.code`)
  const exitCode = await exports.run(words)
  if (!isFromCompileCache) writeCache()
  return exitCode
}

/** Are all that it was made of as they were? */
function isFresh(stamps) {
  try {
    const kept = Object.entries(JSON.parse(readFileSync(stamps, 'utf8')))
    return kept.every(([path, stamp]) => stampOf(path) === stamp)
  } catch {
    return false
  }
}

function stampOf(path) {
  const { mtimeMs, size } = statSync(join(project, path))
  return `${mtimeMs} ${size}`
}

async function bundle(entry, file, stamps) {
  const esbuild = await import('esbuild').catch(() => null)
  if (!esbuild) return false
  const { outputFiles, metafile } = esbuild.buildSync({
    absWorkingDir: project,
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    banner: { js: '(function (exports, require, module, __filename, __dirname) {' },
    footer: { js: '})' },
    minifySyntax: true,
    minifyWhitespace: true,
    // Drivers load files that lie beside their own code.
    external: ['@photostructure/sqlite', 'pg'],
    platform: 'node',
    // A script that is run by itself has `require` alone.
    supported: { 'dynamic-import': false },
    mainFields: ['module', 'main'],
    logLevel: 'error',
  })
  const sources = Object.keys(metafile.inputs).filter((path) => !path.startsWith('node_modules/'))
  const inputs = ['package.json', 'node_modules/.package-lock.json', ...sources]
  mkdirSync(folder, { recursive: true })
  for (const { contents } of outputFiles) replace(file, contents)
  replace(stamps, JSON.stringify(Object.fromEntries(inputs.map((path) => [path, stampOf(path)]))))
  return true
}

/** Whole or not at all: two checks may run at once. */
function replace(file, contents) {
  const next = `${file}.${process.pid}`
  writeFileSync(next, contents)
  renameSync(next, file)
}
