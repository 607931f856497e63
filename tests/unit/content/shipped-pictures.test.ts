import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pictureSources } from '#js/lib/pictures.ts'
import { pictures as list } from '#server/content/files.ts'
import { readContent } from '#server/content/read-content.ts'
import { createPictureDigests } from '#server/http/picture-digests.ts'

const listed = list.parse(JSON.parse(readFileSync('resources/images/pictures.json', 'utf8')))
const { content } = await readContent('resources/content')

it('pages put together the names of the very files that the list of pictures has, and say their digest', () => {
  const put = Object.entries(content?.pictures ?? {}).filter(([path]) => !path.endsWith('.mp4'))

  expect(put.length).toBeGreaterThan(100)
  expect(put.map(([path, picture]) => [path, pictureSources(path, picture)])).toEqual(
    put.map(([path]) => [path, withDigest(listed[path])]),
  )
})

it('the digest of every picture is that of its files', async () => {
  const pictures = content?.pictures ?? {}
  const isDigest = createPictureDigests('public', () => pictures)

  const wrong: string[] = []
  for (const [path, [, , version]] of Object.entries(pictures)) {
    if (!(await isDigest(path, version.replace('?v=', '')))) wrong.push(path)
  }
  expect(wrong, 'Run npm run art, which notes them.').toEqual([])
})

function withDigest(picture: (typeof listed)[string] | undefined) {
  return picture?.sources.map(({ type, srcSet }) => {
    return { type, srcSet: srcSet.replaceAll(/(?= \d+w)/g, `?v=${picture.digest}`) }
  })
}
