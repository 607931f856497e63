import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { inertia } from '../../../src/node.ts'
import type { Responder } from '../../../src/node.ts'
import { noFlash } from '../../support/no-flash.ts'
import { visit } from '../../support/servers/visitor.ts'

type Handler = (page: Responder, response: ServerResponse, request: IncomingMessage) => unknown

async function served(answer: Handler): Promise<string> {
  const begin = inertia({ version: 'first', document: () => '<main>', flashStore: noFlash })
  const server = createServer((request, response) => {
    const page = begin(request, response)
    if (page) answer(page, response, request)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('a page that fails while nobody waits for it is answered with 500, and told where errors go', async () => {
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => told.mockRestore())
  const origin = await served((page, _response, { url }) => {
    void page.render(
      'home',
      url === '/fails' ? { list: () => Promise.reject(new Error('No list')) } : {},
    )
  })

  const failed = await fetch(`${origin}/fails`)

  expect([failed.status, await failed.text()]).toEqual([500, 'Internal Server Error'])
  expect(told.mock.calls.join()).toContain('Error: No list')
  expect((await fetch(origin)).status).toBe(200)
})

it('a head that is written by hand is made into what the client understands', async () => {
  const origin = await served((_page, response) => {
    response.writeHead(302, { Location: 'https://bank.test/' }).end('Moved')
  })

  const answer = await fetch(origin, { headers: visit, redirect: 'manual' })

  expect([answer.status, await answer.text()]).toEqual([409, ''])
  expect(answer.headers.get('X-Inertia-Location')).toBe('https://bank.test/')
})
