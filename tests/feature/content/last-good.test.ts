import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { runningContent, titleOf, watchedContent } from '../../support/running-content.ts'

const oldTitle = 'Learn to sail'
const newTitle = 'Sail on'

describe('content that is edited while the site runs', () => {
  it('is taken when it is good', async () => {
    const { folder, source } = await runningContent()
    const before = source.current()
    folder.edit('home.json', oldTitle, newTitle)

    expect(await source.refresh()).toEqual({ changed: true, violations: [] })
    const taken = source.current()
    expect(await source.refresh()).toEqual({ changed: false, violations: [] })
    expect(source.current()).toBe(taken)
    expect(titleOf(source)).toBe(newTitle)
    expect(source.current().version).not.toBe(before.version)
    expect(before.content.home.pageContent.page_data.hero.title).toBe(oldTitle)
  })

  it('stays as it was when a file, or the whole folder, is gone', async () => {
    const { folder, source } = await runningContent()
    const before = source.current()

    folder.remove('ratings.json')
    expect((await source.refresh()).violations).toHaveLength(1)
    folder.remove('.')
    expect((await source.refresh()).violations).toHaveLength(1)
    expect(source.current()).toBe(before)
  })
})

describe('the log of broken content', () => {
  it('says what is wrong and where, once for each set of faults', async () => {
    const { folder, source, log } = await runningContent()
    folder.edit('home.json', oldTitle, '')
    await source.refresh()
    await source.refresh()

    const { version } = source.current()
    const fault = `${folder.directory}/home.json:13:16 page_data.hero.title: is empty; write something, or remove the line if it may be left out`
    expect(log.lines).toEqual([
      {
        level: 'error',
        facts: { version, faults: [fault] },
        message: `the edited content has 1 fault; the last good content stays. ${fault}`,
      },
    ])
    folder.remove('ratings.json')
    await source.refresh()
    expect(log.lines.map(({ level }) => level)).toEqual(['error', 'error'])
  })

  it('says when the content is good again, be it as it was or better', async () => {
    const { folder, source, log } = await runningContent()
    const good = folder.read('home.json')

    for (const repaired of [good, good.replace(oldTitle, newTitle)]) {
      folder.write('home.json', '{')
      await source.refresh()
      folder.write('home.json', repaired)
      await source.refresh()
    }

    const broken = expect.stringContaining('the edited content has 1 fault')
    const mended = 'the content is good again'
    expect(log.lines.map(({ message }) => message)).toEqual([broken, mended, broken, mended])
  })
})

describe('the watch over the files', () => {
  it('takes a file that an editor saved under another name and moved into place', async () => {
    const { folder, source, changed } = await watchedContent()

    folder.write('home.json~', folder.read('home.json').replace(oldTitle, newTitle))
    folder.rename('home.json~', 'home.json')
    await changed

    expect(titleOf(source)).toBe(newTitle)
  })

  it('takes an edit inside the folder of an offer', async () => {
    const { folder, source, changed } = await watchedContent()

    folder.edit('courses/competent-crew.json', '325', '350')
    await changed

    expect(source.current().content.courses.get('competent-crew')?.price).toBe(350)
  })
})

describe('a look at the files, where no change is reported', () => {
  it('takes an edit', async () => {
    const { folder, source } = await runningContent()
    folder.edit('home.json', oldTitle, newTitle)

    await source.look()

    expect(titleOf(source)).toBe(newTitle)
  })

  it('leaves nothing running after the end, and takes nothing any more', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { folder, source } = await runningContent({ compareEvery: 20 })
    expect(vi.getTimerCount()).toBe(1)
    folder.edit('home.json', oldTitle, newTitle)

    const look = source.look()
    source.close()
    await look

    expect(vi.getTimerCount()).toBe(0)
    expect(titleOf(source)).toBe(oldTitle)
  })
})
