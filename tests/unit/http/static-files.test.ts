import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { staticFiles } from '#server/http/static-files.ts'
import { sendRaw } from '../../support/raw-http.ts'
import { served } from '../../support/served.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

describe('a file', () => {
  it('is sent as what it is, and kept for an hour', async () => {
    const response = await fetch(`${await folderWith('images/mark.svg')}/images/mark.svg`)

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(await response.text()).toBe('images/mark.svg')
  })

  it('that the build named after its bytes is kept for ever', async () => {
    const file = 'build/assets/app-Bx3_9-Qz.js'

    const response = await fetch(`${await folderWith(file)}/${file}`)

    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it.each(['build/app.js', 'images/photo-12345678.jpg', 'build/assets/app-short.js'])(
    'called %s is not taken for one of those',
    async (file) => {
      const response = await fetch(`${await folderWith(file)}/${file}`)

      expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
    },
  )

  it('is not sent again to somebody who has it', async () => {
    const origin = await folderWith('robots.txt')
    const first = await fetch(`${origin}/robots.txt`)

    const again = await sendRaw(
      origin,
      'GET /robots.txt HTTP/1.1',
      'Host: localhost',
      `If-None-Match: ${first.headers.get('etag')}`,
    )

    expect(again.status).toBe(304)
  })
})

describe('what is not a file for everybody', () => {
  it.each([
    '/.env',
    '/build/.vite/manifest.json',
    '/images',
    '/images/',
    '/',
    '/index.html',
    '/../secret.txt',
    '/images/../../secret.txt',
    '/images/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    String.raw`/..\secret.txt`,
    '/images/mark.svg%00.js',
  ])('%s is left to whoever comes next', async (path) => {
    const origin = await folderWith('images/mark.svg', '.env', 'build/.vite/manifest.json')

    const { status, body } = await sendRaw(origin, `GET ${path} HTTP/1.1`, 'Host: localhost')

    expect([status, body]).toEqual([404, 'next'])
  })

  it('is a file that somebody posts to', async () => {
    const origin = await folderWith('images/mark.svg')

    expect((await fetch(`${origin}/images/mark.svg`, { method: 'POST' })).status).toBe(404)
  })
})

/** Serves the folder `public` of a folder that also holds a secret. Each file holds its own name. */
async function folderWith(...files: string[]): Promise<string> {
  const folder = temporaryFolder()
  for (const file of ['secret.txt', ...files.map((name) => `public/${name}`)]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), file.replace(/^public\//, ''))
  }
  return served((app) => {
    app.use(staticFiles(join(folder, 'public')))
    app.use((_request, response) => {
      response.status(404).send('next')
    })
  })
}
