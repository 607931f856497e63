import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

export interface TestProcess {
  readonly pid: number | undefined
  /** The first thing it reported. */
  readonly firstWords: unknown
  /** Everything that it reported so far. */
  readonly words: readonly unknown[]
  /** Says something to it: it hears a `message`. */
  tell(words: string): void
  /** Asks it to end. */
  signal(name: 'SIGTERM' | 'SIGINT'): void
  /** Its exit code, once it has ended; null when a signal ended it. */
  readonly exitCode: Promise<number | null>
  /** Ends it at once, without a chance to tidy up. */
  kill(): Promise<void>
}

/**
 * Runs a TypeScript file in a process of its own until it reports something by `process.send`. It
 * lives as long as the test, unless it ends by itself.
 */
export async function startProcess(file: URL, words: readonly string[]): Promise<TestProcess> {
  const child = fork(file, words, { execArgv: ['--import', 'tsx'], serialization: 'json' })
  const heard: unknown[] = []
  child.on('message', (message) => void heard.push(message))
  const exitCode = once(child, 'exit').then(([code]) => code as number | null)
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    await exitCode
  }
  onTestFinished(kill)
  const firstWords = await new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', (code) =>
      reject(new Error(`${fileURLToPath(file)} ended (${code}) in silence.`)),
    )
  })
  return {
    pid: child.pid,
    firstWords,
    words: heard,
    exitCode,
    kill,
    tell: (message) => void child.send(message),
    signal: (name) => void child.kill(name),
  }
}
