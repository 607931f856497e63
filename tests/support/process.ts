import { fork } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

export interface TestProcess {
  readonly pid: number | undefined
  /** The first thing it reported. */
  readonly firstWords: unknown
  /** Ends it at once, without a chance to tidy up. */
  kill(): Promise<void>
}

/**
 * Runs a TypeScript file in a process of its own until it reports something by `process.send`. It
 * lives as long as the test, unless it ends by itself.
 */
export async function startProcess(file: URL, words: readonly string[]): Promise<TestProcess> {
  const child = fork(file, words, { execArgv: ['--import', 'tsx'], serialization: 'json' })
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
  }
  onTestFinished(kill)
  const firstWords = await new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', (code) => reject(new Error(`${file.pathname} ended (${code}) in silence.`)))
  })
  return { pid: child.pid, firstWords, kill }
}
