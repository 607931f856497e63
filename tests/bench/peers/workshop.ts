import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { pageFolder } from './shipped-page.ts'
import type { Peer } from './sides.ts'

/** Where a peer is installed and built: nowhere among the project's own sources. */
export function folderOf(peer: Peer): string {
  return `.data/peers/${peer}`
}

/**
 * Lays a peer's sources, what both have whose pages Inertia shows, and the page into its folder and
 * builds it, as its own documentation says for production. Its packages are installed once for each
 * lockfile.
 * @throws when a command fails, with what it said.
 */
export function makeReady(peer: Peer, node: string): void {
  const folder = folderOf(peer)
  cpSync(`tests/bench/peers/${peer}`, folder, { recursive: true })
  cpSync('tests/bench/peers/inertia', `${folder}/inertia`, { recursive: true })
  rmSync(`${folder}/saltlark`, { recursive: true, force: true })
  cpSync(pageFolder, `${folder}/saltlark`, { recursive: true })

  const lock = readFileSync(`${folder}/package-lock.json`, 'utf8')
  const installed = `${folder}/node_modules/installed-lock.json`
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== lock) {
    // Not `npm ci`, which asks a registry for the binaries of other systems too.
    npm(['install', '--ignore-scripts', '--no-audit', '--no-fund'], folder, node)
    writeFileSync(installed, lock)
  }
  npm(['run', 'build'], folder, node)
}

function npm(words: readonly string[], folder: string, node: string): void {
  const { NODE_ENV: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync('npm', words, {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...env,
      PATH: `${dirname(node)}${delimiter}${env['PATH']}`,
      NEXT_TELEMETRY_DISABLED: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  })
  if (status !== 0) {
    throw new Error(`npm ${words.join(' ')} failed in ${folder}:\n${stdout}\n${stderr}`)
  }
}
