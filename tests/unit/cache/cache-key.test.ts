import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { cacheKeyOf, requestHeaders } from '#server/cache/cache-key.ts'

const host = 'saltlark.test'

function keyOf(method: string, url: string) {
  const options = {
    hosts: new Set([host]),
    version: '1',
    onceProps: () => 'menus',
    fillsPages: () => false,
    pageAddress: (address: string) => address,
  }
  return cacheKeyOf({ method, url } as IncomingMessage, { host }, options)
}

describe('the key of a request', () => {
  it.each(['GET', 'HEAD'])('is its address, for %s', (method) => {
    expect(keyOf(method, '/knots')).toEqual({ url: '/knots', isVisit: false, hasOnceProps: false })
  })

  it.each([
    ['POST', '/knots'],
    ['GET', 'http://saltlark.test/knots'],
    ['GET', `/${'a'.repeat(1000)}`],
  ])('is none for %s %s', (method, url) => {
    expect(keyOf(method, url)).toBeNull()
  })

  it('may be a thousand characters long', () => {
    expect(keyOf('GET', `/${'a'.repeat(999)}`)).not.toBeNull()
  })
})

describe('the headers that decide which answer is given', () => {
  it('are found however they are written', () => {
    const headers = requestHeaders(['HOST', host, 'x-other', '1', 'if-none-match', '"a"'])

    expect(headers).toEqual({ host, ifNoneMatch: '"a"' })
  })

  it.each([
    ['one is there twice', ['Host', host, 'host', host]],
    ['part of a page is asked for', ['X-Inertia-Partial-Data', 'menus']],
    ['a body follows', ['Content-Length', '1']],
  ])('are left to the application where %s', (_why, raw) => {
    expect(requestHeaders(raw)).toBeNull()
  })
})
