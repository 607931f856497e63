import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliOf = promisify(brotliCompress)
const gzipOf = promisify(gzip)

// A fifth of the work of 4, for a tenth more bytes, until the smallest form is there.
const quickQuality = 1

/** For whoever waits. */
export function quickBrotli(bytes: Buffer): Promise<Buffer> {
  return brotli(bytes, quickQuality)
}

/** For whoever waits. */
export function quickGzip(bytes: Buffer): Promise<Buffer> {
  return gzipOf(bytes, { level: constants.Z_DEFAULT_COMPRESSION })
}

/** Brotli as small as may be: a hundred times the work, and for many readers. */
export function smallBrotli(bytes: Buffer): Promise<Buffer> {
  return brotli(bytes, constants.BROTLI_MAX_QUALITY)
}

export function smallGzip(bytes: Buffer): Promise<Buffer> {
  return gzipOf(bytes, { level: constants.Z_BEST_COMPRESSION })
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
