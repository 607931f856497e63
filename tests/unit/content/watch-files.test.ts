import { expect, it, onTestFinished } from 'vitest'
import { watchFiles } from '#server/content/watch-files.ts'
import { keptLog } from '../../support/kept-log.ts'

it('a folder that cannot be watched is told to the log once, and edits in it are seen all the same', async () => {
  const log = keptLog()
  const folders = new Map([['nowhere/content', 'this one']])

  await new Promise<void>((seen) => {
    const watch = watchFiles({
      compare: async () => ({ stamp: 'edited', folders }),
      isRead: () => false,
      onSettled: async () => seen(),
      everyMilliseconds: 20,
      log,
    })
    onTestFinished(() => watch.close())
  })

  const message = 'this folder of the content reports no changes; they are seen some seconds later'
  expect(log.lines).toMatchObject([
    { level: 'warn', facts: { folder: 'nowhere/content' }, message },
  ])
})
