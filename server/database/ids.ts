import { randomBytes } from 'node:crypto'

/**
 * A new id: UUID version 7 (RFC 9562, section 5.7), lower case. Ids of different milliseconds sort
 * in the order of their making; within one millisecond the order is random.
 * @param now milliseconds since 1970, UTC.
 */
export function newId(now: number, random: (size: number) => Uint8Array = randomBytes): string {
  const bytes = Buffer.alloc(16)
  bytes.writeUIntBE(now, 0, 6)
  bytes.set(random(10), 6)
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
  const hex = bytes.toString('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-')
}
