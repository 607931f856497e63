import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/*
 * Before and after `npm pack`: what is published is built, and its package.json does not know of the
 * sources, which only this repository has. Run in the package's folder, as npm does.
 */

const described = 'package.json'
const withSources = 'package.sources.json'

if (process.argv.includes('--after')) {
  renameSync(withSources, described)
} else {
  // Left behind by a packing that was broken off.
  if (existsSync(withSources)) renameSync(withSources, described)
  build()
  copyFileSync(described, withSources)
  writeFileSync(described, published(readFileSync(described, 'utf8')))
}

function build() {
  rmSync('dist', { recursive: true, force: true })
  const compiler = dirname(createRequire(import.meta.url).resolve('typescript/package.json'))
  const options = [join(compiler, 'bin/tsc'), '-p', 'tsconfig.build.json']
  execFileSync(process.execPath, options, { stdio: 'inherit' })
}

/** @param {string} text */
function published(text) {
  const { scripts: _ours, devDependencies: _too, exports: entries, ...rest } = JSON.parse(text)
  for (const files of Object.values(entries)) delete files['@saltlark/source']
  return `${JSON.stringify({ ...rest, exports: entries }, null, 2)}\n`
}
