import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { build } from 'vite'
import { freePort } from '../../support/free-port.ts'
import { startMeasuredServer } from '../measured-server.ts'
import { startServer } from '../serving/measured-process.ts'
import type { MeasuredServer } from '../serving/measured-process.ts'
import { askOurs } from '../serving/ours.ts'
import { sides } from './sides.ts'
import type { Peer, SideName } from './sides.ts'

const wanted = 24

/**
 * The Node that all sides run on: the one that runs this, if it is new enough for each of them, or the
 * newest 24 as npm's package `node` has it.
 */
export function nodeForPeers(): string {
  if (Number.parseInt(process.versions.node, 10) >= wanted) return process.execPath
  const command = ['-y', '-p', `node@${wanted}`, '--', 'node', '-p', 'process.execPath']
  return execFileSync('npx', command, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()
}

export function versionOf(node: string): string {
  return execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()
}

/** Where every side gets the page from: its components as a library, its props, and the routes. */
const pageFolder = '.data/peers/page'

/** Writes what our production server sends for the home page beside the library of its components. */
export async function shipPage(ours: Parameters<typeof askOurs>[0]): Promise<void> {
  await build({ configFile: 'tests/bench/peers/page/vite.config.ts', logLevel: 'warn' })
  const { page, table } = (await askOurs(ours, '')).rendered
  writeFileSync(`${pageFolder}/page.json`, JSON.stringify(page))
  writeFileSync(`${pageFolder}/routes.json`, JSON.stringify(table))
}

/** Where a peer is installed and built: nowhere among the project's own sources. */
function folderOf(peer: Peer): string {
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
  if (peer === 'next-fragments') layNextWithFragments(folder)
  else cpSync(`tests/bench/peers/${peer}`, folder, { recursive: true })
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

/** Next.js with another setting for all its pages, and one page; everything else is as it is there. */
function layNextWithFragments(folder: string): void {
  const next = 'tests/bench/peers/next'
  const isOther = (path: string) => /next\/(?:app\/(?:static|dynamic)|fragments)/.test(path)
  cpSync(next, folder, { recursive: true, filter: (path) => !isOther(path) })
  renameSync(`${folder}/next.config.ts`, `${folder}/next.base.ts`)
  cpSync(`${next}/fragments`, folder, { recursive: true })
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

/**
 * Starts a side on the core of the servers, and waits for its first page.
 * @param node what it runs on.
 * @param folder for what it stores.
 */
export async function startSide(
  name: SideName,
  node: string,
  folder: string,
): Promise<MeasuredServer> {
  const { peer, words, path } = sides[name]
  if (!peer) return startMeasuredServer(join(folder, name), { node })
  const port = await freePort()
  const env = { PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'silent' }
  return startServer({
    port,
    words,
    node,
    folder: folderOf(peer),
    firstPath: path,
    env: { ...env, NEXT_TELEMETRY_DISABLED: '1' },
  })
}
