import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PoolOptions, PoolWorker, WorkerRequest } from 'vitest/node'

type Listener = Parameters<PoolWorker['on']>[1]

const stopped = { type: 'stopped', __vitest_worker_response__: true }
let kept: Worker | undefined

/** A thread that outlives its run: to load Express, React and the rest anew takes longer than most tests. */
class WarmThread implements PoolWorker {
  readonly name = 'warm-thread'
  readonly #thread: Worker

  constructor({ distPath, env, execArgv }: PoolOptions) {
    const entry = join(distPath, 'workers/threads.js')
    kept ??= new Worker(entry, { env, execArgv, stdout: true, stderr: true })
    this.#thread = kept
  }

  on(event: string, listener: Listener): void {
    this.#thread.on(event, listener)
  }

  off(event: string, listener: Listener): void {
    this.#thread.off(event, listener)
  }

  send(message: WorkerRequest): void {
    if (message.type === 'stop') this.#thread.emit('message', stopped)
    else this.#thread.postMessage(message, [])
  }

  async start(): Promise<void> {
    this.#thread.once('exit', () => {
      kept = undefined
    })
  }

  async stop(): Promise<void> {
    for (const event of ['message', 'error', 'exit']) this.#thread.removeAllListeners(event)
  }

  deserialize(message: unknown): unknown {
    return message
  }
}

/** The mutants' runner sets the pool by itself, before plugins have their say. */
export const keepThread = {
  name: 'mutants:warm-thread',
  configureVitest({ project }: { readonly project: { readonly config: object } }): void {
    const createPoolWorker = (options: PoolOptions) => new WarmThread(options)
    const poolRunner = { name: 'warm-thread', createPoolWorker }
    Object.assign(project.config, { pool: poolRunner.name, poolRunner })
  },
}
