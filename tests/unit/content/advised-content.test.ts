import { describe, expect, it } from 'vitest'
import { readContent } from '#server/content/read-content.ts'
import { advisedContent } from './corpus/advised-content.ts'
import { brokenContent } from './corpus/broken-content.ts'
import { reportOf, wellKeptContent } from './corpus/well-kept-content.ts'

describe('well kept content', () => {
  it('is not warned of anything', () => {
    expect(reportOf(wellKeptContent())).toBe('')
  })

  it.each(advisedContent.map((one) => [one.name, one] as const))(
    'is told about %s',
    (_, { damage, faults }) => {
      const folder = wellKeptContent()

      damage(folder)

      expect(reportOf(folder).split('\n')).toEqual(faults)
    },
  )

  it('is warned of a single date once it began more than 30 days ago', () => {
    const folder = wellKeptContent()
    folder.edit('schedule/overrides.json', '[]', '[{ "reference": "CR-CC-261009", "taken": 1 }]')

    expect(reportOf(folder, '2026-11-08')).toBe('')
    expect(reportOf(folder, '2026-11-09')).toContain('warning: overrides[0].reference: began on')
  })
})

describe('a warning', () => {
  it('keeps no content from being served', () => {
    const folder = wellKeptContent()
    folder.edit('home.json', 'With us.', 'With <u>us</u>.')

    const { content, violations: faults } = readContent(folder.directory, {
      pictures: folder.pictures,
    })

    expect(faults).toEqual([])
    expect(content?.home.pageContent.page_data.hero.copy).toBe('<p>With us.</p>')
  })
})

describe('the corpus', () => {
  it('has at least 200 faults, told in at least 150 ways', () => {
    const faults = [...brokenContent, ...advisedContent].flatMap((one) => one.faults)

    expect(faults.length).toBeGreaterThanOrEqual(200)
    expect(new Set(faults.map((line) => line.replace(/^\S+ /, ''))).size).toBeGreaterThan(150)
  })
})
