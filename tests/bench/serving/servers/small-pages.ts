import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import { askInProcess } from '#server/cache/in-process.ts'
import { createPageCache } from '#server/cache/page-cache.ts'

// The page cache of the site before next to nothing, with so many pages in it from the start.
const [, , port = '', count = ''] = process.argv

const application: RequestListener = ({ url = '' }, response) => {
  response.setHeader('Cache-Control', 'no-cache')
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.end(`This is the page at ${url}. `.repeat(10))
}

const source = { site: {}, availabilityVersion: {} }
const pages = createPageCache({
  application,
  hosts: new Set([`localhost:${port}`]),
  version: '1',
  onceProps: () => '',
  fillsPages: () => false,
  pageAddress: (url) => url,
  source: () => source,
  pageFor: () => ({ seconds: null, found: {} }),
  now: () => 0,
  failures: () => 0,
  onAnswered: () => undefined,
  onError: (error) => console.error(error),
  mostBytes: 2 ** 30,
})

// Each is asked for often enough to have all its forms made before anything is measured.
const headers = { host: `localhost:${port}` }
for (let page = 0; page < Number(count); page += 1) {
  for (let time = 0; time < 3; time += 1) {
    await askInProcess(pages.listener, { url: `/${page}`, headers })
  }
}
createServer(pages.listener).listen(Number(port), '127.0.0.1')
