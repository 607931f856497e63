import { describe, expect, it } from 'vitest'
import { acceptedEncoding } from '#server/http/compression.ts'

describe('of brotli and gzip a request gets', () => {
  it.each([
    ['brotli, when it likes both as well', 'gzip, deflate, br, zstd', 'br'],
    ['gzip, when that is all it knows', 'gzip', 'gzip'],
    ['what it likes better', 'br;q=0.5, gzip;q=0.8', 'gzip'],
    ['what it likes better, however that is spelt', 'BR ; Q=0.5 ,GZIP', 'gzip'],
    ['brotli, when it takes anything', '*', 'br'],
    ['anything but what it names', 'br;q=0, *', 'gzip'],
    ['plain bytes, when it likes those best', 'br;q=0.2, identity;q=0.9', 'identity'],
    ['plain bytes, when it takes neither', 'deflate, zstd', 'identity'],
    ['plain bytes, when it refuses all else', '*;q=0', 'identity'],
    ['plain bytes, when it refuses those too', '*;q=0, identity;q=0', 'identity'],
    ['plain bytes, when it wants nothing', '', 'identity'],
    ['plain bytes, when its wish cannot be read', 'br;q=much, ;;, gzip;q=', 'identity'],
  ])('%s: %s', (_, header, expected) => {
    expect(acceptedEncoding(header, ['br', 'gzip'])).toBe(expected)
  })

  it('plain bytes, when it does not say', () => {
    expect(acceptedEncoding(undefined, ['br', 'gzip'])).toBe('identity')
  })
})

it('of what is ready a request gets nothing that is not there', () => {
  expect(acceptedEncoding('br, gzip;q=0.1', ['gzip'])).toBe('gzip')
  expect(acceptedEncoding('br', [])).toBe('identity')
})
