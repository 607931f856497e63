import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pictureSources } from '#js/lib/pictures.ts'
import { pictures as list } from '#server/content/files.ts'
import { readContent } from '#server/content/read-content.ts'

const listed = list.parse(JSON.parse(readFileSync('resources/images/pictures.json', 'utf8')))
const { content } = await readContent('resources/content')

it('pages put together the very addresses of files that the list of pictures has', () => {
  const put = Object.entries(content?.pictures ?? {}).filter(([path]) => !path.endsWith('.mp4'))

  expect(put.length).toBeGreaterThan(100)
  expect(put.map(([path, picture]) => [path, pictureSources(path, picture)])).toEqual(
    put.map(([path]) => [path, listed[path]?.sources]),
  )
})
