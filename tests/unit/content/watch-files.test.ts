import { describe, expect, it } from 'vitest'
import { watchFiles } from '#server/content/watch-files.ts'
import { keptLog } from '../../support/kept-log.ts'

describe('files that are being written', () => {
  it('are left alone until they stay the same', async () => {
    const seen: string[] = []
    const fingerprint = () => {
      seen.push(seen.length < 6 ? `written to ${seen.length}` : 'written to the end')
      return seen.at(-1) ?? ''
    }

    const lastTwo = await new Promise<string[]>((resolve) => {
      const onSettled = () => resolve(seen.slice(-2))
      watchFiles({ folders: [], fingerprint, onSettled, log: keptLog() }).look()
    })

    expect(lastTwo).toEqual(['written to the end', 'written to the end'])
  })
})

describe('files that nobody writes', () => {
  it('are looked at without a wait', () => {
    const timers = () =>
      process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
    const pending = timers()
    const watch = watchFiles({
      folders: [],
      fingerprint: () => 'as ever',
      onSettled: () => {},
      log: keptLog(),
    })

    watch.look()

    expect(timers()).toBe(pending)
    watch.close()
  })
})

describe('a folder that cannot be watched', () => {
  it('is told to the log, and stops nothing', () => {
    const log = keptLog()

    const watch = watchFiles({
      folders: ['nowhere/content'],
      fingerprint: () => '',
      onSettled: () => {},
      log,
    })
    watch.close()

    expect(log.lines).toMatchObject([
      {
        level: 'warn',
        facts: { folder: 'nowhere/content' },
        message: 'content in this folder is not watched; edits there show after a restart',
      },
    ])
  })
})
