import { describe, expect, it } from 'vitest'
import { readContent } from '#server/content/read-content.ts'
import { advisedContent } from './corpus/advised-content.ts'
import { brokenContent } from './corpus/broken-content.ts'
import { reportOf, wellKeptContent } from './corpus/well-kept-content.ts'

describe('well kept content', () => {
  it('is not warned of anything', async () => {
    expect(await reportOf(wellKeptContent())).toBe('')
  })

  it.each(advisedContent.map((one) => [one.name, one] as const))(
    'is told about %s',
    async (_, { damage, faults }) => {
      const folder = wellKeptContent()

      damage(folder)

      expect((await reportOf(folder)).split('\n')).toEqual(faults)
    },
  )

  it('is warned of a single date once it began more than 30 days ago', async () => {
    const folder = wellKeptContent()
    folder.edit('schedule/overrides.json', '[]', '[{ "reference": "CR-CC-261009", "taken": 1 }]')

    expect(await reportOf(folder, '2026-11-08')).toBe('')
    const said = await reportOf(folder, '2026-11-09')
    expect(said).toContain('warning: overrides[0].reference: began on')
  })
})

describe('a warning', () => {
  it('keeps no content from being served', async () => {
    const folder = wellKeptContent()
    folder.edit('home.json', 'With us.', 'With <u>us</u>.')

    const read = await readContent(folder.directory, { pictures: folder.pictures })

    expect(read.violations).toEqual([])
    expect(read.content?.home.pageContent.page_data.hero.copy).toBe('<p>With us.</p>')
  })
})

describe('the corpus', () => {
  it('has at least 200 faults, told in at least 150 ways', () => {
    const faults = [...brokenContent, ...advisedContent].flatMap((one) => one.faults)

    expect(faults.length).toBeGreaterThanOrEqual(200)
    expect(new Set(faults.map((line) => line.replace(/^\S+ /, ''))).size).toBeGreaterThan(150)
  })
})
