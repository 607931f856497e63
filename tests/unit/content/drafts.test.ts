import { describe, expect, it } from 'vitest'
import { createLinkChecker } from '#server/app/link-checker.ts'
import { readContent } from '#server/content/read-content.ts'
import { contentFolder, faultLines } from '../../support/content-folder.ts'
import type { ContentFolder } from '../../support/content-folder.ts'

const links = createLinkChecker()

describe('a draft', () => {
  it('may be named by nothing that visitors see, and says what to do', async () => {
    const folder = contentFolder()
    makeDraft(folder, 'courses/competent-crew.json')
    const cure =
      '"competent-crew" is a draft; remove "draft" from courses/competent-crew.json when it is ready, or name another until then'

    expect(await said(folder)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^home\.json:\d+:\d+ page_data\.courses\[0\]\.slug: /),
        expect.stringMatching(/^navigation\.json:\d+:\d+ courses\.practical\[0\]\.slug: /),
      ]),
    )
    expect((await said(folder)).every((line) => line.endsWith(cure))).toBe(true)
  })

  it('may be led to by no address either', async () => {
    const folder = contentFolder()
    folder.edit('home.json', '"/events"', '"/rya-courses/competent-crew"')
    makeDraft(folder, 'courses/competent-crew.json')

    expect(await said(folder)).toContainEqual(
      expect.stringMatching(
        /buttonUrl: the page at "\/rya-courses\/competent-crew" is a draft; lead somewhere else until it is published$/,
      ),
    )
  })

  it('may be named by a course as what comes next only when that is a draft too', async () => {
    const folder = contentFolder()
    makeDraft(folder, 'holidays/cross-channel.json')
    const next = /^courses\/competent-crew\.json:\d+:\d+ next\[0\]: "cross-channel" is a draft; /

    expect(await said(folder)).toContainEqual(expect.stringMatching(next))
    makeDraft(folder, 'courses/competent-crew.json')
    expect(await said(folder)).not.toContainEqual(expect.stringMatching(next))
  })

  it('may be the next version of a page that is there, which then has to stay', async () => {
    const folder = contentFolder()
    folder.write('pages/new-knots.json', draftOf(folder, 'pages/knots.json'))

    expect(await said(folder)).toEqual([])
    makeDraft(folder, 'pages/knots.json')

    expect(await said(folder)).toContainEqual(
      expect.stringMatching(
        /knots\.json:2:3 draft: is a draft, and no other page answers "web\.home"; remove the line, /,
      ),
    )
  })
})

function makeDraft(folder: ContentFolder, file: string): void {
  folder.write(file, draftOf(folder, file))
}

/** A file with the line in front that makes it a draft. */
function draftOf(folder: ContentFolder, file: string): string {
  const value = JSON.parse(folder.read(file)) as object
  return JSON.stringify({ draft: true, ...value }, null, 2)
}

async function said({ directory, pictures }: ContentFolder): Promise<string[]> {
  const { violations } = await readContent(directory, { pictures, links })
  return faultLines(violations, directory)
}
