import type { Dice, FuzzedRequest } from './fuzzed-request.ts'

interface Broken {
  readonly text: string
  readonly ending: FuzzedRequest['ending']
}

/** Lines that no request has behind its first. */
const strangeLines = [
  'Bad Name: x',
  'Host : a',
  ': x',
  'X',
  ' folded',
  'X: a\0b',
  'X: \u007F\u0001',
  ...['-1', '+3', '0x5', '9'.repeat(30), '1, 1', ''].map((length) => `Content-Length: ${length}`),
  ...['gzip, chunked', 'chunked, gzip', 'xchunked', '', 'Chunked'].map(
    (coding) => `Transfer-Encoding: ${coding}`,
  ),
  'Content-Length: 5\r\nTransfer-Encoding: chunked',
  'Content-Length: 5\r\nContent-Length: 6',
  'Connection: close, upgrade\r\nUpgrade: websocket',
]
const longLine = `X-Big: ${'b'.repeat(17_000)}`
const manyLines = Array.from({ length: 1_500 }, (_, at) => `a${at}: `).join('\r\n')
const strangeVersions = ['HTTP/9.9', 'HTTP/2.0', 'HTTP/1.0', 'http/1.1', '']
const strangeMethods = ['get', 'BREW', 'CONNECT', 'PRI', 'GET\0', '']
const strangeChunks = ['zz\r\n', '5\r\nab', 'fffffffffffffffff\r\n', '1;x\r\na\r\n']
const otherProtocols = [
  '\u0016\u0003\u0001\u0002\0',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\0'.repeat(99),
  '\r\n\r\n',
]

/** A request as no client writes it, or half of one whose sender is gone. */
export function breakFraming(whole: string, dice: Dice): Broken {
  const cut = whole.slice(0, Math.floor(dice.chance() * whole.length))
  if (dice.is(0.15)) return { text: whole, ending: 'hangs up' }
  if (dice.is(0.2)) return { text: cut, ending: 'hangs up' }
  const first = (line: string) => whole.replace('\r\n', `\r\n${line}\r\n`)
  const text = dice.one([
    () => whole.replace('\r\n', '\n'),
    () => whole.replaceAll('\r\n', '\n'),
    () => whole.replaceAll('\r\n', '\r'),
    () => whole.replace('HTTP/1.1', dice.one(strangeVersions)),
    () => whole.replace(/^\w+/, dice.one(strangeMethods)),
    ...Array.from({ length: 6 }, () => () => first(dice.one(strangeLines))),
    () => first(longLine),
    () => first(manyLines),
    () => first('Transfer-Encoding: chunked') + dice.one(strangeChunks),
    () => flipped(whole, dice),
    () => cut,
    () => dice.one(otherProtocols) + cut,
  ])
  return { text: text(), ending: 'ends' }
}

/** A few bytes of it are others. */
function flipped(whole: string, dice: Dice): string {
  const letters = whole.split('')
  for (let count = 0; count < 5; count += 1) {
    const at = Math.floor(dice.chance() * letters.length)
    letters[at] = String.fromCodePoint(Math.floor(dice.chance() * 256))
  }
  return letters.join('')
}
