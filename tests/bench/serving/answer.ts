import type { Load } from './load.ts'

type Expected = Pick<Load, 'path' | 'status'>

/**
 * Takes the parts of one answer, one after the other: is there more to come? An answer says how long
 * it is, or ends with an empty chunk; one without a body has neither.
 * @throws by what it gives, when an answer has another status than expected.
 */
export function restOf(expected: Expected): (part: Buffer) => boolean {
  let missing: number | null = null
  let isChunked = false
  let end = ''
  return (part) => {
    if (missing === null && !isChunked) {
      const { start, length } = headOf(part, expected)
      isChunked = length === null
      missing = start + (length ?? 0)
    }
    if (isChunked) {
      end = (end + part.toString('latin1', Math.max(0, part.length - lastChunk.length))).slice(-7)
      return end !== lastChunk
    }
    missing = (missing ?? 0) - part.length
    return missing > 0
  }
}

const lastChunk = '\r\n0\r\n\r\n'

/** Where an answer's body begins in its first part, and how long it is; null: it comes in chunks. */
function headOf(part: Buffer, { path, status }: Expected) {
  const end = part.indexOf('\r\n\r\n')
  const head = part.toString('latin1', 0, end + 2)
  if (end === -1 || !head.startsWith(`HTTP/1.1 ${status} `)) {
    throw new Error(`${path} did not answer ${status}:\n${part.toString('latin1', 0, 300)}`)
  }
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? []
  const isChunked = /\r\ntransfer-encoding: chunked/i.test(head)
  if (length === undefined && !isChunked && status !== 304 && status !== 204) {
    throw new Error(`${path} does not say how long its answer is.`)
  }
  return { start: end + 4, length: isChunked ? null : Number(length ?? 0) }
}
