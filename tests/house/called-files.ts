import { Session } from 'node:inspector/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Watches which functions this process calls, by V8's own count. */
export async function watchCalls() {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  return {
    /** The tree's files, other than packages and tests, of which a function was called since last asked. */
    async calledFiles(): Promise<string[]> {
      const { result } = await session.post('Profiler.takePreciseCoverage')
      return result
        .filter(({ url, functions }) => url.startsWith('file:') && functions.some(isCalled))
        .map(({ url }) => relative(process.cwd(), fileURLToPath(url)).replaceAll('\\', '/'))
        .filter((path) => !/^\.\.|^tests\/|(?:^|\/)node_modules\//.test(path))
        .toSorted()
    },
    end: () => session.disconnect(),
  }
}

type Called = { readonly ranges: readonly { startOffset: number; count: number }[] }

/** A function that begins where its file does is the file itself, being read. */
function isCalled({ ranges: [whole] }: Called): boolean {
  return whole !== undefined && whole.startOffset > 0 && whole.count > 0
}
