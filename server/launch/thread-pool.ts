import { availableParallelism } from 'node:os'

const [least, usual] = [2, 4]

/**
 * Has Node's pool no more threads than can run at one time: each keeps the memory in which it once
 * compressed a page. Whoever has set `UV_THREADPOOL_SIZE` knows better. To be called before anything
 * uses the pool, which reads it once.
 */
export function keepPoolSmall(): void {
  const threads = Math.min(Math.max(availableParallelism(), least), usual)
  process.env['UV_THREADPOOL_SIZE'] ??= String(threads)
}
