import { describe, expect, it } from 'vitest'
import { runningContent, titleOf, watchedContent } from '../../support/running-content.ts'

const oldTitle = 'Learn to sail'
const newTitle = 'Sail on'

describe('content that is edited while the site runs', () => {
  it('is taken when it is good', () => {
    const { folder, source } = runningContent()
    const before = source.current()
    folder.edit('home.json', oldTitle, newTitle)

    expect(source.refresh()).toEqual({ changed: true, violations: [] })
    const taken = source.current()
    expect(source.refresh()).toEqual({ changed: false, violations: [] })
    expect(source.current()).toBe(taken)
    expect(titleOf(source)).toBe(newTitle)
    expect(source.current().version).not.toBe(before.version)
    expect(before.content.home.pageContent.page_data.hero.title).toBe(oldTitle)
  })

  it('stays as it was when a file, or the whole folder, is gone', () => {
    const { folder, source } = runningContent()
    const before = source.current()

    folder.remove('ratings.json')
    expect(source.refresh().violations).toHaveLength(1)
    folder.remove('.')
    expect(source.refresh().violations).toHaveLength(1)
    expect(source.current()).toBe(before)
  })
})

describe('the log of broken content', () => {
  it('says what is wrong and where, once for each set of faults', () => {
    const { folder, source, log } = runningContent()
    folder.edit('home.json', oldTitle, '')
    source.refresh()
    source.refresh()

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
    source.refresh()
    expect(log.lines.map(({ level }) => level)).toEqual(['error', 'error'])
  })

  it('says when the content is good again, be it as it was or better', () => {
    const { folder, source, log } = runningContent()
    const good = folder.read('home.json')

    for (const repaired of [good, good.replace(oldTitle, newTitle)]) {
      folder.write('home.json', '{')
      source.refresh()
      folder.write('home.json', repaired)
      source.refresh()
    }

    const broken = expect.stringContaining('the edited content has 1 fault')
    const mended = 'the content is good again'
    expect(log.lines.map(({ message }) => message)).toEqual([broken, mended, broken, mended])
  })
})

describe('the watch over the files', () => {
  it('takes a file that an editor saved under another name and moved into place', async () => {
    const { folder, source, changed } = watchedContent()

    folder.write('home.json~', folder.read('home.json').replace(oldTitle, newTitle))
    folder.rename('home.json~', 'home.json')
    await changed

    expect(titleOf(source)).toBe(newTitle)
  })

  it('takes an edit inside the folder of an offer', async () => {
    const { folder, source, changed } = watchedContent()

    folder.edit('courses/competent-crew.json', '325', '350')
    await changed

    expect(source.current().content.courses.get('competent-crew')?.price).toBe(350)
  })
})

describe('the second look in development, where no change is reported', () => {
  it('is taken when somebody asks for the content, once a second at most', async () => {
    let now = 0
    const { folder, source, changed } = watchedContent({
      watch: false,
      recheck: { now: () => now },
    })
    folder.edit('home.json', oldTitle, newTitle)

    now = 999
    const pending = timers()
    source.current()
    expect(timers()).toBe(pending)
    now = 1000
    source.current()
    await changed

    expect(titleOf(source)).toBe(newTitle)
  })

  it('leaves nothing running after the end', () => {
    let now = 0
    const { folder, source } = runningContent({ recheck: { now: () => now } })
    const before = timers()
    folder.edit('home.json', oldTitle, newTitle)
    now = 1000
    source.current()
    expect(timers()).toBe(before + 1)

    source.close()

    expect(timers()).toBe(before)
  })
})

function timers(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
}
