import { describe, expect, it } from 'vitest'
import { runningContent, titleOf, watchedContent } from '../../support/running-content.ts'

const oldTitle = 'Learn to sail'
const newTitle = 'Sail on'

describe('the watch over the files', () => {
  it('takes an edit without being asked', async () => {
    const { folder, source, changed } = watchedContent()

    folder.edit('home.json', oldTitle, newTitle)
    await changed

    expect(titleOf(source)).toBe(newTitle)
  })

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

  it('says what is wrong with a broken edit, and that the repaired one is good', async () => {
    const { folder, log } = watchedContent()
    const good = folder.read('home.json')

    const broken = log.next()
    folder.write('home.json', '{')
    expect((await broken).level).toBe('error')

    const mended = log.next()
    folder.write('home.json', good)
    expect((await mended).message).toBe('the content is good again')
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
