import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect } from 'vitest'

/** What nginx says of where an answer came from, such as `HIT`. */
export function cacheOf(answer: Response): string | null {
  return answer.headers.get('x-cache')
}

/** The answer that nginx has kept, once it has: however long the machine takes between two requests. */
export async function onceKept(ask: () => Promise<Response>): Promise<Response> {
  let answer = await ask()
  const attempt = async () => {
    answer = await ask()
    return cacheOf(answer)
  }
  await expect.poll(attempt).toBe('HIT')
  return answer
}

/** Asks often enough to find a kept answer if there is one. */
export async function neverKept(ask: () => Promise<Response>): Promise<Response> {
  const answers = [await ask(), await ask(), await ask(), await ask()]
  expect(answers.map(cacheOf)).not.toContain('HIT')
  return answers.at(-1) as Response
}

/** The words of an answer, whatever its form. */
export async function plainText(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer())
  const encoding = answer.headers.get('content-encoding')
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  return encoding === 'gzip' ? gunzipSync(bytes).toString() : bytes.toString()
}
