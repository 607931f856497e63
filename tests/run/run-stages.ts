import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname, resolve } from 'node:path'
import { judge } from './judge.ts'
import type { Ending } from './judge.ts'
import type { LedgerEntry } from './ledger.ts'
import type { Stage } from './stages.ts'
import { oneFailed } from './tally.ts'

interface RunOptions {
  readonly print: (line: string) => void
  /** Count a stage as failed when all its tests were skipped. */
  readonly mustRun: boolean
  readonly environment: NodeJS.ProcessEnv
  readonly output?: 'inherit' | 'ignore'
}

/** Runs every stage in order, whatever the ones before did, unless it needs one that failed. */
export async function runStages(
  stages: readonly Stage[],
  options: RunOptions,
): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = []
  for (const stage of stages) {
    entries.push(await runUnlessBlocked(stage, entries, options))
  }
  return entries
}

async function runUnlessBlocked(
  stage: Stage,
  before: readonly LedgerEntry[],
  options: RunOptions,
): Promise<LedgerEntry> {
  const blocker = before.find(
    (entry) => stage.needs?.includes(entry.stage) && (entry.tally?.failed ?? 0) > 0,
  )
  if (blocker) {
    const note = `not run: ${blocker.stage} failed`
    return { stage: stage.name, seconds: 0, tally: oneFailed, note }
  }

  options.print(`\n=== ${stage.name}: ${stage.command}`)
  const started = performance.now()
  const ending = await runStage(stage, options)
  const seconds = (performance.now() - started) / 1000
  const { faults, files, passed, failed, skipped } = judge(stage, ending, options.mustRun)
  return { stage: stage.name, seconds, tally: { passed, failed, skipped }, faults, files }
}

async function runStage(stage: Stage, options: RunOptions): Promise<Ending> {
  const path = stage.report?.path
  if (path) {
    rmSync(path, { force: true })
    mkdirSync(dirname(path), { recursive: true })
  }
  const exitCode = await runCommand(stage, options)
  return { exitCode, report: path && existsSync(path) ? readFileSync(path, 'utf8') : null }
}

function runCommand(
  { command, environment: own }: Stage,
  { environment, output = 'inherit' }: RunOptions,
): Promise<number | null> {
  const path = `${resolve('node_modules/.bin')}${delimiter}${environment['PATH'] ?? ''}`
  return new Promise((settle) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', output, output],
      env: { ...environment, ...own, PATH: path },
    })
    child.on('error', () => settle(null))
    child.on('close', (code) => settle(code))
  })
}
