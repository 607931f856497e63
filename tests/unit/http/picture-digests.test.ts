import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createPictureDigests } from '#server/http/picture-digests.ts'
import { staticFiles } from '#server/http/static-files.ts'
import type { Picture } from '#server/props/shared.ts'
import { served } from '../../support/served.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const [card, small] = ['images/quay-800.jpg', 'images/quay-400.avif']
const picture: Picture = [800, 600, '', 'day', [400, 800], 0]
const files = [card, small, 'images/quay-800.avif']

it.each([card, small])('is kept for ever at the address with its digest: %s', async (file) => {
  const { digest, policyOf } = await servedPicture()

  expect(await policyOf(`${file}?v=${digest}`)).toBe('public, max-age=31536000, immutable')
})

it.each(['', '?v=', '?v=an-older', '?v=a&v=b'])(
  'is sent, and kept for no longer than files are, at its address with %j',
  async (query) => {
    const { policyOf } = await servedPicture()

    expect(await policyOf(card + query)).toBe('public, max-age=3600')
  },
)

it('is not kept for ever under a digest that it had before one of its files changed', async () => {
  const { folder, digest, policyOf } = await servedPicture()
  expect(await policyOf(`${card}?v=${digest}`)).toContain('immutable')

  writeFileSync(join(folder, small), 'another picture')

  expect(await policyOf(`${card}?v=${digest}`)).toBe('public, max-age=3600')
})

async function servedPicture() {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'images'))
  for (const file of files) writeFileSync(join(folder, file), file)
  const isDigest = createPictureDigests(folder, () => ({ [`/${card}`]: picture }))
  const origin = await served((app) => app.use(staticFiles(folder, isDigest)))
  const hash = createHash('sha256').update(files.toSorted().join('')).digest('base64url')
  const policyOf = async (address: string) => {
    const response = await fetch(`${origin}/${address}`)
    expect(response.status).toBe(200)
    return response.headers.get('cache-control')
  }
  return { folder, digest: hash.slice(0, 8), policyOf }
}
