import { pbkdf2 } from 'node:crypto'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createFileAccess } from '#server/content/load/file-access.ts'
import { contentFolder } from '../../support/content-folder.ts'

it('a disk is not taken for dead while all threads of the process are busy with other things', async () => {
  const { directory } = contentFolder()
  const access = createFileAccess(20)
  const busy = Array.from({ length: 16 }, () => {
    return new Promise((done) => pbkdf2('a', 'b', 100_000, 64, 'sha512', done))
  })

  const [stats] = await access.stats([join(directory, 'home.json')])
  const file = await access.read(join(directory, 'home.json'))

  expect(stats).toHaveProperty('value')
  expect(file).toHaveProperty('value')
  expect(access.isStuck()).toBe(false)
  await Promise.all(busy)
})
