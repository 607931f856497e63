import { execFileSync } from 'node:child_process'

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
