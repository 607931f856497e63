import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bundledLibraries } from '../../support/bundled.ts'

const script = `
import { createInertiaApp } from '@inertiajs/react'
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
void createInertiaApp({
  resolve: () => () => createElement('h1', null, 'Hello'),
  setup: ({ el, App, props }) => {
    hydrateRoot(el, createElement(App, props))
    requestAnimationFrame(() => void fetch('/api/header-data'))
  },
})
`

const document = `<!doctype html><html lang="en"><head><title>Hello</title>
<script type="module" src="/entry.js"></script></head><body>
<script data-page="app" type="application/json">{"component":"hello","props":{"errors":{}},"url":"/","version":"1"}</script>
<div id="app" data-server-rendered="true"><h1>Hello</h1></div></body></html>`

/** The least page of this kind: React and the Inertia client hydrate one heading. */
export async function startLeastPage() {
  const [code] = await bundledLibraries(script, { codeSplitting: false })
  const server = createServer(({ url }, response) => {
    if (url === '/') response.setHeader('Content-Type', 'text/html').end(document)
    else if (url === '/entry.js') response.setHeader('Content-Type', 'text/javascript').end(code)
    else response.setHeader('Content-Type', 'application/json').end('{}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    stop: () => server.close().closeAllConnections(),
  }
}
