import { createHash } from 'node:crypto'
import type { OutgoingHttpHeader } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isInNotModified } from '#server/http/cache-headers.ts'
import type { Encoding } from '#server/http/compression.ts'
import type { WholeAnswer } from './in-process.ts'

/** One representation of a kept answer, with all that is sent: nothing is put together for a request. */
export interface Representation {
  readonly etag: string
  readonly body: Buffer
  /** Name, value, name, value. The last place is for the name of the request. */
  readonly headers: string[]
  /**
   * In the same way, what is said to who has this answer in this encoding: that nothing has changed. By
   * every ETag that it may have, whichever of its forms was sent, and by whichever process.
   */
  readonly notModifiedHeaders: ReadonlyMap<string, string[]>
}

/** What was once answered, in the representations that are ready. */
export interface Entry {
  /** Of the plain bytes and of the headers: the same for the same answer. */
  readonly name: string
  readonly plain: Buffer
  readonly representations: Map<Encoding, Representation>
  /** In order of what is smallest. */
  ready: readonly Encoding[]
  /** True: the smallest representations were made, or are about to be. */
  isPrecompressed: boolean
  readonly headers: readonly string[]
}

export function createEntry(answer: WholeAnswer): Entry {
  const headers = lastingHeaders(answer)
  const name = createHash('sha256')
    .update(headers.join('\n'))
    .update(answer.body)
    .digest('base64url')
    .slice(0, 22)
  const entry: Entry = {
    name,
    plain: answer.body,
    headers,
    representations: new Map(),
    ready: [],
    isPrecompressed: false,
  }
  addRepresentation(entry, 'identity', answer.body, '')
  return entry
}

const bySize: readonly Encoding[] = ['br', 'gzip']

/** What tells apart, in the ETag, the forms of one encoding that differ in their bytes. */
const forms = {
  identity: [''],
  br: ['-quick-br', '-br'],
  gzip: ['-quick-gzip', '-gzip'],
} as const

/** Adds a representation, or puts it in the place of a larger one. */
function addRepresentation<Name extends Encoding>(
  entry: Entry,
  encoding: Name,
  body: Buffer,
  form: (typeof forms)[Name][number],
): void {
  const tagOf = (ending: string) => `"${entry.name}${ending}"`
  const etag = tagOf(form)
  const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
  const last = ['X-Request-Id', '']
  const unchanged = headersOf304(entry.headers)
  entry.representations.set(encoding, {
    etag,
    body,
    headers: [
      ...entry.headers,
      'ETag',
      etag,
      ...encoded,
      'Content-Length',
      String(body.length),
      ...last,
    ],
    notModifiedHeaders: new Map(
      forms[encoding].map((each) => [tagOf(each), [...unchanged, 'ETag', tagOf(each), ...last]]),
    ),
  })
  entry.ready = bySize.filter((name) => entry.representations.has(name))
}

/** How many bytes it holds, with the memory that its bodies lie in and the text of its headers. */
export function sizeOf({ representations }: Entry): number {
  return [...representations.values()].reduce((sum, { body, headers, notModifiedHeaders }) => {
    const texts = headers.join('').length * (1 + notModifiedHeaders.size)
    return sum + body.buffer.byteLength + texts
  }, 0)
}

// What belongs to one answer or to one representation of it.
const perAnswer = new Set([
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'transfer-encoding',
  'x-request-id',
])

function lastingHeaders({ headers }: WholeAnswer): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    perAnswer.has(name) || value === undefined ? [] : [name, textOf(value)],
  )
}

function textOf(value: OutgoingHttpHeader): string {
  return Array.isArray(value) ? value.join(', ') : String(value)
}

function headersOf304(headers: readonly string[]): string[] {
  const pairs = headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1] ?? '']] : []))
  return pairs.filter(([name = '']) => isInNotModified(name)).flat()
}

const brotliOf = promisify(brotliCompress)

const gzipOf = promisify(gzip)

// A fifth of the work of 4, for a tenth more bytes, until the smallest representation is there.
const quickQuality = 1

/** For whoever waits. */
export async function addQuickRepresentations(entry: Entry): Promise<void> {
  const { plain } = entry
  addRepresentation(entry, 'br', await brotli(plain, quickQuality), '-quick-br')
  addRepresentation(entry, 'gzip', await gzipOf(plain), '-quick-gzip')
}

/** As small as may be: brotli takes a hundred times the work, and is for many readers. */
export async function addSmallRepresentations(entry: Entry): Promise<void> {
  const { plain } = entry
  addRepresentation(entry, 'br', await brotli(plain, constants.BROTLI_MAX_QUALITY), '-br')
  const deflated = await gzipOf(plain, { level: constants.Z_BEST_COMPRESSION })
  addRepresentation(entry, 'gzip', deflated, '-gzip')
}

function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  return brotliOf(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
      // Of a page in smaller pieces it takes 8 MB instead of 13, for as many bytes.
      [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MIN_INPUT_BLOCK_BITS,
    },
  })
}

// The encoder takes memory for the whole window: 4 MB without this, for a page of 200 kB.
function windowFor(length: number): number {
  const bits = Math.ceil(Math.log2(length + 16))
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_DEFAULT_WINDOW: usual } = constants
  return Math.min(Math.max(bits, least), usual)
}
