import { describe, expect, it } from 'vitest'
import { restOf } from '../../bench/serving/answer.ts'

const expected = { path: '/', status: 200 }
const head = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n'

/** For each part, whether there is more to come. */
function taken(parts: readonly string[], status = 200): boolean[] {
  const rest = restOf({ ...expected, status })
  return parts.map((part) => rest(Buffer.from(part)))
}

describe('the end of an answer', () => {
  it('is where its length says', () => {
    expect(taken([`${head}Content-Length: 10\r\n\r\n01234`, '567', '89'])).toEqual([
      true,
      true,
      false,
    ])
  })

  it('is its empty chunk, wherever the parts are cut', () => {
    const chunked = `${head}Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n`

    expect(taken([`${chunked}0\r\n\r\n`])).toEqual([false])
    expect(taken([chunked, '3\r\ndef\r\n0\r', '\n\r\n'])).toEqual([true, true, false])
  })

  it('is that of its headers when nothing has changed', () => {
    expect(taken(['HTTP/1.1 304 Not Modified\r\nETag: "a"\r\n\r\n'], 304)).toEqual([false])
  })

  it('is nothing that can be waited for under another status', () => {
    const missing = 'HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n'

    expect(() => taken([missing])).toThrow('/ did not answer 200:\nHTTP/1.1 404 Not Found')
    expect(() => taken([`${head}\r\n`])).toThrow('/ does not say how long its answer is.')
  })
})
