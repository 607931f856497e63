import type { KeyObject } from 'node:crypto'

/** RFC 9052 and 9053: an EC2 key on P-256, for ES256. */
export function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return map(
    [integer(1), integer(2)],
    [integer(3), integer(-7)],
    [integer(-1), integer(1)],
    [integer(-2), bytes(Buffer.from(x, 'base64url'))],
    [integer(-3), bytes(Buffer.from(y, 'base64url'))],
  )
}

/** The head of a CBOR value (RFC 8949, 3): its kind, and a number of up to 16 bits. */
function head(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value])
  if (value < 256) return Buffer.from([(kind << 5) | 24, value])
  return Buffer.from([(kind << 5) | 25, value >> 8, value & 0xff])
}

function integer(value: number): Buffer {
  return value < 0 ? head(1, -1 - value) : head(0, value)
}

export function bytes(value: Buffer): Buffer {
  return Buffer.concat([head(2, value.length), value])
}

export function text(value: string): Buffer {
  const encoded = Buffer.from(value)
  return Buffer.concat([head(3, encoded.length), encoded])
}

export function map(...entries: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([head(5, entries.length), ...entries.flat()])
}
