import { describe, expect, it } from 'vitest'
import { watchFiles } from '#server/content/watch-files.ts'
import { keptLog } from '../../support/kept-log.ts'

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
