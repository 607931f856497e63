import { describe, expect, it } from 'vitest'
import type { Content } from '#server/content/content.ts'
import { contentAt } from '#server/content/publication.ts'
import { contentFolder, contentIn } from '../../support/content-folder.ts'

const spring = '2027-03-01T09:00:00Z'
const autumn = '2027-09-01T00:00:00+01:00'
const [from, to] = [Date.parse(spring), Date.parse(autumn)]

describe('a card with dates', () => {
  it.each([
    ['before publishAt', from - 1, []],
    ['from publishAt on', from, ['competent-crew']],
    ['until unpublishAt', to - 1, ['competent-crew']],
    ['from unpublishAt on no more', to, []],
  ] as const)('shows rightly %s', async (_, instant, shown) => {
    const { courses } = contentAt(await springContent(), instant).content.home.pageContent.page_data

    expect(courses.map(({ slug }) => slug)).toEqual(shown)
    // Its dates are nobody's business.
    expect(courses.filter((card) => 'publishAt' in card || 'unpublishAt' in card)).toEqual([])
  })

  it('says until when the page stays as it is', async () => {
    const content = await springContent()

    expect(contentAt(content, from - 1).until).toBe(from)
    expect(contentAt(content, from).until).toBe(to)
    expect(contentAt(content, to).until).toBe(Infinity)
  })
})

function springContent(): Promise<Content> {
  const folder = contentFolder()
  const dates = `"publishAt": "${spring}", "unpublishAt": "${autumn}"`
  folder.edit('home.json', '"className": "course"', `${dates}, "className": "course"`)
  return contentIn(folder)
}
